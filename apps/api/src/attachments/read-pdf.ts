import { readFile } from 'node:fs/promises';

/** How a PDF begins, and what stands near its end. */
const beginning = /^%PDF-[12]\.\d/;
const end = '%%EOF';
const nearEnd = 2_048;

/** A PDF from a file of ours, as it is; null where it is none, or not a whole one. */
export async function readPdf(path: string): Promise<Buffer | null> {
  const content = await readFile(path);
  const isPdf = beginning.test(content.toString('latin1', 0, 16));
  return isPdf && content.toString('latin1', Math.max(0, content.length - nearEnd)).includes(end)
    ? content
    : null;
}
