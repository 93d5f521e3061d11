const BLOCK_BYTES = 512;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;

/**
 * The header of a tar entry (ustar). A file's header is followed by its bytes and {@link tarPadding}.
 * @param name relative, at most 99 bytes
 * @param size the file's size in bytes; undefined for a directory
 */
export function tarHeader(name: string, size?: number): Buffer {
  if (Buffer.byteLength(name) > 99) throw new Error(`The name is too long for a tar file: ${name}`);
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write(octal(size === undefined ? 0o700 : 0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size ?? 0, 11), 124);
  header.write(octal(Math.floor(Date.now() / 1_000), 11), 136);
  // The checksum counts its own field as spaces.
  header.write(" ".repeat(8), 148);
  header.write(size === undefined ? "5" : "0", 156);
  header.write("ustar\x0000", 257);
  header.write(`${octal(sum(header), 6)} `, 148);
  return header;
}

/** The padding for the last block of a file of that size. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);

/** Goes at the end of a tar file. */
export const TAR_END = Buffer.alloc(2 * BLOCK_BYTES);

function sum(bytes: Buffer): number {
  let total = 0;
  for (const byte of bytes) total += byte;
  return total;
}
