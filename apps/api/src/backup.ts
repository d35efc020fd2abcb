import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { readBackupOptions, runBackupCommand, UsageError, type BackupOptions } from './data';
import { processConfig } from './config/process-config';
import { readBackupConfig } from './config/read-config';
import { entities } from './entities';

const options = readInput();
const config = processConfig(readBackupConfig);
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => ending.abort(new Error('Broken off.')));
try {
  await runBackupCommand(options, {
    config,
    entities,
    print: (line) => console.info(line),
    ask,
    signal: ending.signal,
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function ask(question: string): Promise<string> {
  const screen = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<string>((resolve) => screen.once('close', () => resolve('')));
  const answer = await Promise.race([screen.question(question), gone]);
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
  list                                  says which there are
  test                                  restores the latest into RESTORE_TEST_DATABASE_URL, and says whether that works
  restore BACKUP [--replace] [--yes]    restores one into an empty database, or in place of what is there

  BACKUP is a name of the list.`);
    process.exit(64); // EX_USAGE of sysexits.h
  }
}
