import { Injectable } from '@nestjs/common';
import type {
  CatalogueKind,
  PriceChangePreview,
  PriceChangeRequest,
  PriceChangeResponse,
  UndoPriceChangeResponse,
} from '@app/contracts';
import { toPlaces } from '@app/pricing';
import { type InDatabase, Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { CatalogueCache } from '../catalogue-cache';
import { lockCatalogue } from '../editing/item-row';
import { itemKinds } from '../editing/item-kinds';
import { planPriceChange } from './plan-price-change';
import { PriceChangeRecord } from './price-change-record.entity';
import { readPriceChange } from './price-change-input';
import {
  priceChangeSubject,
  pricesAfter,
  pricesBefore,
  setPrices,
  writePriceChange,
} from './write-price-change';

/** How many of the latest changes are listed. */
const mostListed = 50;

/** The latest changes. Only the very latest can be undone. */
const listPriceChanges = `
  SELECT change.id, change.at, coalesce(account.first_name, 'Somebody who has left') AS by, change.title,
    (SELECT count(*)::integer FROM price_change_line WHERE price_change_id = change.id) AS changed,
    change.undone_at AS "undoneAt",
    change.undone_at IS NULL AND change.id = (SELECT max(id) FROM price_change) AS "canBeUndone"
  FROM price_change AS change
  LEFT JOIN staff_user AS account ON account.id = change.actor_id
  WHERE $1::integer IS NULL OR change.id = $1
  ORDER BY change.id DESC LIMIT ${mostListed}`;

/** Takes the right to undo a change: whoever gets the row back undoes it, and nobody else ever will. */
const claimUndo = `
  UPDATE price_change SET undone_at = $2, undone_by = $3
  WHERE id = $1 AND undone_at IS NULL AND id = (SELECT max(id) FROM price_change)
  RETURNING title`;

const findChangedKinds =
  'SELECT DISTINCT kind FROM price_change_line WHERE price_change_id = $1 ORDER BY kind';

type ListedChange = InDatabase<PriceChangeResponse, 'at' | 'undoneAt'>;

interface UndoneLine {
  kind: CatalogueKind;
  id: number;
  name: string;
  price: string;
  before: string;
  isRestored: boolean;
}

/** Changes of many prices at once: looked at first, carried out as looked at, and taken back once. */
@Injectable()
export class PriceChanges {
  constructor(
    private readonly statements: Statements,
    private readonly cache: CatalogueCache,
    private readonly clock: Clock,
  ) {}

  /** What a change would do. Nothing is written. */
  preview(request: PriceChangeRequest): Promise<PriceChangePreview> {
    const input = readPriceChange(request);
    return this.statements.transaction(async (tx) => {
      const { lines, digest } = await planPriceChange(tx, input);
      return { lines, digest };
    });
  }

  /**
   * Carries a change out, if it would still do exactly what was looked at.
   * @throws AppError `prices/changed-meanwhile`, `prices/out-of-limits`
   */
  async carryOut(request: PriceChangeRequest, actor: Actor): Promise<ListedChange> {
    const input = readPriceChange(request);
    const id = await this.write(async (tx) => {
      const { title, lines, digest } = await planPriceChange(tx, input);
      if (digest !== request.digest) throw new AppError('prices/changed-meanwhile');
      if (lines.some(({ problem }) => problem !== null)) throw new AppError('prices/out-of-limits');
      const changed = lines.filter(({ from, to }) => from !== to);
      if (!changed.length) {
        const field = 'percent' in input.change ? 'percent' : 'amount';
        throw fieldError('request/invalid', field, 'This changes no price.');
      }

      return writePriceChange(tx, actor, {
        kind: input.kind,
        title,
        request: input,
        lines: changed.map(({ id, from, to }) => ({ kind: input.kind, id, from, to })),
        at: this.clock.now(),
      });
    });
    return this.get(id);
  }

  /** @throws AppError `prices/not-found` */
  async get(id: number): Promise<ListedChange> {
    const [change] = await this.find(id);
    if (!change) throw new AppError('prices/not-found');
    return change;
  }

  /** The latest changes, newest first. */
  list(): Promise<ListedChange[]> {
    return this.find(null);
  }

  /**
   * Gives back what the latest change took: each price that is still what the change made of it.
   * @throws AppError `prices/not-found`, `prices/not-undoable`
   */
  undo(id: number, actor: Actor): Promise<UndoPriceChangeResponse> {
    return this.write(async (tx) => {
      const at = this.clock.now();
      const [claimed] = await tx.run<{ title: string }>(claimUndo, [id, at, actor.userId]);
      if (!claimed) {
        const isThere = await tx.manager.existsBy(PriceChangeRecord, { id });
        throw new AppError(isThere ? 'prices/not-undoable' : 'prices/not-found');
      }
      const lines: UndoneLine[] = [];
      for (const { kind } of await tx.run<{ kind: CatalogueKind }>(findChangedKinds, [id])) {
        lines.push(...(await findUndoneLines(tx, kind, id)));
      }
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
        subject: { kind: priceChangeSubject, id, name: claimed.title },
        before: pricesBefore(restored),
        after: pricesAfter(restored),
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
    return this.statements.run<ListedChange>(listPriceChanges, [id]);
  }

  /** One at a time, and not while anybody else writes to the catalogue: what is worked out is what is written. */
  private async write<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await this.statements.transaction(async (tx) => {
      await lockCatalogue(tx);
      return work(tx);
    });
    this.cache.drop();
    return result;
  }
}

/** What a change made of each price, and whether it still is that. */
async function findUndoneLines(tx: Transaction, kind: CatalogueKind, id: number): Promise<UndoneLine[]> {
  const { table, price, titleField } = itemKinds[kind];
  const lines = await tx.query<Omit<UndoneLine, 'kind'>[]>(
    `SELECT part.id, part.${titleField === 'name' ? 'name' : 'display_name'} AS name,
       part.${price.column}::text AS price, line.before::text AS before,
       part.${price.column} = line.after AS "isRestored"
     FROM price_change_line AS line
     JOIN ${table} AS part ON part.id = line.item_id
     WHERE line.price_change_id = $1 AND line.kind = $2
     ORDER BY part.sort_order, part.id
     FOR NO KEY UPDATE OF part`,
    [id, kind],
  );
  return lines.map((line) => ({ kind, ...line }));
}
