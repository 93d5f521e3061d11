/** What a response says, as JSON. @throws if it's not JSON, or has more bytes */
export async function limitedJson(response: Response, maxBytes: number): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes`);
    pieces.push(piece);
  }
  return JSON.parse(Buffer.concat(pieces).toString("utf8"));
}
