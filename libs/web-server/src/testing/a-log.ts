import { Writable } from 'node:stream';

/** Where a server may log to, and what has come there. */
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
