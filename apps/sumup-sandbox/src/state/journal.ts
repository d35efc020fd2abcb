import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const syncToDisk = promisify(fdatasync);

/**
 * A file of JSON lines that only grows. A line is with the operating system when `append` returns, so that
 * kill -9 cannot lose it, and on the disk when `synced` resolves, so that a power cut cannot.
 */
export class Journal {
  private file: number;
  private syncing: Promise<void> | undefined;
  private written = 0;
  private onDisk = 0;
  size: number;

  private constructor(
    private readonly path: string,
    size: number,
  ) {
    this.file = openSync(path, 'r+');
    // What follows the last whole line was being written when the process ended; nobody was told of it.
    ftruncateSync(this.file, size);
    this.size = size;
  }

  /** Opens the file, or makes it, and gives all lines that are in it. */
  static open(path: string): { journal: Journal; lines: unknown[] } {
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) closeSync(openSync(path, 'a'));
    const content = readFileSync(path);
    const whole = content.lastIndexOf('\n') + 1;
    const lines = content
      .subarray(0, whole)
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line, index) => parseLine(line, `${path}:${index + 1}`));
    return { journal: new Journal(path, whole), lines };
  }

  append(value: unknown, { isPromise = true } = {}): void {
    const line = Buffer.from(`${JSON.stringify(value)}\n`);
    this.size += writeAll(this.file, line, this.size);
    if (isPromise) this.written += 1;
  }

  /** Resolves when every promise appended so far is on the disk. Those who wait together share one sync. */
  async synced(): Promise<void> {
    const wanted = this.written;
    while (this.onDisk < wanted) await (this.syncing ??= this.sync());
  }

  /** Puts one line in the place of all. The old file stays until the new one is safe. */
  async rewrite(toValue: () => unknown): Promise<void> {
    // The old file is closed below; a sync still waiting its turn would find another file at its number.
    while (this.syncing) await this.syncing;
    const next = `${this.path}.next`;
    const file = openSync(next, 'w');
    this.size = writeAll(file, Buffer.from(`${JSON.stringify(toValue())}\n`), 0);
    fsyncSync(file);
    renameSync(next, this.path);
    syncFolder(dirname(this.path));
    closeSync(this.file);
    this.file = file;
    this.onDisk = this.written;
  }

  close(): void {
    closeSync(this.file);
  }

  private async sync(): Promise<void> {
    const upTo = this.written;
    try {
      await syncToDisk(this.file);
      this.onDisk = upTo;
    } finally {
      this.syncing = undefined;
    }
  }
}

function parseLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`The sandbox's journal is damaged at ${place}; move the file away to begin anew.`);
  }
}

function writeAll(file: number, bytes: Buffer, position: number): number {
  let done = 0;
  while (done < bytes.length) done += writeSync(file, bytes, done, bytes.length - done, position + done);
  return done;
}

/** Makes a renaming last. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
