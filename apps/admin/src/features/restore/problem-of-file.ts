import { text } from './text';

/** What was chosen need not be sent. Its message is a sentence. */
export class InvalidFile extends Error {
  override readonly name = 'UnfitFile';
}

const firstBytes = 256;
/** Stands in the second line. */
const mark = '"vanity-tops-export"';

/**
 * What is wrong with a file that can be told before it is sent, which may take minutes; null: it is worth sending. All
 * else the API says, which looks at every line.
 */
export async function problemOfFile(file: File, mostBytes: number): Promise<string | null> {
  if (file.size > mostBytes) return text.tooLarge(mostBytes);
  const start = await file.slice(0, firstBytes).text();
  return start.includes(mark) ? null : text.notExport;
}
