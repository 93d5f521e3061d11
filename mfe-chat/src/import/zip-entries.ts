/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  /** The content as it's stored. */
  readonly packed: Blob;
  /** Whether `packed` is deflated. Otherwise it's the content itself. */
  readonly isDeflated: boolean;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEAD_BYTES = 30;
const COMMENT_MAX_BYTES = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** True if the file begins as an archive does. */
export async function isZip(file: Blob): Promise<boolean> {
  const [p, k, three, four] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return p === 0x50 && k === 0x4b && three === 3 && four === 4;
}

/** The files in an archive, by its directory. Their content is only read when it's wanted. Undefined if the archive is broken, encrypted or over 4 GB. */
export async function zipEntries(file: Blob): Promise<ZipEntry[] | undefined> {
  try {
    return await readEntries(file);
  } catch (error) {
    // A position outside the archive.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

async function readEntries(file: Blob): Promise<ZipEntry[] | undefined> {
  const tail = await viewOf(file, Math.max(0, file.size - END_BYTES - COMMENT_MAX_BYTES), file.size);
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return undefined;
  const count = tail.getUint16(end + 10, true);
  const begin = tail.getUint32(end + 16, true);
  const directory = await viewOf(file, begin, begin + tail.getUint32(end + 12, true));
  const entries: ZipEntry[] = [];
  for (let at = 0, index = 0; index < count; index += 1) {
    if (directory.getUint32(at, true) !== ENTRY) return undefined;
    const isEncrypted = (directory.getUint16(at + 8, true) & 1) === 1;
    const method = directory.getUint16(at + 10, true);
    const size = directory.getUint32(at + 20, true);
    const nameBytes = directory.getUint16(at + 28, true);
    const more = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    const place = directory.getUint32(at + 42, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + ENTRY_BYTES, nameBytes));
    at += ENTRY_BYTES + nameBytes + more;
    if (isEncrypted || (method !== STORED && method !== DEFLATED)) continue;
    const head = await viewOf(file, place, place + HEAD_BYTES);
    const content = place + HEAD_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
    entries.push({ name, packed: file.slice(content, content + size), isDeflated: method === DEFLATED });
  }
  return entries;
}

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> =>
  new DataView(await file.slice(from, to).arrayBuffer());
