import { Injectable } from '@nestjs/common';
import { attachmentsOf } from '../../attachments';
import { type StatementRunner, Statements } from '../../database/statements';
import { invoicesOfQuote, recipientOf } from '../../invoices';
import { findJobOf } from '../../jobs';
import { balanceRequestOf, depositsOfQuote, jobOwingOf, ledgerOfQuote } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { measurementsOf, quoteColumns, replacedBy, revisionOf } from '../../quotes';
import { quoteLine } from './list-quotes';
import { type QuoteDetail, type QuoteDetailRow, toQuoteDetail } from './quote-detail.mapper';
import { findTimeline, type TimelineRow } from './timeline-row';

const findQuoteDetail = `
  SELECT ${quoteColumns}, ${quoteLine}, quote.delivery_address, quote.customer_from_link,
    replaced.reference AS replaces_reference
  FROM quote LEFT JOIN quote AS replaced ON replaced.id = quote.replaces_quote_id
  WHERE quote.id = $1`;

/** Everything about one quote, by the same few questions for every quote. */
@Injectable()
export class ReadQuoteDetail {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** What its own row says, deleted or not. @throws AppError `quote/not-found` */
  async row(id: string, runner: StatementRunner = this.statements): Promise<QuoteDetailRow> {
    const [row] = await runner.run<QuoteDetailRow>(findQuoteDetail, [id]);
    if (!row) throw new AppError('quote/not-found');
    return row;
  }

  /** Deleted ones too. @throws AppError `quote/not-found` */
  async get(id: string): Promise<QuoteDetail> {
    // A payment that is shown as settled has its sum and its place on the timeline: who waits for one then asks no more.
    const parts = await this.statements.atOneMoment(async (reader) => {
      const jobDetail = await findJobOf(reader, id);
      return {
        row: await this.row(id, reader),
        attachments: await attachmentsOf(reader, { topOfQuoteId: id }),
        deposits: await depositsOfQuote(reader, id),
        ledger: await ledgerOfQuote(reader, id),
        jobDetail,
        jobOwing:
          jobDetail &&
          (await jobOwingOf(
            reader,
            jobDetail.tops.map((top) => top.id),
          )),
        balanceRequest: await balanceRequestOf(reader, id),
        invoices: await invoicesOfQuote(reader, id),
        recipient: await recipientOf(reader, id),
        timeline: await reader.run<TimelineRow>(findTimeline, [id]),
        measurements: await measurementsOf(reader, id),
        revision: await revisionOf(reader, id),
        replacedBy: await replacedBy(reader, id),
      };
    });
    return toQuoteDetail(parts, this.clock.now());
  }
}
