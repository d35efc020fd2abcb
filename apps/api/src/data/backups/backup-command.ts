import { parseArgs } from 'node:util';
import type { DataSourceOptions } from 'typeorm';
import type { BackupConfig } from '../../config/read-config';
import { withDatabase } from '../../database/with-database';
import { Clock } from '../../platform/clock/clock';
import { createStorage } from '../../platform/storage/storage.module';
import { BackupError } from './backup-manifest';
import { bucketStorage, folderStorage } from './backup-storage';
import { BackupStore, type StoredBackup } from './backup-store';
import { Backups } from './backups';
import { restoreBackup } from './restore-backup';
import { testBackup } from './test-backup';

interface CommandContext {
  config: BackupConfig;
  entities: DataSourceOptions['entities'];
  print: (line: string) => void;
  prompt: (question: string) => Promise<string>;
  signal: AbortSignal;
}

/**
 * Takes, lists, tests or restores a backup.
 * @throws BackupError and others, with a message to print
 */
export async function runBackupCommand(options: BackupOptions, context: CommandContext): Promise<void> {
  const { print } = context;
  if (options.kind === 'take') return takeBackup(context);
  if (options.kind === 'restore') return restoreIntoShop(options, context);
  const stores = storesOf(context.config);
  if (options.kind === 'list') {
    const found = await Promise.all(stores.map((store) => store.list()));
    for (const [name, backup] of new Map(found.flat().map((stored) => [stored.name, stored])))
      print(`${name}  ${summaryOf(backup)}`);
    if (!found.flat().length) print('There are no backups.');
    return;
  }
  const [store] = stores;
  const [latest] = await store.list();
  if (!latest) throw new BackupError('There are no backups.');
  const quotes = await testBackup(context.config, context.entities, store, latest.name);
  print(`${latest.name} can be restored: it has ${quotes} quotes.`);
}

async function takeBackup({ config, entities, print, signal }: CommandContext): Promise<void> {
  const storage = createStorage(config.storage);
  await storage.onModuleInit();
  const backup = await withDatabase(
    config.databaseUrl,
    (statements) => new Backups(config, statements, storage, new Clock()).take(signal),
    entities,
  );
  if (!backup) throw new BackupError('Another backup is being taken just now.');
  print(`${backup.name}  ${summaryOf(backup)}`);
  if (backup.manifest.missing.length)
    print(`Files that were already missing: ${backup.manifest.missing.join(', ')}`);
  for (const name of backup.removed) print(`${name} was removed, as it is no longer kept`);
}

async function restoreIntoShop(
  { backup, replaces, isSure }: Extract<BackupOptions, { kind: 'restore' }>,
  { config, entities, print, prompt }: CommandContext,
): Promise<void> {
  const storage = createStorage(config.storage);
  await storage.onModuleInit();
  const confirmReplace = async (database: string) => {
    if (!replaces)
      throw new BackupError(`The database ${database} is not empty: --replace replaces all of it.`);
    const question = `Everything in the database ${database} is replaced. Type its name to continue: `;
    return isSure || (await prompt(question)) === database;
  };
  const store = await findStore(config, backup);
  const { manifest } = await restoreBackup({
    config,
    entities,
    storage,
    store,
    name: backup,
    confirmReplace,
  });
  print(`Restored: the database of ${backup} and ${manifest.files.length} files.`);
  print(
    'The shop is on hold: no mail, refund or card page goes out until its owner releases it on the page System.',
  );
}

/** The bucket first, if there is one, since it survives the loss of this host. */
function storesOf({ backupFolder, backups }: BackupConfig): [BackupStore, ...BackupStore[]] {
  const local = new BackupStore(folderStorage(backupFolder));
  return backups.bucket ? [new BackupStore(bucketStorage(backups.bucket)), local] : [local];
}

async function findStore(config: BackupConfig, name: string): Promise<BackupStore> {
  for (const store of storesOf(config).reverse()) if (await store.find(name).catch(() => null)) return store;
  throw new BackupError(`There is no backup ${name}.`);
}

const summaryOf = ({ manifest: { database, files, product } }: StoredBackup): string =>
  `${(database.size / 1_000_000).toFixed(1)} MB, ${files.length} files, product ${product}`;

export type BackupOptions =
  | { kind: 'take' | 'list' | 'test' }
  | { kind: 'restore'; backup: string; replaces: boolean; isSure: boolean };

export class UsageError extends Error {}

/** Reads `take`, `list`, `test` or `restore BACKUP [--replace] [--yes]`. @throws UsageError */
export function readBackupOptions(args: readonly string[]): BackupOptions {
  const { values, positionals } = parse(args);
  const [kind, backup, ...more] = positionals;
  const { replace = false, yes = false } = values;
  if (kind === 'restore' && backup && !more.length && (replace || !yes))
    return { kind, backup, replaces: replace, isSure: yes };
  if ((kind === 'take' || kind === 'list' || kind === 'test') && !backup && !replace && !yes) return { kind };
  throw new UsageError('Please give one of these commands.');
}

function parse(args: readonly string[]) {
  try {
    const options = { replace: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
