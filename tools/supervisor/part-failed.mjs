// @ts-check
import { relative } from 'node:path';
import { logTail } from '../processes/log-tail.mjs';

/** A part that did not start, or ended by itself: one sentence, and what its log said last. */
export class PartFailed extends Error {
  /**
   * @param {string} name
   * @param {string} what
   * @param {string} logFile
   */
  constructor(name, what, logFile) {
    const tail = logTail(logFile);
    const shown = relative(process.cwd(), logFile);
    super(
      `${name} ${what}.${tail ? ` The last lines of ${shown}:\n\n${tail}\n` : ` Its log ${shown} is empty.`}`,
    );
    this.part = name;
  }
}
