/** A file in an archive, as the archive's directory has it. */
export interface ZipEntry {
  readonly name: string;
  /** Whether it's deflated. Otherwise it's stored as it is. */
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  /** What the directory says, which needn't be true. */
  readonly bytes: number;
  /** The content as it's stored. Undefined if the archive is broken there. */
  packed(): Promise<Blob | undefined>;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEAD_BYTES = 30;
const COMMENT_MAX_BYTES = 0xffff;
/** A directory has no more than 65,535 entries, whose names and notes can be far longer than any that's meant well. */
const DIRECTORY_MAX_BYTES = 16 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/** True if the file begins as an archive does. */
export async function isZip(file: Blob): Promise<boolean> {
  const [p, k, three, four] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return p === 0x50 && k === 0x4b && three === 3 && four === 4;
}

/**
 * The files in an archive whose names are wanted, by its directory: nothing else is read before it's asked for. Encrypted ones are
 * left out. Undefined if the archive is broken, over 4 GB, or its directory is over 16 MB.
 */
export async function zipEntries(file: Blob, isWanted: (name: string) => boolean): Promise<ZipEntry[] | undefined> {
  return outsideIsUndefined(() => readEntries(file, isWanted));
}

async function readEntries(file: Blob, isWanted: (name: string) => boolean): Promise<ZipEntry[] | undefined> {
  const tail = await viewOf(file, Math.max(0, file.size - END_BYTES - COMMENT_MAX_BYTES), file.size);
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return undefined;
  const count = tail.getUint16(end + 10, true);
  const begin = tail.getUint32(end + 16, true);
  const directoryBytes = tail.getUint32(end + 12, true);
  if (directoryBytes > DIRECTORY_MAX_BYTES) return undefined;
  const directory = await viewOf(file, begin, begin + directoryBytes);
  const decoder = new TextDecoder();
  const entries: ZipEntry[] = [];
  for (let at = 0, index = 0; index < count; index += 1) {
    if (directory.getUint32(at, true) !== ENTRY) return undefined;
    const isEncrypted = (directory.getUint16(at + 8, true) & 1) === 1;
    const method = directory.getUint16(at + 10, true);
    const packedBytes = directory.getUint32(at + 20, true);
    const bytes = directory.getUint32(at + 24, true);
    const nameBytes = directory.getUint16(at + 28, true);
    const more = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    const place = directory.getUint32(at + 42, true);
    const name = decoder.decode(new Uint8Array(directory.buffer, at + ENTRY_BYTES, nameBytes));
    at += ENTRY_BYTES + nameBytes + more;
    if (isEncrypted || (method !== STORED && method !== DEFLATED) || !isWanted(name)) continue;
    const packed = async () =>
      outsideIsUndefined(async () => {
        const head = await viewOf(file, place, place + HEAD_BYTES);
        const content = place + HEAD_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
        return file.slice(content, content + packedBytes);
      });
    entries.push({ name, isDeflated: method === DEFLATED, packedBytes, bytes, packed });
  }
  return entries;
}

/** Undefined if it reads a position that's outside of the archive. */
async function outsideIsUndefined<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> =>
  new DataView(await file.slice(from, to).arrayBuffer());
