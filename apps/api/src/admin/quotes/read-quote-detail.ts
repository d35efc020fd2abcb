import { Injectable } from '@nestjs/common';
import { blockersAmong, conflictingPartsOf } from '@app/configuration';
import type { AdminQuoteDetail } from '@app/contracts';
import { findAttachments, whereOfQuoteOrReplaced, toAttachment } from '../../attachments';
import { storedNumbersOf } from '../../catalogue';
import { type StatementRunner, Statements } from '../../database/statements';
import { findJobOf } from '../../jobs';
import { depositsOfQuote, type FoundDeposit } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import {
  contradictionsOfQuote,
  deletionBlockerOf,
  type FoundMeasurements,
  type FoundRevision,
  measurementsOf,
  quoteColumnsSql,
  type QuoteRow,
  readWorkshop,
  readReplacingQuote,
  readRevision,
} from '../../quotes';
import { listFieldsColumnSql, type QuoteListRow, toAdminQuote } from './list-quotes';
import { readTimeline, type TimelineQuote } from './read-timeline';

interface QuoteDetailRow extends QuoteRow, Pick<QuoteListRow, 'listFields'> {
  replaces_reference: string | null;
}

const findQuoteDetailSql = `
  SELECT ${quoteColumnsSql}, ${listFieldsColumnSql}, replaced.reference AS replaces_reference
  FROM quote LEFT JOIN quote AS replaced ON replaced.id = quote.replaces_quote_id
  WHERE quote.id = $1`;

type QuoteDetail = Omit<AdminQuoteDetail, 'deposits' | 'measurements' | 'revision'> & {
  deposits: FoundDeposit[];
  measurements: FoundMeasurements | null;
  revision: FoundRevision | null;
};

/** Everything about one quote. The number of SQL statements does not depend on the quote. */
@Injectable()
export class ReadQuoteDetail {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Also of deleted quotes. @throws AppError `quote/not-found` */
  async getRow(id: string, runner: StatementRunner = this.statements): Promise<QuoteDetailRow> {
    const [row] = await runner.run<QuoteDetailRow>(findQuoteDetailSql, [id]);
    if (!row) throw new AppError('quote/not-found');
    return row;
  }

  /** Also of deleted quotes. @throws AppError `quote/not-found` */
  get(id: string): Promise<QuoteDetail> {
    return this.statements.inReadTransaction(async (reader) => {
      const row = await this.getRow(id, reader);
      const { snapshot } = row;
      const contradictions = contradictionsOfQuote(row);
      const blockers = blockersAmong(contradictions);
      const attachments = await findAttachments(reader, whereOfQuoteOrReplaced(id));
      const quote = toAdminQuote(row, attachments, this.clock.now());
      const { replaces_quote_id: replacesId, replaces_reference: replaced } = row;
      return {
        ...quote,
        attachmentCount: attachments.length,
        attachments: attachments.map(toAttachment),
        contradictions: blockers.map(({ sentence }) => sentence),
        conflictingParts: conflictingPartsOf(blockers),
        notices: contradictions.filter(({ isNotice }) => isNotice).map(({ sentence }) => sentence),
        overrideReason: row.override_reason,
        making: storedNumbersOf(row.making_rules, snapshot.material.name),
        lines: snapshot.lines,
        sizeLimits: (await readWorkshop(reader)).sizeLimits,
        adjustments: snapshot.adjustments ?? [],
        color: { ...quote.color, stripUrl: snapshot.color.stripUrl },
        cutouts: snapshot.cutouts.map(({ id: cutoutId, name }) => ({ id: cutoutId, name })),
        layout: snapshot.layout ?? null,
        materialId: snapshot.material.id,
        colorId: snapshot.color.id,
        thicknessId: snapshot.thickness.id,
        sinkTypeId: snapshot.sinkType?.id ?? null,
        cutoutIds: snapshot.cutouts.map((cutout) => cutout.id),
        deliveryAddress: row.delivery_address,
        isCustomerFromLink: row.customer_from_link,
        deletionBlocker: deletionBlockerOf(row),
        replaces: replacesId && replaced ? { id: replacesId, reference: replaced } : null,
        replacedBy: await readReplacingQuote(reader, id),
        revision: await readRevision(reader, id),
        measurements: await measurementsOf(reader, id),
        deposits: await depositsOfQuote(reader, id),
        jobDetail: await findJobOf(reader, id),
        timeline: await readTimeline(reader, [toTimelineQuote(row)], attachments),
      };
    });
  }
}

const toTimelineQuote = (row: QuoteDetailRow): TimelineQuote => ({
  id: row.id,
  topId: row.id,
  reference: row.reference,
  createdAt: row.created_at,
  replaces: row.replaces_reference,
  tradePercent: row.snapshot.trade?.percent ?? null,
});
