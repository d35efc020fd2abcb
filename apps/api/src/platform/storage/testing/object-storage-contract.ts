import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ObjectStorage } from '../object-storage';

export function testObjectStorage(storage: () => ObjectStorage): void {
  const read = async (key: string) => {
    const found = await storage().get(key);
    return found && { ...found, content: await everythingOf(found.content) };
  };

  it.each([
    ['images/0123abcd-800.jpg', 'image/jpeg'],
    ['images/0123abcd-800.avif', 'image/avif'],
    ['attachments/-_zyXWVU9876543210abcA.pdf', 'application/pdf'],
  ])('stores %s unchanged', async (key, type) => {
    const content = randomBytes(300_000);
    await storage().put(key, content);
    const found = await read(key);
    expect(found).toMatchObject({ size: content.length, type });
    expect(found?.content.equals(content)).toBe(true);
    expect(await storage().exists(key)).toBe(true);
  });

  it('stores an empty file, and one of ten megabytes', async () => {
    await storage().put('images/empty.jpg', Buffer.alloc(0));
    expect(await read('images/empty.jpg')).toMatchObject({ size: 0 });
    const large = randomBytes(10 * 1024 * 1024);
    await storage().put('attachments/large.pdf', large);
    expect((await read('attachments/large.pdf'))?.content.equals(large)).toBe(true);
  });

  it('stores a file by its path, and leaves the source', async () => {
    await storage().put('attachments/this-one.pdf', { path: import.meta.filename });
    const own = await readFile(import.meta.filename);
    expect((await read('attachments/this-one.pdf'))?.content.equals(own)).toBe(true);
  });

  it('returns nothing for an unknown key', async () => {
    expect(await storage().get('images/nobody.jpg')).toBeNull();
    expect(await storage().get('nowhere/nobody.jpg')).toBeNull();
    expect(await storage().exists('images/nobody.jpg')).toBe(false);
  });

  it('replaces a file with the same key', async () => {
    await storage().put('images/twice.jpg', Buffer.from('first, and longer'));
    await storage().put('images/twice.jpg', Buffer.from('second'));
    expect((await read('images/twice.jpg'))?.content.toString()).toBe('second');
  });

  it('stores one whole file for simultaneous writes of the same', async () => {
    const content = randomBytes(200_000);
    await Promise.all(Array.from({ length: 12 }, () => storage().put('images/race.jpg', content)));
    expect((await read('images/race.jpg'))?.content.equals(content)).toBe(true);
  });

  it('deletes a file, also twice', async () => {
    await storage().put('attachments/gone.pdf', Buffer.from('%PDF-1.7'));
    await storage().delete('attachments/gone.pdf');
    await storage().delete('attachments/gone.pdf');
    expect(await storage().exists('attachments/gone.pdf')).toBe(false);
  });

  it.each([
    '../secrets.jpg',
    'images/../../secrets.jpg',
    '/etc/passwd.jpg',
    'images/..jpg',
    'images/a/b.jpg',
    'images\\a.jpg',
    'images/a.jpg/..',
    'images/a%2fb.jpg',
    'images/a\0.jpg',
    'images/a.html',
    'images/a.svg',
    'images/a.jpg\n',
    'Images/a.jpg',
    'images/.jpg',
    `images/${'a'.repeat(101)}.jpg`,
    'a.jpg',
    '',
  ])('refuses the key %j', async (key) => {
    for (const attempt of [
      () => storage().put(key, Buffer.from('x')),
      () => storage().get(key),
      () => storage().exists(key),
      () => storage().delete(key),
    ]) {
      await expect(attempt()).rejects.toThrow('is malformed');
    }
  });
}

async function everythingOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
