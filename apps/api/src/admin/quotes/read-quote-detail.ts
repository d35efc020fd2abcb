import { Injectable } from '@nestjs/common';
import { quoteIdPattern, type AdminQuoteDetail } from '@app/contracts';
import { attachmentsOf } from '../../attachments';
import { Statements } from '../../database/statements';
import { depositsOfQuote } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { measurementsOf, replacedBy, revisionOf } from '../../quotes';
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
    // A payment that is shown as settled has its sum and its place on the timeline: who waits for one then asks no more.
    const parts = await this.statements.atOneMoment(async (reader) => {
      const [row] = await reader.run<QuoteDetailRow>(findQuoteDetail, [id]);
      if (!row) throw new AppError('quote/not-found');
      return {
        row,
        attachments: await attachmentsOf(reader, { topOfQuoteId: id }),
        deposits: await depositsOfQuote(reader, id),
        timeline: await reader.run<TimelineRow>(findTimeline, [id]),
        measurements: await measurementsOf(reader, id),
        revision: await revisionOf(reader, id),
        replacedBy: await replacedBy(reader, id),
      };
    });
    return toQuoteDetail(parts, this.clock.now());
  }
}
