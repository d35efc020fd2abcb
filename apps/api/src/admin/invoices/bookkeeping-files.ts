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
import { escapeForImport, escapeForSpreadsheet, toCsv } from '../../platform/spreadsheets/to-csv';
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
   * Writes an audit entry. At most two downloads run at a time.
   * @throws AppError `server/unavailable` if too many wait
   */
  begin(actor: Actor, file: AccountsFile, period: Period): Promise<Download> {
    return beginDownload(this.semaphore, async () => {
      await this.addAudit(actor, file, period);
      const { columns, sql, limits } = accountsSheets(this.config.accounts)[file];
      const batches = this.readRows(sql, period);
      const name = nameOf(file, period);
      if (!limits) return csvDownload(name, toCsv({ columns, batches }));
      const parts = await splitFiles(name, columns, splitRows(batches, limits), escapeForImport);
      const [firstPart] = parts;
      return parts.length === 1 && firstPart
        ? csvDownload(name, [firstPart.content])
        : zipDownload(name, parts);
    });
  }

  /** All files of a period in one archive. */
  beginAll(actor: Actor, name: string, period: Period): Promise<Download> {
    return beginDownload(this.semaphore, async () => {
      await this.addAudit(actor, name, period);
      const parts: FilePart[] = [];
      for (const [file, sheet] of Object.entries(accountsSheets(this.config.accounts))) {
        const batches = this.readRows(sheet.sql, period);
        const split = sheet.limits ? splitRows(batches, sheet.limits) : asSingleFile(batches);
        parts.push(
          ...(await splitFiles(
            nameOf(file, period),
            sheet.columns,
            split,
            sheet.limits ? escapeForImport : escapeForSpreadsheet,
          )),
        );
      }
      return zipDownload(`accounts-${name}`, parts);
    });
  }

  private readRows(text: string, { since, before }: Period) {
    return this.statements.inBatches<AccountsRow>({ text }, [since, before]);
  }

  private addAudit(actor: Actor, id: string, { since, before }: Period): Promise<void> {
    const subject = { kind: 'accounts', id } as const;
    const after = { since: since?.toISOString() ?? null, before: before?.toISOString() ?? null };
    return addAuditEntry(this.statements, actor, { at: this.clock.now(), verb: 'export', subject, after });
  }
}

const nameOf = (file: string, period: Period) => `${file}${periodSuffix(period)}`;

/** Such as '-2026-11-01-to-2026-11-30'; empty without a start and an end. */
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

interface FilePart {
  name: string;
  content: string;
}

async function splitFiles(
  name: string,
  columns: readonly SheetColumn<AccountsRow>[],
  split: AsyncIterable<AccountsRow[]>,
  formatCell: (text: string) => string,
): Promise<FilePart[]> {
  const files: string[] = [];
  for await (const rows of split)
    files.push(await text(Readable.from(toCsv({ columns, batches: asSingleBatch(rows) }, formatCell))));
  const partName = (index: number) => (files.length === 1 ? '' : `-${index + 1}-of-${files.length}`);
  return files.map((content, index) => ({ name: `${name}${partName(index)}.csv`, content }));
}

function zipDownload(name: string, parts: readonly FilePart[]): Download {
  const zip = new ZipFile();
  for (const { name: fileName, content } of parts) zip.addBuffer(Buffer.from(content), fileName);
  zip.end();
  return { name: `${name}.zip`, type: 'application/zip', content: zip.outputStream as Readable };
}

async function* asSingleFile<Row>(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  yield rows;
}

async function* asSingleBatch<Row>(rows: Row): AsyncGenerator<Row> {
  yield await Promise.resolve(rows);
}
