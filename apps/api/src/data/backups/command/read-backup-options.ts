import { parseArgs } from 'node:util';

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
