import type { AdminQuote } from '@app/contracts';
import { areaM2, depositOf, toPence, toPounds } from '@app/pricing';
import type { FoundAttachment } from '../../attachments';
import { isRefunded, paymentBlockerOf } from '../../quotes';
import { toAttachment } from '../attachment.dto';
import type { QuoteLineRow } from './list-quotes';

/** A quote as a line of staff's list: names and pictures of its snapshot (D3), and its customer (D9). */
export const toAdminQuote = (
  row: QuoteLineRow,
  attachments: readonly FoundAttachment[],
  now: Date,
): AdminQuote => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  customerName: row.customer_name,
  customerEmail: row.customer_email,
  customerPhone: row.customer_phone,
  material: { name: row.material },
  color: { name: row.color, hexCode: row.hex_code, imageUrl: row.image_url },
  thickness: { displayName: row.thickness },
  sinkType: named(row.sink),
  cutout: named(row.cutout),
  notes: row.notes,
  length: row.length,
  width: row.width,
  area: areaM2({ lengthMm: row.length, widthMm: row.width }),
  totalPrice: row.total_price,
  createdAt: row.created_at.toISOString(),
  validUntil: row.valid_until.toISOString(),
  channel: row.channel,
  expectedDeposit: toPounds(depositOf(toPence(row.total_price))),
  receivedDeposit: row.received,
  isRefunded: isRefunded(row),
  deposit: toDeposit(row),
  payment: row.payment,
  paymentBlocker: paymentBlockerOf(row, now),
  isAdjusted: row.is_adjusted,
  isMeasured: row.measured_at !== null,
  isSuperseded: row.superseded_at !== null,
  countsAs: row.counts_as,
  deletedAt: row.deleted_at?.toISOString() ?? null,
  attachmentCount: row.attachment_count,
  attachments: attachments.filter(({ quoteId }) => quoteId === row.id).map(toAttachment),
});

const named = (name: string | null) => (name === null ? null : { name });

/** The four come together or not at all. */
const toDeposit = ({ deposit_id, deposit_status, deposit_amount, deposit_created_at }: QuoteLineRow) =>
  deposit_id && deposit_status && deposit_amount && deposit_created_at
    ? {
        id: deposit_id,
        paymentStatus: deposit_status,
        depositAmount: deposit_amount,
        createdAt: deposit_created_at.toISOString(),
      }
    : null;
