import { attachmentKey, type Attachment } from '../attachments/index';

const picture = /\/api\/images\/([A-Za-z0-9_-]{1,100}\.(?:jpg|avif))/g;

/** Tables whose rows name files. */
export const tablesWithFiles = ['color', 'quote', 'attachment'] as const;

/** Tables whose rows name pictures by their addresses: colours, and quotes, which keep those that they were made with. */
const withPictures: readonly string[] = ['color', 'quote'];

/** The keys in the object storage of the files that a row names; pictures that ship with the product are none. */
export function namedFiles(table: string, row: string): string[] {
  if (withPictures.includes(table)) return [...row.matchAll(picture)].map(([, name]) => `images/${name}`);
  if (table === 'attachment') return [attachmentKey(JSON.parse(row) as Attachment)];
  return [];
}
