import { basinRow, isRoomAdvice, placesIn, roomInWords } from '@app/configuration';
import { quotePath, type QuoteLine } from '@app/contracts';
import { disableLinksForPdf } from '@app/mails/words';
import { lineText, toPence } from '@app/pricing';
import type { QuotePdfData, PdfPriceLine } from '@app/quote-pdf';
import { contradictionsOfQuote, openBlockersOf } from '../read/payment-blocker-of';
import type { QuoteRow } from '../read/quote-row';

interface QuotePdfOptions {
  /** null: no name and no notes, as on the share page (D9, decision 7). */
  customerName: string | null;
  now: Date;
  publicOrigin: string;
  picture: Buffer | null;
}

/** From the snapshot (D3). Links in free text are disabled, as the PDF may go to an unverified address. */
export function toQuotePdfData(
  row: QuoteRow,
  { customerName, now, publicOrigin, picture }: QuotePdfOptions,
): QuotePdfData {
  const { snapshot } = row;
  const found = contradictionsOfQuote(row);
  const room = snapshot.layout?.room;
  return {
    reference: row.reference,
    savedAt: row.created_at,
    validUntil: row.valid_until,
    isExpired: row.valid_until <= now && row.placed_order_id === null,
    isOrdered: row.placed_order_id !== null,
    customerName: customerName && disableLinksForPdf(customerName),
    notes: customerName === null || !row.notes ? null : disableLinksForPdf(row.notes),
    material: snapshot.material.name,
    thickness: snapshot.thickness.displayName,
    color: { name: snapshot.color.name, hexCode: snapshot.color.hexCode, picture },
    size: sizeOf(row),
    agreedSize: row.agreed_size,
    quantity: row.quantity,
    sinkName: snapshot.sinkType?.name ?? null,
    cutoutNames: snapshot.cutouts.map(({ name }) => name),
    places: placesIn(snapshot.layout, snapshot.cutouts, sizeOf(row)),
    contradictions: openBlockersOf(row).map(({ sentence }) => sentence),
    remarks: [
      ...found
        .filter((contradiction) => contradiction.isNotice && !isRoomAdvice(contradiction))
        .map(({ sentence }) => sentence),
      ...(snapshot.layout?.basin ? [`Basin: ${basinRow(snapshot.layout.basin)}.`] : []),
    ],
    room: room ? roomInWords(room, found) : null,
    lines: linesOf(row),
    total: toPence(row.total_price),
    url: `${publicOrigin}${quotePath(row.id)}`,
  };
}

export const sizeOf = ({ length, width }: QuoteRow) => ({ lengthMm: length, widthMm: width });

/** Fixed prices get the catalogue's description. Lines of £0 are left out, as on the screen. */
function linesOf(row: QuoteRow): PdfPriceLine[] {
  const { lines, sinkType, cutouts, thickness } = row.snapshot;
  const top = { ...sizeOf(row), agreedSize: row.agreed_size, thickness: thickness.displayName };
  const parts = [sinkType, ...cutouts];
  let partIndex = sinkType ? 0 : 1;
  return lines
    .map((line) => {
      const text = lineText(line, top);
      const part = partLineKinds.has(line.kind) ? parts[partIndex++] : null;
      const calculation = part?.description
        ? text.calculation.replace(flatPrice, () => part.description)
        : text.calculation;
      return { label: text.label, calculation, amount: toPence(line.amount) };
    })
    .filter(({ amount }) => amount !== 0);
}

const partLineKinds: ReadonlySet<QuoteLine['kind']> = new Set<QuoteLine['kind']>(['sink', 'cutout']);

const flatPrice = /^Flat price/;
