import { Writable } from 'node:stream';

/** A log target, and its lines. */
export function aLog() {
  const lines: string[] = [];
  const logTo = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  return { lines, logTo };
}
