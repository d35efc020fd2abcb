import { noCutoutsName, noSinkName, type QuoteResponse } from '@app/contracts';
import { areaM2 } from '@app/pricing';
import { conflictingPartsOf } from '@app/configuration';
import { contradictionsOfQuote, openBlockersOf, paymentBlockerOf } from './payment-blocker-of';
import type { QuoteRow } from './quote-row';

/** For visitors: from the snapshot (D3), without the customer (D9, decision 7). */
export function toQuoteResponse(row: QuoteRow, now: Date): QuoteResponse {
  const { snapshot } = row;
  const contradictions = contradictionsOfQuote(row);
  const blockers = openBlockersOf(row, contradictions);
  const notices = contradictions.filter(({ isNotice }) => isNotice).map(({ sentence }) => sentence);
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    quantity: row.quantity,
    totalPrice: row.total_price,
    basePrice: row.snapshot.material.basePrice,
    lines: snapshot.lines,
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    createdAt: row.created_at.toISOString(),
    validUntil: row.valid_until.toISOString(),
    replacesQuoteId: row.replaces_quote_id,
    revision: null,
    supersededBy: null,
    job: row.job,
    isOrdered: row.placed_order_id !== null,
    paymentBlocker: paymentBlockerOf(row, now, blockers),
    ...(blockers.length > 0 && {
      contradictions: blockers.map(({ sentence }) => sentence),
      conflictingParts: conflictingPartsOf(blockers),
    }),
    ...(notices.length > 0 && { notices }),
    materialId: snapshot.material.id,
    colorId: snapshot.color.id,
    thicknessId: snapshot.thickness.id,
    sinkTypeId: snapshot.sinkType?.id ?? null,
    cutoutId: snapshot.cutouts[0]?.id ?? null,
    cutoutIds: snapshot.cutouts.map(({ id }) => id),
    material: { name: snapshot.material.name },
    color: {
      name: snapshot.color.name,
      hexCode: snapshot.color.hexCode,
      images: snapshot.color.images,
      stripUrl: snapshot.color.stripUrl,
    },
    thickness: { displayName: snapshot.thickness.displayName },
    sinkType: { name: snapshot.sinkType?.name ?? noSinkName },
    cutout: { name: snapshot.cutouts[0]?.name ?? noCutoutsName },
    cutouts: snapshot.cutouts.map(({ id, name }) => ({ id, name })),
    layout: snapshot.layout ?? null,
    notes: row.notes,
    length: row.length,
    width: row.width,
    agreedSize: row.agreed_size,
    area: areaM2({ lengthMm: row.length, widthMm: row.width }),
  };
}
