import type { AdminJob, AdminQuoteDetail, InvoiceRecipient, JobOwing, TimelineEvent } from '@app/contracts';
import { trimZeros } from '@app/pricing';
import { type FoundAttachment, toAttachment } from '../../attachments';
import { type FoundInvoice, toInvoiceSummary } from '../../invoices';
import {
  type BalanceRequestRow,
  type FoundDeposit,
  type FoundLedger,
  toBalanceRequest,
} from '../../payments';
import {
  contradictionsOfQuote,
  deletionBlockerOf,
  type FoundMeasurements,
  type FoundRevision,
  type QuoteRow,
} from '../../quotes';
import { toAdminQuote } from './admin-quote.mapper';
import type { QuoteLineRow } from './list-quotes';
import type { TimelineRow } from './timeline-row';
import { toTimelineEvent } from './timeline-words';

/** A quote with all that its own row and the neighbouring ones say. */
export interface QuoteDetailRow extends QuoteRow, Omit<QuoteLineRow, 'snapshot'> {
  delivery_address: string | null;
  customer_from_link: boolean;
  replaces_reference: string | null;
}

/** All that is read about one quote. */
export interface QuoteDetailParts {
  row: QuoteDetailRow;
  /** Also those that came with the quotes whose place it takes. */
  attachments: readonly FoundAttachment[];
  deposits: FoundDeposit[];
  ledger: FoundLedger;
  jobDetail: AdminJob | null;
  jobOwing: JobOwing | null;
  balanceRequest: BalanceRequestRow | null;
  invoices: readonly FoundInvoice[];
  recipient: InvoiceRecipient | null;
  timeline: readonly TimelineRow[];
  measurements: FoundMeasurements | null;
  revision: FoundRevision | null;
  replacedBy: AdminQuoteDetail['replacedBy'];
}

type Found = 'deposits' | 'ledger' | 'measurements' | 'revision';
export type QuoteDetail = Omit<AdminQuoteDetail, Found> & Pick<QuoteDetailParts, Found>;

/** A quote as staff see it when they open it. */
export function toQuoteDetail(parts: QuoteDetailParts, now: Date): QuoteDetail {
  const { row, attachments, deposits, ledger, balanceRequest, invoices, recipient } = parts;
  const { timeline, measurements, revision, replacedBy } = parts;
  const { snapshot } = row;
  const quote = toAdminQuote(row, attachments, now);
  return {
    ...quote,
    attachmentCount: attachments.length,
    attachments: attachments.map(toAttachment),
    contradictions: contradictionsOfQuote(row),
    lines: snapshot.lines,
    adjustment: snapshot.adjustment ?? null,
    color: { ...quote.color, stripUrl: snapshot.color.stripUrl },
    cutouts: snapshot.cutouts.map(({ id, name }) => ({ id, name })),
    materialId: row.material_id,
    colorId: row.color_id,
    thicknessId: row.thickness_id,
    sinkTypeId: row.sink_type_id,
    cutoutIds: row.cutout_ids,
    deliveryAddress: row.delivery_address,
    isCustomerFromLink: row.customer_from_link,
    deletionBlocker: deletionBlockerOf(row),
    replaces:
      row.replaces_quote_id && row.replaces_reference
        ? { id: row.replaces_quote_id, reference: row.replaces_reference }
        : null,
    replacedBy,
    revision,
    measurements,
    deposits,
    ledger,
    jobDetail: parts.jobDetail,
    jobOwing: parts.jobOwing,
    balanceRequest: balanceRequest && {
      ...toBalanceRequest(balanceRequest, ledger, now),
      askedAt: balanceRequest.askedAt.toISOString(),
      by: balanceRequest.by,
    },
    invoicing: { invoices: invoices.map(toInvoiceSummary), recipient },
    timeline: timelineOf(
      row,
      attachments.filter(({ quoteId, ofFinishedTop }) => quoteId === row.id && !ofFinishedTop),
      timeline,
    ),
  };
}

/** What the timeline's own entries do not tell: how it began, and what was sent along. Newest first. */
function timelineOf(
  row: QuoteDetailRow,
  attachments: readonly FoundAttachment[],
  entries: readonly TimelineRow[],
): TimelineEvent[] {
  const plain = { detail: null, tone: 'plain', by: null } as const;
  const added = attachments
    .map(({ id, name, createdAt }): TimelineEvent => ({
      ...plain,
      id: `attachment-${id}`,
      at: createdAt,
      kind: 'attachment-added',
      text: 'File added',
      detail: name,
    }))
    .reverse();
  const saved: TimelineEvent = {
    ...plain,
    id: 'saved',
    at: row.created_at.toISOString(),
    kind: 'saved',
    text: 'Quote saved',
    detail:
      [row.replaces_reference && `In place of ${row.replaces_reference}`, tradeWords(row)]
        .filter(Boolean)
        .join(' · ') || null,
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
      const details =
        entry === made
          ? [event.detail, whom && toTimelineEvent(whom).detail, tradeWords(row)]
          : [event.detail];
      return { ...event, detail: details.filter(Boolean).join(' · ') || null };
    });
  // Sorting is stable: of what happened at once, what was written last stays first.
  return [...events, ...added, ...(made ? [] : [saved])].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}

const tradeWords = ({ snapshot }: QuoteDetailRow): string | null =>
  snapshot.trade ? `Trade price, ${trimZeros(snapshot.trade.percent)}% off` : null;
