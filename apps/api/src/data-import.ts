import 'reflect-metadata';
import type { RestoreCheck, RestoreReport } from '@app/contracts';
import { processConfig } from './config/process-config';
import { readBackupConfig } from './config/read-config';
import { withDatabase } from './database/with-database';
import { RestoreData } from './data';
import { AppError } from './platform/errors/app-error';

const isDryRun = process.argv.includes('--dry-run');
const [path, ...others] = process.argv.slice(2).filter((word) => word !== '--dry-run');
if (!path || others.length > 0 || path.startsWith('-')) {
  console.error(`npm run data:import -- FILE            puts an export in the place of what is in the database
npm run data:import -- FILE --dry-run  tells what that would do`);
  process.exit(64); // EX_USAGE of sysexits.h
}

const config = processConfig(readBackupConfig);
try {
  await withDatabase(config.databaseUrl, async (statements) => {
    const data = await RestoreData.ofCommand(config, statements);
    if (isDryRun) tell(await data.check(path));
    else tellReport(await data.restoreByCommand(path));
  });
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

function tell({ exportedAt, tables, files, content, isEmpty, openCheckouts, digest }: RestoreCheck): void {
  console.info(`An export of ${exportedAt} (SHA-256 ${digest}). It can be restored.\n`);
  const lines = tables
    .filter(({ inFile, here }) => inFile + here > 0)
    .map(({ table, create, update, remove, same }) =>
      lineOf(table, [create, update, remove, same].map(String)),
    );
  console.info(`${[lineOf('', ['new', 'changed', 'gone', 'the same']), ...lines].join('\n')}\n`);
  console.info(`Files: ${files.inFile}, of which ${files.create} are not here.
Card payments under way: ${openCheckouts}; nobody asks about them until staff allow it.
${content.length > 0 ? `The site's content differs, and is not restored: ${content.join(', ')}.\n` : ''}${
    isEmpty
      ? 'Nothing that people have saved is here.'
      : 'What is here would be replaced, after a backup of it.'
  }
Nothing was written.`);
}

/** Of a table that people read: a name, and numbers beneath one another. */
function lineOf(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(10)).join('');
}

function tellReport(report: RestoreReport): void {
  const { tables, files, backup, users, openCheckouts, erasedAgain, nextReference } = report;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.info(`Restored: ${rows} rows of ${tables.length} tables, and ${files} files.
${backup ? `A backup of what was here: ${backup}` : 'Nothing that people had saved was here, so there is no backup.'}
The next quote is ${nextReference}.
Erased again, as they were since the file was written: ${erasedAgain} people.

Payments under way (${openCheckouts}), refunds and waiting mails are held back until an admin lets them go on,
on the Migration page.
Of the ${users} accounts those that were not here have no password. An admin invites them again on the Users page;
where no admin can sign in:  admin:create --email … --reset-password (docs/runbook.md)`);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof AppError)) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') return `There is no such file: ${path ?? ''}`;
    return `Nothing has been changed. ${message}`;
  }
  return [error.message, ...(error.details?.fields ?? []).map(({ message }) => message)].join('\n');
}
