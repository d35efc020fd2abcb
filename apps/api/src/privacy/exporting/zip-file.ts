import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  content: Buffer;
}

/** The fourth part of the format, and the first that tells names in UTF-8. */
const version = 20;
const namesAreUtf8 = 0x0800;
const stored = 0;
/** 1 January 1980: the format has no way to say that nobody knows. */
const noTime = { time: 0, date: 0x21 };

/**
 * A zip archive, entry by entry, without compression: what goes in is small, or packed already. One entry is in memory at
 * a time.
 */
export async function* zipFile(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const common = commonFields(nameBytes, content);
    const head = Buffer.concat([signature(0x04034b50), common, nameBytes]);
    directory.push(
      Buffer.concat([signature(0x02014b50), two(version), common, Buffer.alloc(10), four(offset), nameBytes]),
    );
    yield head;
    yield content;
    offset += head.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = two(directory.length);
  yield Buffer.concat([
    ...directory,
    ...[signature(0x06054b50), two(0), two(0), count, count, four(size), four(offset), two(0)],
  ]);
}

/** What an entry says in both places: ends with the length of the name and of further fields, of which there are none. */
const commonFields = (name: Buffer, content: Buffer): Buffer =>
  Buffer.concat([
    ...[version, namesAreUtf8, stored, noTime.time, noTime.date].map(two),
    four(crc32(content)),
    four(content.length),
    four(content.length),
    two(name.length),
    two(0),
  ]);

const signature = (value: number) => four(value);

function two(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function four(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
