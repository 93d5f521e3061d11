import { crc32, deflateSync } from "node:zlib";

/** A PNG whose header claims this size. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = width * height < 10_000 ? deflateSync(Buffer.alloc((width * 3 + 1) * height)) : Buffer.alloc(20);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The head of a JPEG with an EXIF segment before its frame. */
export function jpeg(width: number, height: number): Buffer {
  const exif = Buffer.from("ffe1000a4578696600004d4d", "hex");
  const frame = Buffer.from("ffc0001108000000000301220002110103110", "hex");
  const sized = Buffer.concat([frame, Buffer.alloc(4)]);
  sized.writeUInt16BE(height, 5);
  sized.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from("ffd8", "hex"), exif, sized, Buffer.from("ffd9", "hex")]);
}

export const sample = {
  gif: Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
  webp: Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64"),
  pdf: Buffer.from("%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n"),
} as const;
