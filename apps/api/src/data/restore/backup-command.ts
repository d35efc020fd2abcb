import { sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupConfig } from '../../config/read-config';
import type { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { createStorage } from '../../platform/storage/storage.module';
import { eraseAgain, keepErasures } from '../../privacy';
import { BackupError, Backups, BackupStore, type KeptBackup } from '../backups';
import { checkBackup, restoreBackup } from './restore-backup';
import { RestoreData } from './restore-data';

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
  /** Connects to the database, for the one use. */
  withStatements: <Result>(use: (statements: Statements) => Promise<Result>) => Promise<Result>;
  tell: (line: string) => void;
  /** What somebody types in answer. */
  ask: (question: string) => Promise<string>;
  signal: AbortSignal;
}

/**
 * Takes, lists, checks or brings back a backup.
 * @throws BackupError and others, whose message is for whoever called
 */
export async function runBackupCommand(options: BackupOptions, around: Surroundings): Promise<void> {
  if (options.kind === 'take') await take(around);
  else if (options.kind === 'list') await list(around);
  else if (options.kind === 'check') await check(options.backup, around);
  else await restore(options, around);
}

async function take({ config, withStatements, tell, signal }: Surroundings): Promise<void> {
  const storage = createStorage(config.storage);
  await storage.onModuleInit();
  const taken = await withStatements((statements) =>
    new Backups(config, statements, storage, new Clock()).take({ wantedBy: 'command', signal }),
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
  const all = await new BackupStore(config.backupFolder).list();
  if (!all.length) return tell('There are no backups.');
  for (const backup of all) tell(describe(backup));
}

async function check(backup: string | null, around: Surroundings): Promise<void> {
  const { config, tell } = around;
  const [latest] = backup ? [] : await new BackupStore(config.backupFolder).list();
  if (!backup && !latest) throw new BackupError('There are no backups.');
  const manifest = await checkBackup(latest?.folder ?? folderOf(backup ?? '', config));
  tell(
    `${latest?.name ?? backup}: the database and ${manifest.files.length} files are as they were written.`,
  );
}

async function restore(
  { backup, replaces, isSure }: Extract<BackupOptions, { kind: 'restore' }>,
  { config, withStatements, tell, ask }: Surroundings,
): Promise<void> {
  const storage = createStorage(config.storage);
  await storage.onModuleInit();
  const folder = folderOf(backup, config);
  const clock = new Clock();
  const manifest = await restoreBackup({
    config,
    storage,
    folder,
    importExport: (path) =>
      withStatements(async (statements) => {
        const backups = new Backups(config, statements, storage, clock);
        await new RestoreData(config, statements, storage, backups, clock).restoreByCommand(path);
      }),
    eraseAgain: (carried, writtenAt) =>
      withStatements((statements) =>
        statements.transaction(async (tx) => {
          await keepErasures(tx, carried);
          await eraseAgain(tx, { writtenAt, at: clock.now(), quoteIds: carried.quoteIds });
        }),
      ),
    mayReplace: async ({ name }) => {
      if (!replaces)
        throw new BackupError(`The database ${name} is not empty: --replace replaces all of it.`);
      const question = `Everything in the database ${name} is replaced. Type its name to go on: `;
      return isSure || (await ask(question)) === name;
    },
  });
  tell(`Restored: the database of ${manifest.takenAt} and ${manifest.files.length} files.`);
  tell(
    'Payments under way, refunds and waiting mails are held back until an admin lets them go on, on the Migration page.',
  );
  if (manifest.database.kind === 'export')
    tell(
      'Accounts that were not there have no password. Where no admin can sign in: npm run admin:create -- --email … --reset-password',
    );
}

/** A name of one of ours, or any folder. */
const folderOf = (backup: string, { backupFolder }: BackupConfig): string =>
  backup.includes('/') || backup.includes(sep) ? backup : new BackupStore(backupFolder).folderOf(backup);

const describe = ({ name, manifest: { database, files, product, server } }: KeptBackup): string =>
  `${name}  ${database.by ?? 'export'}, ${sizeOf(database.size)}, PostgreSQL ${server}, product ${product}, ${files.length} files`;

/** What whoever calls the command wants. */
export type BackupOptions =
  | { kind: 'take' }
  | { kind: 'list' }
  | { kind: 'check'; backup: string | null }
  | { kind: 'restore'; backup: string; replaces: boolean; isSure: boolean };

/** What is wrong with the call, in a sentence for whoever made it. */
export class UsageError extends Error {}

/** Reads `take`, `list`, `check [BACKUP]` or `restore BACKUP [--replace] [--yes]`. @throws UsageError */
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
  if (kind !== 'take' && kind !== 'list') throw new UsageError('What is to be done?');
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
