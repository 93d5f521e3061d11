import { TemporaryPiece } from "@atrium/shared-contracts/wire/chat";

/** Reads a reply's pieces from the server's answer as it arrives: a list in JSON, with each item on a line. */
export function createPieceReader(onPiece: (piece: TemporaryPiece) => void): (text: string) => void {
  let rest = "";
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const item = line.replace(/^[[,]/, "");
      if (item !== "") onPiece(TemporaryPiece.parse(JSON.parse(item)));
    }
  };
}
