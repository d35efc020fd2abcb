import type { AdminQuote } from '@app/contracts';
import { areaM2, depositOf, toPence, toPounds } from '@app/pricing';
import { type FoundAttachment, toAttachment } from '../../attachments';
import { isRefunded, paymentBlockerOf } from '../../quotes';
import type { QuoteLineRow } from './list-quotes';

/** A quote as a line of staff's list. */
export const toAdminQuote = (
  row: QuoteLineRow,
  attachments: readonly FoundAttachment[],
  now: Date,
): AdminQuote => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  notes: row.notes,
  length: row.length,
  width: row.width,
  area: areaM2({ lengthMm: row.length, widthMm: row.width }),
  quantity: row.quantity,
  totalPrice: row.total_price,
  createdAt: row.created_at.toISOString(),
  validUntil: row.valid_until.toISOString(),
  expectedDeposit: toPounds(depositOf(toPence(row.total_price))),
  receivedDeposit: row.received,
  isRefunded: isRefunded(row),
  paymentBlocker: paymentBlockerOf(row, now),
  isSuperseded: row.superseded_at !== null,
  deletedAt: row.deleted_at?.toISOString() ?? null,
  ...row.line,
  deposit: row.line.deposit && {
    ...row.line.deposit,
    createdAt: new Date(row.line.deposit.createdAt).toISOString(),
  },
  attachments: attachments.filter(({ quoteId }) => quoteId === row.id).map(toAttachment),
});
