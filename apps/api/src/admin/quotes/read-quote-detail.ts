import { Injectable } from '@nestjs/common';
import type { AdminQuoteDetail, AwaitedDeposit, TimelineEvent } from '@app/contracts';
import { trimZeros } from '@app/pricing';
import { attachmentsOf, type FoundAttachment, toAttachment } from '../../attachments';
import { type StatementRunner, Statements } from '../../database/statements';
import { invoicesOfQuote, recipientOf, toInvoiceSummary } from '../../invoices';
import { findJobOf } from '../../jobs';
import { findOrderOf } from '../../orders';
import {
  awaitedDepositOf,
  balanceOf,
  depositsOfQuote,
  type FoundDeposit,
  type FoundLedger,
  ledgerOfQuote,
  toBalanceRequest,
} from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import {
  contradictionsOfQuote,
  deletionBlockerOf,
  type FoundMeasurements,
  type FoundRevision,
  measurementsOf,
  quoteColumns,
  type QuoteRow,
  replacedBy,
  revisionOf,
} from '../../quotes';
import { quoteLine, type QuoteLineRow, toAdminQuote } from './list-quotes';
import { joined, type TimelineRow, toTimelineEvent } from './timeline-words';

/** A quote with all that its own row and the neighbouring ones say. */
interface QuoteDetailRow extends QuoteRow, Pick<QuoteLineRow, 'line'> {
  delivery_address: string | null;
  customer_from_link: boolean;
  replaces_reference: string | null;
}

const findQuoteDetail = `
  SELECT ${quoteColumns}, ${quoteLine}, quote.delivery_address, quote.customer_from_link,
    replaced.reference AS replaces_reference
  FROM quote LEFT JOIN quote AS replaced ON replaced.id = quote.replaces_quote_id
  WHERE quote.id = $1`;

/** What happened to a quote, newest first, as far as anybody reads it. What staff wrote in a mail is kept with the mail alone. */
const findTimeline = `
  SELECT entry.id, entry.at, entry.kind, entry.details, staff_user.first_name AS by,
    mail.kind AS mail_kind, mail.to_address AS mail_address, mail.details AS mail_details
  FROM timeline_entry AS entry
  LEFT JOIN staff_user ON staff_user.id = entry.actor_id
  LEFT JOIN mail ON mail.id = entry.details ->> 'mailId'
  WHERE entry.quote_id = $1
  ORDER BY entry.at DESC, entry.id DESC
  LIMIT 500`;

/** JSON writes the times of these as the contract has them. */
type QuoteDetail = Omit<AdminQuoteDetail, 'deposits' | 'ledger' | 'measurements' | 'revision'> & {
  deposits: FoundDeposit[];
  ledger: FoundLedger;
  measurements: FoundMeasurements | null;
  revision: FoundRevision | null;
};

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
  get(id: string): Promise<QuoteDetail> {
    // A payment that is shown as settled has its sum and its place on the timeline: who waits for one then asks no more.
    return this.statements.atOneMoment(async (reader) => {
      const row = await this.row(id, reader);
      const { snapshot } = row;
      // Also those that came with the quotes whose place it takes.
      const attachments = await attachmentsOf(reader, { topOfQuoteId: id });
      const ledger = await ledgerOfQuote(reader, id);
      const { request } = await balanceOf(reader, id);
      const jobDetail = await findJobOf(reader, id);
      const orderDetail = await findOrderOf(reader, id);
      const now = this.clock.now();
      const awaited = orderDetail && (await awaitedDepositOf(reader, id, now));
      const quote = toAdminQuote(row, attachments, now);
      const { replaces_quote_id: replacesId, replaces_reference: replaced } = row;
      return {
        ...quote,
        attachmentCount: attachments.length,
        attachments: attachments.map(toAttachment),
        contradictions: contradictionsOfQuote(row),
        lines: snapshot.lines,
        adjustment: snapshot.adjustment ?? null,
        color: { ...quote.color, stripUrl: snapshot.color.stripUrl },
        cutouts: snapshot.cutouts.map(({ id: cutoutId, name }) => ({ id: cutoutId, name })),
        materialId: row.material_id,
        colorId: row.color_id,
        thicknessId: row.thickness_id,
        sinkTypeId: row.sink_type_id,
        cutoutIds: row.cutout_ids,
        deliveryAddress: row.delivery_address,
        isCustomerFromLink: row.customer_from_link,
        deletionBlocker: deletionBlockerOf(row),
        replaces: replacesId && replaced ? { id: replacesId, reference: replaced } : null,
        replacedBy: await replacedBy(reader, id),
        revision: await revisionOf(reader, id),
        measurements: await measurementsOf(reader, id),
        deposits: await depositsOfQuote(reader, id),
        ledger,
        jobDetail,
        orderDetail: orderDetail && { ...orderDetail, awaitedDeposit: awaited && toAwaited(awaited) },
        balanceRequest: request && {
          ...toBalanceRequest(request, ledger, now),
          askedAt: request.askedAt.toISOString(),
          by: request.by,
        },
        invoicing: {
          invoices: (await invoicesOfQuote(reader, id)).map(toInvoiceSummary),
          recipient: await recipientOf(reader, id),
        },
        timeline: timelineOf(row, attachments, await reader.run<TimelineRow>(findTimeline, [id])),
      };
    });
  }
}

const toAwaited = ({ amount, by, dueOn, isLate }: AwaitedDeposit): AwaitedDeposit => ({
  amount,
  by,
  dueOn,
  isLate,
});

/** With what the timeline's own entries do not tell: how it began, and what was sent along. Newest first. */
function timelineOf(
  row: QuoteDetailRow,
  attachments: readonly FoundAttachment[],
  entries: readonly TimelineRow[],
): TimelineEvent[] {
  const plain = { detail: null, tone: 'plain', by: null } as const;
  const added = attachments
    .filter(({ quoteId, ofFinishedTop }) => quoteId === row.id && !ofFinishedTop)
    .map(({ id, name, createdAt: at }): TimelineEvent => ({
      ...plain,
      id: `attachment-${id}`,
      at,
      kind: 'attachment-added',
      text: 'File added',
      detail: name,
    }))
    .reverse();
  const { trade } = row.snapshot;
  const tradeWords = trade && `Trade price, ${trimZeros(trade.percent)}% off`;
  const saved: TimelineEvent = {
    ...plain,
    id: 'saved',
    at: row.created_at.toISOString(),
    kind: 'saved',
    text: 'Quote saved',
    detail: joined(row.replaces_reference && `In place of ${row.replaces_reference}`, tradeWords),
  };
  const made = entries.find(({ kind }) => kind === 'made-by-staff');
  // Whom staff made it for is no change: it is said in the same breath.
  const whom = entries.find(
    ({ kind, at }) => kind === 'customer-changed' && at.getTime() === made?.at.getTime(),
  );
  const events = entries
    .filter((entry) => entry !== whom)
    .map((entry) => {
      const event = toTimelineEvent(entry);
      if (entry !== made) return event;
      return { ...event, detail: joined(event.detail, whom && toTimelineEvent(whom).detail, tradeWords) };
    });
  // Sorting is stable: of what happened at once, what was written last stays first.
  return [...events, ...added, ...(made ? [] : [saved])].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}
