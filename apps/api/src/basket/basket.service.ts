import { Injectable } from '@nestjs/common';
import { basketLimits, quoteIdPattern, type AddBasketItemRequest } from '@app/contracts';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { notDeletedSql, quoteColumnsSql, type QuoteRow } from '../quotes';
import { Basket, BasketItem } from './basket.entity';

interface BasketRow extends QuoteRow {
  item_id: string;
}

interface BasketItemRow {
  id: string;
  quote_id: string;
  position: number;
}

/** Oldest first. Also updates `used_at`, at most once a day. */
const readBasketSql = `
  WITH used AS (
    UPDATE basket SET used_at = $2
    WHERE session_id = $1 AND used_at < $2::timestamptz - interval '1 day')
  SELECT basket_item.id AS item_id, ${quoteColumnsSql}
  FROM basket_item
  JOIN quote ON quote.id = basket_item.quote_id
  WHERE basket_item.session_id = $1
  ORDER BY basket_item.position`;

/**
 * Creates or finds a basket and locks it. Everything locks quotes, then baskets, then items in the order of their
 * ids.
 */
const openBasketSql = `
  WITH found AS (SELECT id FROM quote WHERE id = $3 AND ${notDeletedSql} FOR KEY SHARE)
  INSERT INTO basket (session_id, created_at, used_at) SELECT $1, $2, $2 FROM found
  ON CONFLICT (session_id) DO UPDATE SET used_at = greatest(basket.used_at, excluded.used_at)
  RETURNING session_id`;

const readItemsSql = `SELECT id, quote_id, position FROM basket_item WHERE session_id = $1`;

const insertItemSql = `
  INSERT INTO basket_item (id, session_id, quote_id, position) VALUES ($1, $2, $3, $4)`;

@Injectable()
export class BasketService {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  read(sessionId: string): Promise<BasketRow[]> {
    return this.statements.run<BasketRow>(readBasketSql, [sessionId, this.clock.now()]);
  }

  /** Adds a quote in the position of the one it replaces, else at the end (D10). */
  async add(sessionId: string, { quoteId, replacesQuoteId }: AddBasketItemRequest): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const opened = await tx.run(openBasketSql, [sessionId, this.clock.now(), quoteId]);
      if (!opened.length) throw new AppError('quote/not-found');

      const items = await tx.run<BasketItemRow>(readItemsSql, [sessionId]);
      const itemOf = (id: string) => items.find(({ quote_id }) => quote_id === id);
      const replaced = replacesQuoteId && replacesQuoteId !== quoteId ? itemOf(replacesQuoteId) : undefined;
      if (itemOf(quoteId)) {
        if (replaced) await tx.manager.delete(BasketItem, replaced.id);
      } else if (replaced) {
        await tx.manager.update(BasketItem, replaced.id, { quoteId });
      } else {
        if (items.length >= basketLimits.items) throw new AppError('basket/full');
        const position = Math.max(0, ...items.map(({ position }) => position)) + 1;
        await tx.run(insertItemSql, [randomId(), sessionId, quoteId, position]);
      }
    });
  }

  async remove(sessionId: string, id: string): Promise<void> {
    const condition = [
      { sessionId, id },
      { sessionId, quoteId: id },
    ];
    const isRemoved =
      quoteIdPattern.test(id) && (await this.statements.manager.delete(BasketItem, condition)).affected;
    if (!isRemoved) throw new AppError('basket/item-not-found');
  }

  async clear(sessionId: string): Promise<void> {
    await this.statements.transaction(async ({ manager }) => {
      const locked = { where: { sessionId }, lock: { mode: 'pessimistic_write' } } as const;
      await manager.findOne(Basket, locked);
      await manager.find(BasketItem, { ...locked, order: { id: 'ASC' } });
      await manager.delete(Basket, sessionId);
    });
  }
}
