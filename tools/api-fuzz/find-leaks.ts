import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What people enter in random requests, and what would let somebody in: no log, no figure and no error may have it. */
export const canaries = [
  'Ada Lovelace',
  'ada@example.com',
  '0118 496 0123',
  '1 High Street',
  'And a splashback.',
  'vanity-top-dev',
];

/** Which secrets stand in which file of a folder, each with the first line that has it. */
export function findLeaks(folder: string, secrets: readonly string[]): string[] {
  return readdirSync(folder).flatMap((file) => {
    // What a browser tells of a failure is whatever it likes; a name in it cannot be known for one.
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => !line.includes('"context":"Browser"'));
    return secrets.flatMap((secret) => {
      const line = lines.find((each) => each.includes(secret));
      return line ? [`${file} has ${secret}: ${line.slice(0, 300)}`] : [];
    });
  });
}
