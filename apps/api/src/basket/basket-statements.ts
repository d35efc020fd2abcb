import type { Statement } from '../database/statements';
import { isThere, quoteColumns, type QuoteRow } from '../quotes';

/** A line of a basket with all of its quote; a quote that staff deleted keeps its line. */
export interface BasketRow extends QuoteRow {
  item_id: string;
}

/** A whole basket, oldest line first. It also notes, once a day at most, that somebody still looks at it. */
export const readBasketStatement: Statement = {
  name: 'read-basket',
  text: `
    WITH looked_at AS (
      UPDATE basket SET used_at = $2
      WHERE session_id = $1 AND used_at < $2::timestamptz - interval '1 day')
    SELECT basket_item.id AS item_id, ${quoteColumns}
    FROM basket_item
    JOIN quote ON quote.id = basket_item.quote_id
    WHERE basket_item.session_id = $1
    ORDER BY basket_item.position`,
};

export const removeBasketItemStatement: Statement = {
  name: 'remove-basket-item',
  text: `DELETE FROM basket_item WHERE session_id = $1 AND (id = $2 OR quote_id = $2) RETURNING id`,
};

/**
 * Begins a basket or finds it, for a quote that is there, and makes every other writer of it wait until this one is done. The
 * quote is first kept from being locked by a payment until then: quotes before baskets before lines, and lines by their
 * ids, is the order in which everybody locks.
 */
export const holdBasket: Statement = {
  name: 'hold-basket',
  text: `
    WITH found AS (SELECT id FROM quote WHERE id = $3 AND ${isThere} FOR KEY SHARE)
    INSERT INTO basket (session_id, created_at, used_at) SELECT $1, $2, $2 FROM found
    ON CONFLICT (session_id) DO UPDATE SET used_at = greatest(basket.used_at, excluded.used_at)
    RETURNING session_id`,
};

export const holdKnownBasket: Statement = {
  name: 'hold-known-basket',
  text: `SELECT session_id FROM basket WHERE session_id = $1 FOR UPDATE`,
};

export const holdBasketLines: Statement = {
  name: 'hold-basket-lines',
  text: `SELECT id FROM basket_item WHERE session_id = $1 ORDER BY id FOR UPDATE`,
};

/** A cleared basket is as one that was never begun: nothing of it is kept. */
export const deleteBasket: Statement = {
  name: 'delete-basket',
  text: `DELETE FROM basket WHERE session_id = $1`,
};

export const readBasketLines: Statement = {
  name: 'read-basket-lines',
  text: `SELECT id, quote_id, position FROM basket_item WHERE session_id = $1`,
};

export const appendBasketItem: Statement = {
  name: 'append-basket-item',
  text: `INSERT INTO basket_item (id, session_id, quote_id, position) VALUES ($1, $2, $3, $4)`,
};

export const swapBasketItem: Statement = {
  name: 'swap-basket-item',
  text: `UPDATE basket_item SET quote_id = $2 WHERE id = $1`,
};

export const removeBasketLine: Statement = {
  name: 'remove-basket-line',
  text: `DELETE FROM basket_item WHERE id = $1`,
};
