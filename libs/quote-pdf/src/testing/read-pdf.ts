import { fork, type ChildProcess } from 'node:child_process';
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

type Answer = { found: ReadPdf } | { error: string };

const program = fileURLToPath(new URL('./extract-pdf.mjs', import.meta.url));

let reader: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Reads a PDF back, one after another: the program that does takes longer to start than to read. */
export function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const found = last.then(() => ask(pdf));
  last = found.catch(() => undefined);
  return found;
}

function ask(pdf: Buffer): Promise<ReadPdf> {
  const child = (reader ??= fork(program, { execArgv: [], serialization: 'advanced' }));
  return new Promise<ReadPdf>((resolve, reject) => {
    const ended = () => {
      reader = undefined;
      reject(new Error('the program that reads PDFs has ended'));
    };
    keepAlive(child, true);
    child.once('exit', ended);
    child.once('message', (answer: Answer) => {
      child.off('exit', ended);
      keepAlive(child, false);
      if ('found' in answer) resolve(answer.found);
      else reject(new Error(answer.error));
    });
    child.send(pdf);
  });
}

/** Between two PDFs it holds nobody up; it ends with whoever asked. */
function keepAlive(child: ChildProcess, isAsked: boolean): void {
  const deed = isAsked ? 'ref' : 'unref';
  child[deed]();
  child.channel?.[deed]();
}
