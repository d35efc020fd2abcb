import type { AdminQuoteDeposit, AdminQuoteDetail, Measurements, TimelineEvent } from '@app/contracts';
import type { FoundAttachment } from '../../attachments/index';
import { deletionBlockerOf, paymentBlockerOf } from '../../quotes/index';
import { toAdminQuote } from './admin-quote.mapper';
import type { QuoteDetailRow } from './find-quote-detail';
import { toTimelineEvent } from './timeline-words';
import type { TimelineRow } from './timeline-row';

/** All that is read about one quote. */
export interface QuoteDetailParts {
  row: QuoteDetailRow;
  attachments: readonly FoundAttachment[];
  deposits: AdminQuoteDeposit[];
  timeline: readonly TimelineRow[];
  measurements: Measurements | null;
  revision: AdminQuoteDetail['revision'];
  replacedBy: AdminQuoteDetail['replacedBy'];
}

/** A quote as staff see it when they open it. */
export function toQuoteDetail(
  { row, attachments, deposits, timeline, measurements, revision, replacedBy }: QuoteDetailParts,
  now: Date,
): AdminQuoteDetail {
  const { snapshot } = row;
  const quote = toAdminQuote(row, attachments);
  return {
    ...quote,
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
    paymentBlocker: paymentBlockerOf({ ...row, is_unanswered: revision?.state === 'proposed' }, now),
    deletionBlocker: deletionBlockerOf(row.deposit_state),
    replaces:
      row.replaces_quote_id && row.replaces_reference
        ? { id: row.replaces_quote_id, reference: row.replaces_reference }
        : null,
    replacedBy,
    revision,
    measurements,
    deposits,
    timeline: timelineOf(row, attachments, timeline),
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
    detail: row.replaces_reference && `In place of ${row.replaces_reference}`,
  };
  const told = entries.map(toTimelineEvent);
  const isMadeByStaff = told.some(({ kind }) => kind === 'made-by-staff');
  // Sorting is stable: of what happened at once, what was written last stays first.
  return [...told, ...added, ...(isMadeByStaff ? [] : [saved])].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}
