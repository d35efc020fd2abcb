import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { readBackupOptions, runBackupCommand, UsageError, type BackupOptions } from './data';
import { processConfig } from './config/process-config';
import { readBackupConfig } from './config/read-config';
import { entities } from './entities';

const options = readInput();
const config = processConfig(readBackupConfig);
const abortController = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => abortController.abort(new Error('Interrupted.')));
try {
  await runBackupCommand(options, {
    config,
    entities,
    print: (line) => console.info(line),
    prompt,
    signal: abortController.signal,
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function prompt(question: string): Promise<string> {
  const screen = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => screen.once('close', () => resolve('')));
  const answer = await Promise.race([screen.question(question), closed]);
  screen.close();
  return answer.trim();
}

function readInput(): BackupOptions {
  try {
    return readBackupOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}

  take                                  takes a backup now
  list                                  lists the backups
  test                                  restores the latest into RESTORE_TEST_DATABASE_URL, and says whether that works
  restore BACKUP [--replace] [--yes]    restores a backup into an empty database, or replaces an existing one

  BACKUP is a name from the list.`);
    process.exit(64); // EX_USAGE of sysexits.h
  }
}
