import type { CatalogueKind } from '@app/contracts';
import { toPlaces } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { itemKinds } from '../editing/item-kinds';

const insertPriceChange = `
  WITH change AS (
    INSERT INTO price_change (at, actor_id, kind, title, request) VALUES ($1, $2, $3, $4, $5) RETURNING id
  ), lines AS (
    INSERT INTO price_change_line (price_change_id, kind, item_id, before, after)
    SELECT change.id, line.kind, line.item_id, line.before, line.after
    FROM change CROSS JOIN unnest($6::text[], $7::integer[], $8::numeric[], $9::numeric[])
      AS line (kind, item_id, before, after)
  )
  SELECT id FROM change`;

/** A price that becomes another one. */
export interface NewPrice {
  kind: CatalogueKind;
  id: number;
  from: string;
  to: string;
}

interface NewPriceChange {
  /** null: of several kinds. */
  kind: CatalogueKind | null;
  title: string;
  /** What was asked for. */
  request: object;
  /** At least one; each is another price afterwards. */
  lines: readonly NewPrice[];
  at: Date;
}

export const priceChangeSubject = 'price-change';

/** Sets prices and writes down what became of each, for the log and for the one way back. @returns the change's id */
export async function writePriceChange(
  tx: StatementRunner,
  actor: Actor,
  { kind, title, request, lines, at }: NewPriceChange,
): Promise<number> {
  await setPrices(tx, lines, at);
  const [change] = await tx.run<{ id: number }>(insertPriceChange, [
    at,
    actor.userId,
    kind,
    title,
    JSON.stringify(request),
    lines.map((line) => line.kind),
    lines.map(({ id }) => id),
    lines.map(({ from }) => from),
    lines.map(({ to }) => to),
  ]);
  if (!change) throw new Error('the price change was not written down');
  await addAuditEntry(tx, actor, {
    at,
    verb: 'create',
    subject: { kind: priceChangeSubject, id: change.id, name: title },
    before: pricesBefore(lines),
    after: pricesAfter(lines),
  });
  return change.id;
}

/** One statement for each kind that has lines; materials last, as a new price of a colour sets their base prices. */
export async function setPrices(tx: StatementRunner, lines: readonly NewPrice[], at: Date): Promise<void> {
  const kinds = [...byKind(lines)].toSorted(([one], [other]) => rank(one) - rank(other));
  for (const [kind, own] of kinds) {
    const { table, price } = itemKinds[kind];
    await tx.run(
      `UPDATE ${table} AS part
       SET ${price.column} = line.price, version = part.version + 1, updated_at = $3
       FROM unnest($1::integer[], $2::numeric[]) AS line (id, price)
       WHERE part.id = line.id`,
      [own.map(({ id }) => id), own.map(({ to }) => to), at],
    );
  }
}

const rank = (kind: CatalogueKind) => (kind === 'materials' ? 1 : 0);

/** As the log shows them: the prices of one kind by id, or those of several by kind and id. */
export const pricesBefore = (lines: readonly NewPrice[]) => logged(lines, 'from');
export const pricesAfter = (lines: readonly NewPrice[]) => logged(lines, 'to');

function logged(lines: readonly NewPrice[], side: 'from' | 'to') {
  const kinds = [...byKind(lines)].map(([kind, own]) => {
    const { places } = itemKinds[kind].price;
    return { kind, prices: Object.fromEntries(own.map((line) => [line.id, toPlaces(line[side], places)])) };
  });
  const [only] = kinds;
  return kinds.length === 1 && only
    ? only
    : { prices: Object.fromEntries(kinds.map(({ kind, prices }) => [kind, prices])) };
}

function byKind(lines: readonly NewPrice[]): Map<CatalogueKind, NewPrice[]> {
  const kinds = new Map<CatalogueKind, NewPrice[]>();
  for (const line of lines) kinds.set(line.kind, [...(kinds.get(line.kind) ?? []), line]);
  return kinds;
}
