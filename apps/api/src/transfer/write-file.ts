import { createHash } from 'node:crypto';
import type { StoredObject } from '../platform/storage/object-storage';

/**
 * A file of the object storage as a line of an export, part by part.
 * @throws Error where it is shorter or longer than it says
 */
export async function* writeFile(
  key: string,
  { content, size }: Pick<StoredObject, 'content' | 'size'>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  /** Three bytes make four characters, so what is left over goes with the next part. */
  let rest = Buffer.alloc(0);
  yield `{"key":${JSON.stringify(key)},"size":${size},"content":"`;
  for await (const part of content as AsyncIterable<Buffer>) {
    hash.update(part);
    bytes += part.length;
    const whole = Buffer.concat([rest, part]);
    const end = whole.length - (whole.length % 3);
    yield whole.toString('base64', 0, end);
    rest = whole.subarray(end);
  }
  if (bytes !== size) throw new Error(`${key} has ${bytes} bytes instead of ${size}`);
  yield `${rest.toString('base64')}","sha256":"${hash.digest('hex')}"}`;
}
