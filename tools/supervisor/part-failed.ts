import { relative } from 'node:path';
import { logTail } from '../processes/log-tail.ts';

/** A part that did not start, or ended by itself: one sentence, and what its log said last. */
export class PartFailed extends Error {
  part;
  constructor(name: string, what: string, logFile: string) {
    const tail = logTail(logFile);
    const shown = relative(process.cwd(), logFile);
    super(
      `${name} ${what}.${tail ? ` The last lines of ${shown}:\n\n${tail}\n` : ` Its log ${shown} is empty.`}`,
    );
    this.part = name;
  }
}
