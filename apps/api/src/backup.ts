import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { DataSource } from 'typeorm';
import { readBackupOptions, runBackupCommand, UsageError, type BackupOptions } from './data/restore';
import { processConfig } from './config/process-config';
import { readBackupConfig } from './config/read-config';
import { dataSourceOptions } from './database/data-source-options';
import { Statements } from './database/statements';

const options = readInput();
const config = processConfig(readBackupConfig);
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => ending.abort(new Error('Broken off.')));
try {
  await runBackupCommand(options, {
    config,
    withStatements,
    tell: (line) => console.info(line),
    ask,
    signal: ending.signal,
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function withStatements<Result>(use: (statements: Statements) => Promise<Result>): Promise<Result> {
  const database = new DataSource(dataSourceOptions({ ...config, databasePoolSize: 2 }, []));
  await database.initialize();
  try {
    return await use(new Statements(database));
  } finally {
    await database.destroy();
  }
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
  check [BACKUP]                        reads one again, the latest unless named, and says whether it is whole
  restore BACKUP [--replace] [--yes]    brings one back into an empty database, or in place of what is there

  BACKUP is a name of the list, or a folder.`);
    process.exit(64); // EX_USAGE of sysexits.h
  }
}
