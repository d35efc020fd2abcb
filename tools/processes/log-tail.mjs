// @ts-check
import { readFileSync } from 'node:fs';

/**
 * The last lines of a log, '' when there is none.
 * @param {string} file
 * @param {number} [lines]
 */
export function logTail(file, lines = 15) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}
