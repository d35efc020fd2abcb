import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Statements } from '../../../database/statements';
import { Semaphore } from '../../../platform/background/semaphore';
import type { Actor } from '../../../platform/audit/actor';
import { addAuditEntry } from '../../../platform/audit/add-audit-entry';
import { Clock } from '../../../platform/clock/clock';
import { londonDateOf } from '../../../platform/clock/london-day';
import { AppError } from '../../../platform/errors/app-error';
import { beginDownload, type Download } from '../../../platform/http/download';
import { countRows } from '../../../platform/lists/read-page';
import { toCsv } from '../../../platform/spreadsheets/to-csv';
import { maxXlsxRows, toXlsx } from '../../../platform/spreadsheets/to-xlsx';
import { exportedColumns, type ExportedQuote, selectQuotes } from './exported-columns';
import { quoteFilters, type QuoteListQuery } from '../quote-filters';

type ExportFormat = 'csv' | 'xlsx';

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Each download holds a database connection. */
const downloadLimits = { places: 2, maxWaiting: 20 };
const maxRows: Record<ExportFormat, number> = { csv: 10_000_000, xlsx: maxXlsxRows - 1 };

@Injectable()
export class ExportQuotes {
  private readonly semaphore = new Semaphore(downloadLimits);

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes an audit entry without the search text, which may be a customer's name. At most two exports run at a time.
   * @throws AppError `order/too-many-rows`; `server/unavailable` if too many wait
   */
  begin(actor: Actor, format: ExportFormat, query: QuoteListQuery): Promise<Download> {
    return beginDownload(this.semaphore, async () => {
      await this.audit(actor, format, query, await this.count(format, query));
      const name = `orders-${londonDateOf(this.clock.now())}.${format}`;
      return { name, type: contentTypes[format], content: this.read(format, query) };
    });
  }

  private async count(format: ExportFormat, query: QuoteListQuery): Promise<number> {
    const { condition, values } = quoteFilters(query);
    const selectSql = `SELECT FROM quote WHERE ${condition}`;
    const total = await countRows(this.statements, {
      select: selectSql,
      values,
      max: maxRows[format],
      usesCustomPlan: query.search !== null,
    });
    if (total > maxRows[format]) throw new AppError('order/too-many-rows');
    return total;
  }

  private audit(actor: Actor, format: ExportFormat, query: QuoteListQuery, rows: number): Promise<void> {
    const { status, payment, since, before, search } = query;
    return addAuditEntry(this.statements, actor, {
      at: this.clock.now(),
      verb: 'export',
      subject: { kind: 'quote', id: 'list', name: null },
      after: {
        format,
        rows,
        ...(status && { status }),
        ...(payment && { payment }),
        ...(since && { since: since.toISOString() }),
        ...(before && { before: before.toISOString() }),
        ...(search && { isSearched: true }),
      },
    });
  }

  private read(format: ExportFormat, query: QuoteListQuery): Readable {
    const { text, values } = selectQuotes(query);
    const sheet = {
      columns: exportedColumns,
      batches: this.statements.inBatches<ExportedQuote>({ text }, values),
    };
    return format === 'csv' ? Readable.from(toCsv(sheet)) : toXlsx(sheet, 'Orders');
  }
}
