import { Injectable } from '@nestjs/common';
import { basketLimits, quoteIdPattern, type AddBasketItemRequest } from '@app/contracts';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { isThere, quoteColumns, type QuoteRow } from '../quotes';

/** A line of a basket with all of its quote; a quote that staff deleted keeps its line. */
interface BasketRow extends QuoteRow {
  item_id: string;
}

interface BasketLine {
  id: string;
  quote_id: string;
  position: number;
}

/** A whole basket, oldest line first. It also notes, once a day at most, that somebody still looks at it. */
const readBasket = `
  WITH looked_at AS (
    UPDATE basket SET used_at = $2
    WHERE session_id = $1 AND used_at < $2::timestamptz - interval '1 day')
  SELECT basket_item.id AS item_id, ${quoteColumns}
  FROM basket_item
  JOIN quote ON quote.id = basket_item.quote_id
  WHERE basket_item.session_id = $1
  ORDER BY basket_item.position`;

const removeItem = `DELETE FROM basket_item WHERE session_id = $1 AND (id = $2 OR quote_id = $2) RETURNING id`;

/** Begins or finds a basket and holds it. Everybody locks quotes before baskets before lines, and lines by their ids. */
const holdBasket = `
  WITH found AS (SELECT id FROM quote WHERE id = $3 AND ${isThere} FOR KEY SHARE)
  INSERT INTO basket (session_id, created_at, used_at) SELECT $1, $2, $2 FROM found
  ON CONFLICT (session_id) DO UPDATE SET used_at = greatest(basket.used_at, excluded.used_at)
  RETURNING session_id`;

const holdKnownBasket = `SELECT session_id FROM basket WHERE session_id = $1 FOR UPDATE`;

const holdLines = `SELECT id FROM basket_item WHERE session_id = $1 ORDER BY id FOR UPDATE`;

const deleteBasket = `DELETE FROM basket WHERE session_id = $1`;

const readLines = `SELECT id, quote_id, position FROM basket_item WHERE session_id = $1`;

const appendLine = `
  INSERT INTO basket_item (id, session_id, quote_id, position) VALUES ($1, $2, $3, $4)`;

const swapLine = `UPDATE basket_item SET quote_id = $2 WHERE id = $1`;

const removeLine = `DELETE FROM basket_item WHERE id = $1`;

/** Baskets by the name that a browser gave them (D10). Takes names whose form has been checked. */
@Injectable()
export class BasketService {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  read(sessionId: string): Promise<BasketRow[]> {
    return this.statements.run<BasketRow>(readBasket, [sessionId, this.clock.now()]);
  }

  /** A quote stands in a basket once, in the place of the one it replaces where that is there, else at the end (D10). */
  async add(sessionId: string, { quoteId, replacesQuoteId }: AddBasketItemRequest): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const held = await tx.run(holdBasket, [sessionId, this.clock.now(), quoteId]);
      if (!held.length) throw new AppError('quote/not-found');

      const lines = await tx.run<BasketLine>(readLines, [sessionId]);
      const lineOf = (id: string) => lines.find(({ quote_id }) => quote_id === id);
      const replaced = replacesQuoteId && replacesQuoteId !== quoteId ? lineOf(replacesQuoteId) : undefined;
      if (lineOf(quoteId)) {
        if (replaced) await tx.run(removeLine, [replaced.id]);
      } else if (replaced) {
        await tx.run(swapLine, [replaced.id, quoteId]);
      } else {
        if (lines.length >= basketLimits.items) throw new AppError('basket/full');
        const position = Math.max(0, ...lines.map((line) => line.position)) + 1;
        await tx.run(appendLine, [randomId(), sessionId, quoteId, position]);
      }
    });
  }

  /** By the line's own id or its quote's. */
  async remove(sessionId: string, id: string): Promise<void> {
    const removed = quoteIdPattern.test(id) ? await this.statements.run(removeItem, [sessionId, id]) : [];
    if (!removed.length) throw new AppError('basket/item-not-found');
  }

  async clear(sessionId: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      await tx.run(holdKnownBasket, [sessionId]);
      await tx.run(holdLines, [sessionId]);
      await tx.run(deleteBasket, [sessionId]);
    });
  }
}
