import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a PDF says to whoever opens it. */
export interface ReadPdf {
  pages: number;
  /** All of its words, with single spaces. */
  text: string;
  title: string;
  author: string;
  language: string;
  links: string[];
  /** What is said of each figure to those who do not see it. */
  figures: string[];
}

const program = fileURLToPath(new URL('./extract-pdf.mjs', import.meta.url));

/** Reads a PDF back. */
export function readPdf(pdf: Buffer): Promise<ReadPdf> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [program], { maxBuffer: 4e6 }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr || error.message));
      else resolve(JSON.parse(stdout) as ReadPdf);
    });
    child.stdin?.end(pdf);
  });
}
