import { Injectable } from '@nestjs/common';
import { quoteIdPattern, type AdminQuoteDetail } from '@app/contracts';
import { attachmentsOf } from '../../attachments/index';
import { Statements } from '../../database/statements';
import { depositsOfQuote } from '../../payments/index';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { measurementsOf, replacedBy, revisionOf } from '../../quotes/index';
import { findQuoteDetail, type QuoteDetailRow } from './find-quote-detail';
import { toQuoteDetail } from './quote-detail.mapper';
import { findTimeline, type TimelineRow } from './timeline-row';

/** Everything about one quote, by the same few questions for every quote. */
@Injectable()
export class ReadQuoteDetail {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** What its own row says. @throws AppError `quote/not-found` */
  async row(id: string): Promise<QuoteDetailRow> {
    const [row] = quoteIdPattern.test(id)
      ? await this.statements.run<QuoteDetailRow>(findQuoteDetail, [id])
      : [];
    if (!row) throw new AppError('quote/not-found');
    return row;
  }

  /** Deleted ones too. @throws AppError `quote/not-found`; an id that nobody was ever given is not even looked for */
  async get(id: string): Promise<AdminQuoteDetail> {
    if (!quoteIdPattern.test(id)) throw new AppError('quote/not-found');
    // First, and by themselves: who waits for a payment or a refund asks no more once these say how it ended, and what is
    // read after them has heard of it.
    const deposits = await depositsOfQuote(this.statements, id);
    const [[row], attachments, timeline, measurements, revision, replacing] = await Promise.all([
      this.statements.run<QuoteDetailRow>(findQuoteDetail, [id]),
      attachmentsOf(this.statements, { topOfQuoteId: id }),
      this.statements.run<TimelineRow>(findTimeline, [id]),
      measurementsOf(this.statements, id),
      revisionOf(this.statements, id),
      replacedBy(this.statements, id),
    ]);
    if (!row) throw new AppError('quote/not-found');
    const parts = { row, attachments, deposits, timeline, measurements, revision, replacedBy: replacing };
    return toQuoteDetail(parts, this.clock.now());
  }
}
