import { readFileSync } from 'node:fs';

/** The last lines of a log, '' when there is none. */
export function logTail(file: string, lines = 15) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}
