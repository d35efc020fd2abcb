import { zipFile, type ZipEntry } from './zip-file';

async function* of(...entries: ZipEntry[]) {
  for (const entry of entries) yield await Promise.resolve(entry);
}
async function zipped(...entries: ZipEntry[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zipFile(of(...entries))) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads an archive as other programs do: from the directory at its end. */
function unzipped(archive: Buffer): ZipEntry[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const size = archive.readUInt32LE(at + 20);
    const head = archive.readUInt32LE(at + 42);
    const begin = head + 30 + archive.readUInt16LE(head + 26);
    at += 46 + nameLength;
    return { name, content: archive.subarray(begin, begin + size) };
  });
}

const entries = [
  { name: 'what-we-hold.json', content: Buffer.from('{"name":"Zoë"}') },
  { name: 'files/1 Küche £.pdf', content: Buffer.alloc(70_000, 7) },
  { name: 'empty', content: Buffer.alloc(0) },
];

it('can be read back, names and bytes', async () => {
  expect(unzipped(await zipped(...entries))).toEqual(entries);
  expect(unzipped(await zipped())).toEqual([]);
});
