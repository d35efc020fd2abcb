import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupConfig } from '../../config/read-config';
import { withDatabase } from '../../database/with-database';
import { Clock } from '../../platform/clock/clock';
import { createStorage } from '../../platform/storage/storage.module';
import { BackupBucket } from '../backups/backup-bucket';
import { BackupError } from '../backups/backup-manifest';
import { BackupRun } from '../backups/backup-run.entity';
import { BackupStore, type KeptBackup } from '../backups/backup-store';
import { Backups } from '../backups/backups';
import { RestoreTestRun } from '../backups/restore-test-run.entity';
import { checkBackup, restoreBackup, type Target } from './restore-backup';
import { RestoreTest } from './restore-test';

const units = ['kB', 'MB', 'GB', 'TB'];

/** '3.4 MB' */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  let value = bytes;
  let unit = '';
  for (const next of units) {
    if (value < 999.95) break;
    value /= 1_000;
    unit = next;
  }
  return `${value.toFixed(1)} ${unit}`;
}

/** What a command needs of the process that it runs in. */
interface Surroundings {
  config: BackupConfig;
  tell: (line: string) => void;
  /** What somebody types in answer. */
  ask: (question: string) => Promise<string>;
  signal: AbortSignal;
}

/**
 * Takes, lists, checks, tries or brings back a backup.
 * @throws BackupError and others, whose message is for whoever called
 */
export async function runBackupCommand(options: BackupOptions, around: Surroundings): Promise<void> {
  if (options.kind === 'take') await take(around);
  else if (options.kind === 'list') await list(around);
  else if (options.kind === 'check') await check(options.backup, around);
  else if (options.kind === 'test') await test(around);
  else await restore(options, around);
}

async function take({ config, tell, signal }: Surroundings): Promise<void> {
  const storage = createStorage(config.storage);
  await storage.onModuleInit();
  const taken = await withDatabase(
    config.databaseUrl,
    (statements) =>
      new Backups(config, statements, storage, new Clock()).take({ wantedBy: 'command', signal }),
    [BackupRun],
  );
  if (!taken) throw new BackupError('Another backup is being taken just now.');
  const { manifest, added, removed } = taken;
  const { note } = manifest.database;
  tell(`${describe(taken)}, ${added} of them new`);
  if (note) tell(`It is an export, as ${note}.`);
  if (manifest.missing.length) tell(`Lost before: ${manifest.missing.join(', ')}`);
  for (const name of removed) tell(`${name} is not kept any more`);
  tell(`In ${taken.folder}`);
}

async function list({ config, tell }: Surroundings): Promise<void> {
  const here = await new BackupStore(config.backupFolder).list();
  const there = (await bucketOf(config)?.list()) ?? [];
  if (!here.length && !there.length) tell('There are no backups.');
  for (const backup of here) tell(describe(backup));
  for (const backup of there)
    if (!here.some(({ name }) => name === backup.name)) tell(`${describe(backup)}, in the bucket alone`);
}

async function check(backup: string | null, around: Surroundings): Promise<void> {
  const { config, tell } = around;
  const bucket = bucketOf(config);
  const [latest] = backup ? [] : await (bucket ?? new BackupStore(config.backupFolder)).list();
  const name = backup ?? latest?.name;
  if (!name) throw new BackupError('There are no backups.');
  const manifest = await withFolder(name, config, checkBackup);
  tell(`${name}: the database and ${manifest.files.length} files are as they were written.`);
}

async function test({ config, tell }: Surroundings): Promise<void> {
  const tested = await withDatabase(
    config.databaseUrl,
    (statements) => new RestoreTest(config, statements, new Clock()).testLatest(),
    [RestoreTestRun],
  );
  if (!tested) throw new BackupError('Another test is under way.');
  tell(`${tested.backup} can be restored: it has ${tested.quotes} quotes.`);
}

async function restore(
  { backup, replaces, isSure }: Extract<BackupOptions, { kind: 'restore' }>,
  { config, tell, ask }: Surroundings,
): Promise<void> {
  const storage = createStorage(config.storage);
  await storage.onModuleInit();
  const mayReplace = async ({ name }: Target) => {
    if (!replaces) throw new BackupError(`The database ${name} is not empty: --replace replaces all of it.`);
    const question = `Everything in the database ${name} is replaced. Type its name to go on: `;
    return isSure || (await ask(question)) === name;
  };
  const manifest = await withFolder(backup, config, (folder) =>
    restoreBackup({ config, storage, folder, mayReplace }),
  );
  tell(`Restored: the database of ${manifest.takenAt} and ${manifest.files.length} files.`);
  tell(
    'Payments under way, refunds and waiting mails are held back until an admin lets them go on, on the Migration page.',
  );
  if (manifest.database.kind === 'export')
    tell(
      'Accounts that were not there have no password. Where no admin can sign in: admin:create --email … --reset-password (docs/runbook.md)',
    );
}

const bucketOf = ({ backups }: BackupConfig) => backups.bucket && new BackupBucket(backups.bucket);

/** A name of one of ours, here or in the bucket; or any folder. */
async function withFolder<Result>(
  backup: string,
  config: BackupConfig,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (backup.includes('/') || backup.includes(sep)) return work(backup);
  const folder = new BackupStore(config.backupFolder).folderOf(backup);
  const bucket = existsSync(folder) ? null : bucketOf(config);
  return bucket ? bucket.withCopy(backup, work) : work(folder);
}

const describe = ({
  name,
  manifest: { database, files, product, server },
}: Pick<KeptBackup, 'name' | 'manifest'>): string =>
  `${name}  ${database.by ?? 'export'}, ${sizeOf(database.size)}, PostgreSQL ${server}, product ${product}, ${files.length} files`;

/** What whoever calls the command wants. */
export type BackupOptions =
  | { kind: 'take' }
  | { kind: 'list' }
  | { kind: 'test' }
  | { kind: 'check'; backup: string | null }
  | { kind: 'restore'; backup: string; replaces: boolean; isSure: boolean };

/** What is wrong with the call, in a sentence for whoever made it. */
export class UsageError extends Error {}

/** Reads `take`, `list`, `test`, `check [BACKUP]` or `restore BACKUP [--replace] [--yes]`. @throws UsageError */
export function readBackupOptions(args: readonly string[]): BackupOptions {
  const { values, positionals } = parse(args);
  const [kind, backup, ...more] = positionals;
  const { replace = false, yes = false } = values;
  if (more.length) throw new UsageError('One backup at a time.');
  if (kind === 'restore') {
    if (!backup) throw new UsageError('Say which backup: its name, or its folder.');
    if (yes && !replace) throw new UsageError('--yes says nothing without --replace.');
    return { kind, backup, replaces: replace, isSure: yes };
  }
  if (replace || yes) throw new UsageError('--replace and --yes belong to restore.');
  if (kind === 'check') return { kind, backup: backup ?? null };
  if (kind !== 'take' && kind !== 'list' && kind !== 'test') throw new UsageError('What is to be done?');
  if (backup) throw new UsageError(`${kind} takes no more than that.`);
  return { kind };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, yes: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
