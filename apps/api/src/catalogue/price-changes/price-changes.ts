import { Injectable } from '@nestjs/common';
import type {
  PricedKind,
  PriceChangePreview,
  PriceChangeRequest,
  PriceChangeResponse,
  UndoPriceChangeResponse,
} from '@app/contracts';
import { toPlaces } from '@app/pricing';
import { In, MoreThan } from 'typeorm';
import { type InDatabase, Statements, type Transaction } from '../../database/statements';
import { syncBasePrices } from '../../database/sync-base-prices';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { CatalogueCache } from '../catalogue-cache';
import { allPricesSql } from '../catalogue-prices';
import { Color } from '../color.entity';
import { lockCatalogue } from '../editing/item-row';
import { itemKinds } from '../editing/item-kinds';
import { planPriceChange } from './plan-price-change';
import { PriceChangeLine } from './price-change-line.entity';
import { PriceChangeRecord } from './price-change-record.entity';
import { readPriceChange } from './price-change-input';

const maxListed = 50;

const listPriceChangesSql = `
  SELECT change.id, change.at, coalesce(account.first_name, 'Somebody who has left') AS by, change.title,
    (SELECT count(*)::integer FROM price_change_line WHERE price_change_id = change.id) AS changed,
    change.undone_at AS "undoneAt",
    change.undone_at IS NULL AND change.id = (SELECT max(id) FROM price_change) AS "canBeUndone"
  FROM price_change AS change
  LEFT JOIN staff_user AS account ON account.id = change.actor_id
  WHERE $1::integer IS NULL OR change.id = $1
  ORDER BY change.id DESC LIMIT ${maxListed}`;

/** Each changed price, and whether it still has the value set by the change. */
const findUndoneLinesSql = `
  SELECT priced.kind, priced.id, name, price::text AS price, line.before::text AS before, price = line.after AS "isRestored"
  FROM price_change_line AS line JOIN (${allPricesSql}) AS priced ON priced.kind = line.kind AND priced.id = line.item_id
  WHERE line.price_change_id = $1 ORDER BY place`;

type ListedChange = InDatabase<PriceChangeResponse, 'at' | 'undoneAt'>;

interface UndoneLine {
  kind: PricedKind;
  id: number;
  name: string;
  price: string;
  before: string;
  isRestored: boolean;
}

interface NewPrice {
  kind: PricedKind;
  id: number;
  from: string;
  to: string;
}

interface NewPriceChange {
  /** Null: several kinds. */
  kind: PricedKind | null;
  title: string;
  request: object;
  /** At least one. Each has a different price afterwards. */
  lines: readonly NewPrice[];
}

/** Bulk price changes: previewed, applied as previewed, and undone once. */
@Injectable()
export class PriceChanges {
  constructor(
    private readonly statements: Statements,
    private readonly cache: CatalogueCache,
    private readonly clock: Clock,
  ) {}

  preview(request: PriceChangeRequest): Promise<PriceChangePreview> {
    const input = readPriceChange(request);
    return this.statements.transaction(async (tx) => {
      const { lines, basePrices, digest } = await planPriceChange(tx, input);
      return { lines, basePrices, digest };
    });
  }

  /**
   * Applies a change only if it still has exactly the previewed effect.
   * @throws AppError `prices/changed-meanwhile`, `prices/out-of-limits`
   */
  apply(request: PriceChangeRequest, actor: Actor): Promise<ListedChange> {
    const input = readPriceChange(request);
    const { kind } = input;
    return this.change(actor, async (tx) => {
      const { title, lines, digest } = await planPriceChange(tx, input);
      if (digest !== request.digest) throw new AppError('prices/changed-meanwhile');
      if (lines.some(({ problem }) => problem !== null)) throw new AppError('prices/out-of-limits');
      const changed = lines.filter(({ from, to }) => from !== to);
      if (!changed.length) {
        const field = 'percent' in input.change ? 'percent' : 'amount';
        throw fieldError('request/invalid', field, 'This changes no price.');
      }
      return {
        kind,
        title,
        request: input,
        lines: changed.map(({ id, from, to }) => ({ kind, id, from, to })),
      };
    });
  }

  /** Sets new prices and records each one, for the log and for undo. */
  async change(actor: Actor, work: (tx: Transaction) => Promise<NewPriceChange>): Promise<ListedChange> {
    const id = await this.write(async (tx) => {
      const at = this.clock.now();
      const { kind, title, request, lines } = await work(tx);
      await setPrices(tx, lines, at);
      const record = { at, actorId: actor.userId, kind, title, request };
      const { identifiers } = await tx.manager.insert(PriceChangeRecord, record);
      const { id: priceChangeId } = identifiers[0] as PriceChangeRecord;
      await tx.manager.insert(
        PriceChangeLine,
        lines.map((line) => ({
          priceChangeId,
          kind: line.kind,
          itemId: line.id,
          before: line.from,
          after: line.to,
        })),
      );
      await addAuditEntry(tx, actor, {
        at,
        verb: 'create',
        subject: { kind: 'price-change', id: priceChangeId, name: title },
        before: pricesById(lines, 'from'),
        after: pricesById(lines, 'to'),
      });
      return priceChangeId;
    });
    return this.get(id);
  }

  async get(id: number): Promise<ListedChange> {
    const [change] = await this.find(id);
    if (!change) throw new AppError('prices/not-found');
    return change;
  }

  list(): Promise<ListedChange[]> {
    return this.find(null);
  }

  /**
   * Restores each price that still has the value set by the latest change.
   * @throws AppError `prices/not-found`, `prices/not-undoable`
   */
  undo(id: number, actor: Actor): Promise<UndoPriceChangeResponse> {
    return this.write(async (tx) => {
      const at = this.clock.now();
      const change = await tx.manager.findOneBy(PriceChangeRecord, { id });
      if (!change) throw new AppError('prices/not-found');
      if (change.undoneAt || (await tx.manager.existsBy(PriceChangeRecord, { id: MoreThan(id) })))
        throw new AppError('prices/not-undoable');
      await tx.manager.update(PriceChangeRecord, id, { undoneAt: at, undoneBy: actor.userId });
      const lines = await tx.run<UndoneLine>(findUndoneLinesSql, [id]);
      const restored = lines
        .filter(({ isRestored }) => isRestored)
        .map(({ kind, id, price, before }) => {
          const to = toPlaces(before, itemKinds[kind].price.places);
          return { kind, id, from: price, to };
        });
      await setPrices(tx, restored, at);
      await addAuditEntry(tx, actor, {
        at,
        verb: 'undo',
        subject: { kind: 'price-change', id, name: change.title },
        before: pricesById(restored, 'from'),
        after: pricesById(restored, 'to'),
      });
      return {
        restored: restored.length,
        kept: lines
          .filter(({ isRestored }) => !isRestored)
          .map((line) => ({ id: line.id, name: line.name, price: line.price })),
      };
    });
  }

  private find(id: number | null): Promise<ListedChange[]> {
    return this.statements.run<ListedChange>(listPriceChangesSql, [id]);
  }

  /** Locks the catalogue, so that the computed prices are the ones written. */
  private async write<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await this.statements.transaction(async (tx) => {
      await lockCatalogue(tx);
      return work(tx);
    });
    this.cache.drop();
    return result;
  }
}

/** Materials are written last, since a colour's new price updates their base prices. */
async function setPrices(tx: Transaction, lines: readonly NewPrice[], at: Date): Promise<void> {
  const groups = [...groupByKind(lines)];
  const inOrder = [
    ...groups.filter(([kind]) => kind !== 'materials'),
    ...groups.filter(([kind]) => kind === 'materials'),
  ];
  for (const [kind, linesOfKind] of inOrder) {
    const { table, price } = itemKinds[kind];
    await tx.run(
      `UPDATE ${table} AS part
       SET ${price.column} = line.price, version = part.version + 1, updated_at = $3
       FROM unnest($1::integer[], $2::numeric[]) AS line (id, price)
       WHERE part.id = line.id`,
      [linesOfKind.map(({ id }) => id), linesOfKind.map(({ to }) => to), at],
    );
    if (kind !== 'colors') continue;
    const where = { id: In(linesOfKind.map(({ id }) => id)) };
    const colors = await tx.manager.find(Color, { select: { materialId: true }, where, withDeleted: true });
    await syncBasePrices(
      tx.manager,
      colors.map(({ materialId }) => materialId),
    );
  }
}

/** Prices by id for one kind, or by kind and id for several. */
function pricesById(lines: readonly NewPrice[], side: 'from' | 'to') {
  const kinds = [...groupByKind(lines)].map(([kind, linesOfKind]) => {
    const { places } = itemKinds[kind].price;
    return {
      kind,
      prices: Object.fromEntries(linesOfKind.map((line) => [line.id, toPlaces(line[side], places)])),
    };
  });
  const [firstKind] = kinds;
  return kinds.length === 1 && firstKind
    ? firstKind
    : { prices: Object.fromEntries(kinds.map(({ kind, prices }) => [kind, prices])) };
}

function groupByKind(lines: readonly NewPrice[]): Map<PricedKind, NewPrice[]> {
  const kinds = new Map<PricedKind, NewPrice[]>();
  for (const line of lines) kinds.set(line.kind, [...(kinds.get(line.kind) ?? []), line]);
  return kinds;
}
