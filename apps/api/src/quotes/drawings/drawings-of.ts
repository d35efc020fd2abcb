import { createHash } from 'node:crypto';
import { isEachPartPlaced } from '@app/configuration';
import {
  type DrawingAgreementMethod,
  noCutoutsName,
  noSinkName,
  type OrderStage,
  type TopDrawing,
  type TopLayout,
} from '@app/contracts';
import type { Size } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { stageOfSql } from '../lineage/quotes-of-tops';
import type { Quote } from '../quote.entity';
import { millimetresOf } from './millimetres-of';

interface DrawingRow {
  quoteId: string;
  reference: string;
  /** 'OR-26-00031'; null: not ordered. */
  order: string | null;
  stage: OrderStage | null;
  quantity: number;
  snapshot: Quote['snapshot'];
  version: number;
  lengthMm: number;
  widthMm: number;
  layout: TopLayout | null;
  kept: TopDrawing | null;
  digest: string | null;
  how: DrawingAgreementMethod | null;
  agreedBy: string | null;
  agreedAt: Date | null;
  signatureId: string | null;
}

/** By the latest sizes, once they are confirmed. */
const findDrawingsSql = `
  SELECT quote.id AS "quoteId", quote.reference,
    (SELECT reference FROM customer_order WHERE customer_order.id = quote.placed_order_id) AS "order", ${stageOfSql()} AS stage,
    quantity, snapshot, measured.version, length_mm AS "lengthMm", width_mm AS "widthMm", layout, agreed.drawing AS kept, digest,
    agreed.how, agreed_by AS "agreedBy", agreed_at AS "agreedAt", signature_id AS "signatureId"
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id
  CROSS JOIN LATERAL (SELECT * FROM measurement WHERE quote_id = quote.id ORDER BY version DESC LIMIT 1) AS measured
  LEFT JOIN drawing_agreement AS agreed ON agreed.quote_id = measured.quote_id AND agreed.version = measured.version
  WHERE measured_at IS NOT NULL AND deleted_at IS NULL
  ORDER BY position`;

export interface FoundDrawing extends Pick<
  DrawingRow,
  'quoteId' | 'reference' | 'order' | 'stage' | 'version'
> {
  /** As it was agreed to, else as it is. */
  drawing: TopDrawing;
  digest: string;
  agreement: { by: string | null; how: DrawingAgreementMethod; at: Date; signatureId: string | null } | null;
}

/** Drawings of tops whose sizes are confirmed, in the order of the given quotes. */
export async function drawingsOf(
  runner: StatementRunner,
  quoteIds: readonly string[],
): Promise<FoundDrawing[]> {
  const rows = await runner.run<DrawingRow>(findDrawingsSql, [quoteIds]);
  return rows.map((row) => {
    const { quoteId, reference, order, stage, version, kept, how, agreedAt, signatureId } = row;
    const drawing = kept ?? toTopDrawing(row, row);
    const agreement = how && agreedAt && { by: row.agreedBy, how, at: agreedAt, signatureId };
    const digest = row.digest ?? digestOf(drawing);
    return { quoteId, reference, order, stage, version, drawing, digest, agreement };
  });
}

export function toTopDrawing(
  { snapshot, quantity }: Pick<DrawingRow, 'snapshot' | 'quantity'>,
  { lengthMm, widthMm, layout }: Size & { layout: TopLayout | null },
): TopDrawing {
  const { material, color, thickness, sinkType, cutouts } = snapshot;
  const millimetres = millimetresOf(thickness.value);
  return {
    lengthMm,
    widthMm,
    quantity,
    material: material.name,
    color: color.name,
    thickness: millimetres === null ? thickness.displayName : `${millimetres} mm`,
    sink: sinkType && sinkType.name !== noSinkName ? sinkType.name : null,
    cutouts: cutouts.filter(({ name }) => name !== noCutoutsName).map(({ id, name }) => ({ id, name })),
    layout,
  };
}

/** SHA-256 in hexadecimal. Keys are sorted, as the database does not keep their order. */
export const digestOf = (drawing: TopDrawing): string =>
  createHash('sha256').update(JSON.stringify(drawing, sortKeys)).digest('hex');

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether a drawing has all dimensions, so that somebody can agree to it. */
export const isComplete = ({ layout, sink, cutouts }: TopDrawing): boolean =>
  isEachPartPlaced(layout, { sinkName: sink, cutouts });
