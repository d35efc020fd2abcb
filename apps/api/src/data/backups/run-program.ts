import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

interface Options {
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  /** Given to it to read. */
  input?: (to: Writable) => Promise<void>;
  /** Reads what it writes. */
  output?: (from: Readable) => Promise<void>;
}

/** Of what a program complains the end is kept. */
const mostKept = 2_000;

/**
 * Runs a program of the machine to its end.
 * @throws Error with the last that it said, where it fails, or where input or output do: then it is ended first
 */
export async function runProgram(
  file: string,
  args: readonly string[],
  { env, signal, input, output }: Options,
): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
  const abort = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', abort, { once: true });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-mostKept)));
  // It may leave without reading to the end: then its code tells more than the broken pipe.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const feed = async () => {
    try {
      await input?.(child.stdin);
    } catch (error) {
      // Without an end: what it was given so far is not the whole.
      abort();
      throw error;
    }
    child.stdin.end();
  };
  const read = async () => {
    if (!output) return void child.stdout.resume();
    try {
      await output(child.stdout);
    } catch (error) {
      abort();
      throw error;
    }
    await finished(child.stdout, { readable: true }).catch(() => undefined);
  };
  const [code, ...pipes] = await Promise.allSettled([ended, feed(), read()]);
  signal?.removeEventListener('abort', abort);
  signal?.throwIfAborted();
  if (code.status === 'rejected') throw code.reason;
  const broken = pipes.find((each) => each.status === 'rejected');
  const lines = said.trim().split('\n');
  const words = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? '';
  if (code.value !== 0 && code.value !== null)
    throw new Error(`${nameOf(file)} failed: ${words || `code ${code.value}`}`);
  if (broken) throw broken.reason;
  if (code.value !== 0) throw new Error(`${nameOf(file)} was ended: ${words}`);
}

/** The path may tell of the machine. */
const nameOf = (file: string) => file.split(/[\\/]/).at(-1) ?? file;
