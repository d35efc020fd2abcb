import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Ways {
  /** Instead of its version. */
  says?: string;
  /** What it does else, in JavaScript; `args` are its arguments. */
  does?: string;
}

/** Puts something into a folder that says it is a program of PostgreSQL. @returns where it lies */
export function fakeProgram(
  folder: string,
  name: string,
  version: string,
  { says = `${name} (PostgreSQL) ${version}`, does = '' }: Ways = {},
): string {
  const path = join(folder, name);
  const lines = [
    `#!${process.execPath}`,
    'const args = process.argv.slice(2);',
    `if (args[0] === '--version') { console.log(${JSON.stringify(says)}); process.exit(0); }`,
    does,
  ];
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o755 });
  return path;
}
