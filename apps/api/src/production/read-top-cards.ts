import { includedParts } from '@app/configuration';
import { type MakingRules, type TopCard } from '@app/contracts';
import { IsNull } from 'typeorm';
import { makingRulesSql, storedNumbersOf } from '../catalogue';
import type { StatementRunner } from '../database/statements';
import { holdsOfSql } from '../orders';
import {
  type FoundMeasurements,
  measurementsOf,
  placeInOrderSql,
  type Quote,
  toWorkshopText,
} from '../quotes';
import { StaffTask } from '../staff-tasks';

interface TopRow extends Pick<
  TopCard,
  | 'reference'
  | 'order'
  | 'stage'
  | 'length'
  | 'width'
  | 'quantity'
  | 'isMeasured'
  | 'holds'
  | 'place'
  | 'access'
  | 'isDelivery'
> {
  quoteId: string;
  orderId: string;
  makingRules: MakingRules | null;
  snapshot: Quote['snapshot'];
  notes: string | null;
}

const findTopsSql = (condition: string) => `
  SELECT quote.id AS "quoteId", placed.id AS "orderId", quote.reference, placed.reference AS "order", item.stage, ${placeInOrderSql('item')} AS place,
    snapshot, length, width, quantity, notes, measured_at IS NOT NULL AS "isMeasured", access_note AS access,
    delivery_address IS NOT NULL AS "isDelivery", ${holdsOfSql('quote.id', 'placed')} AS holds,
    ${makingRulesSql} AS "makingRules"
  FROM order_item AS item JOIN customer_order AS placed ON placed.id = item.order_id
  JOIN quote ON quote.id = item.agreed_id
  WHERE is_placed AND ${condition}
  ORDER BY item.order_id, position`;

const findTopsOfOrdersSql = findTopsSql('item.order_id = ANY($1) AND item.stage IS NOT NULL');
const findTopByReferenceSql = findTopsSql('quote.reference = $1');

export type FoundTop = Omit<TopCard, 'measurements' | 'problems'> & {
  quoteId: string;
  orderId: string;
  measurements: FoundMeasurements | null;
  problems: { text: string; reportedAt: Date }[];
};

/** Reads the tops of orders that are not cancelled. */
export async function readTopsOfOrders(
  runner: StatementRunner,
  orderIds: readonly string[],
): Promise<FoundTop[]> {
  const rows = await runner.run<TopRow>(findTopsOfOrdersSql, [orderIds]);
  return Promise.all(rows.map((row) => toFoundTop(runner, row)));
}

export async function findTop(runner: StatementRunner, reference: string): Promise<FoundTop | null> {
  const [row] = await runner.run<TopRow>(findTopByReferenceSql, [reference]);
  return row ? toFoundTop(runner, row) : null;
}

async function toFoundTop(
  runner: StatementRunner,
  { snapshot, notes, access, makingRules, ...row }: TopRow,
): Promise<FoundTop> {
  const { material, color, thickness, sinkType, cutouts, layout } = snapshot;
  const { quoteId } = row;
  const measurements = await measurementsOf(runner, quoteId);
  const problems = await runner.manager.find(StaffTask, {
    where: { kind: 'workshop-problem', quoteId, doneAt: IsNull() },
    order: { createdAt: 'ASC' },
  });
  return {
    ...row,
    problems: problems.map(({ id, note, createdAt }) => ({ id, text: note ?? '', reportedAt: createdAt })),
    material: { name: material.name },
    color: { name: color.name, hexCode: color.hexCode, imageUrl: color.images[0]?.url ?? null },
    thickness: { displayName: thickness.displayName },
    sinkType: sinkType && { name: sinkType.name },
    cutouts: cutouts.map(({ id, name }) => ({ id, name })),
    included: includedParts(snapshot),
    layout: layout ?? null,
    making: storedNumbersOf(makingRules, material.name),
    note: notes && (toWorkshopText(notes) || null),
    measurements: measurements && {
      ...measurements,
      note: measurements.note && toWorkshopText(measurements.note),
      agreement: measurements.agreement && { ...measurements.agreement, by: null },
      unsignedCut: measurements.unsignedCut && {
        ...measurements.unsignedCut,
        reason: measurements.unsignedCut.reason && toWorkshopText(measurements.unsignedCut.reason),
      },
    },
    access: access && toWorkshopText(access),
  };
}

/** Leaves out the ids, because anyone with the quote's id can read the price. */
export const toTopCard = ({ quoteId: _quote, orderId: _order, ...card }: FoundTop) => card;
