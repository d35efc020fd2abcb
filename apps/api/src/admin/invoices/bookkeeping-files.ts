import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { AccountsFile } from '@app/contracts';
import { ZipFile } from 'yazl';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Semaphore } from '../../platform/background/semaphore';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { beginDownload, type Download } from '../../platform/http/download';
import type { Period } from '../../platform/lists/read-days';
import type { SheetColumn } from '../../platform/spreadsheets/sheet-column';
import { importedCell, toCsv } from '../../platform/spreadsheets/to-csv';
import { type AccountsRow, accountsSheets } from './accounts-columns';
import { splitRows } from './split-rows';

/** Each download holds a database connection. */
const downloadLimits = { places: 2, maxWaiting: 20 };

@Injectable()
export class BookkeepingFiles {
  private readonly semaphore = new Semaphore(downloadLimits);

  constructor(
    private readonly config: AppConfig,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes an audit entry. At most two downloads run at once. @throws AppError `server/unavailable` if too many wait
   */
  begin(actor: Actor, file: AccountsFile, period: Period): Promise<Download> {
    const { since, before } = period;
    const name = `${file}${periodSuffix(period)}`;
    return beginDownload(this.semaphore, async () => {
      const subject = { kind: 'accounts', id: file } as const;
      const after = { since: since?.toISOString() ?? null, before: before?.toISOString() ?? null };
      await addAuditEntry(this.statements, actor, { at: this.clock.now(), verb: 'export', subject, after });
      const { columns, sql, limits } = accountsSheets(this.config.accounts)[file];
      const batches = this.statements.inBatches<AccountsRow>({ text: sql }, [since, before]);
      return limits
        ? csvOrZipDownload(name, columns, splitRows(batches, limits))
        : csvDownload(name, toCsv({ columns, batches }));
    });
  }
}

/** Suffix of the file's name: '-2026-11-01-to-2026-11-30', or nothing for all time. */
function periodSuffix({ since, before }: Period): string {
  const from = since && `-${londonDateOf(since)}`;
  const to = before && `-to-${londonDateOf(new Date(before.getTime() - 1))}`;
  return `${from ?? ''}${to ?? ''}`;
}

const csvDownload = (name: string, parts: Iterable<string> | AsyncIterable<string>): Download => ({
  name: `${name}.csv`,
  type: 'text/csv; charset=utf-8',
  content: Readable.from(parts),
});

async function csvOrZipDownload(
  name: string,
  columns: readonly SheetColumn<AccountsRow>[],
  split: AsyncIterable<AccountsRow[]>,
): Promise<Download> {
  const files: string[] = [];
  for await (const rows of split)
    files.push(await text(Readable.from(toCsv({ columns, batches: asSingleBatch(rows) }, importedCell))));
  if (files.length === 1) return csvDownload(name, files);
  const zip = new ZipFile();
  for (const [index, file] of files.entries())
    zip.addBuffer(Buffer.from(file), `${name}-${index + 1}-of-${files.length}.csv`);
  zip.end();
  return { name: `${name}.zip`, type: 'application/zip', content: zip.outputStream as Readable };
}

async function* asSingleBatch<Row>(rows: Row): AsyncGenerator<Row> {
  yield await Promise.resolve(rows);
}
