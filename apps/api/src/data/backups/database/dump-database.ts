import { open } from 'node:fs/promises';
import { connectionEnvironment } from './connection-environment';
import type { PostgresProgram } from './find-program';
import { runProgram } from './run-program';

interface Input {
  databaseUrl: string;
  program: PostgresProgram;
  /** Where it is written to. */
  path: string;
  signal: AbortSignal;
}

/**
 * Has pg_dump write the whole database into a file that only we may read. Sessions of staff stay behind: nobody is to be
 * signed in by a restore.
 */
export async function dumpDatabase({ databaseUrl, program, path, signal }: Input): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    const args = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--lock-wait-timeout=30s',
      '--exclude-table-data=public.staff_session',
      `--file=${path}`,
    ];
    await runProgram(program.path, args, { env: connectionEnvironment(databaseUrl), signal });
    await file.sync();
  } finally {
    await file.close();
  }
}
