// The bare server's queries: one prepared statement per request.
const quoteColumnsSql = `quote.id, reference, status, length, width, total_price, snapshot, notes, replaces_quote_id, created_at, valid_until`;

export const insertQuote = {
  name: 'insert-quote',
  text: `INSERT INTO quote (id, reference, length, width, total_price, notes, snapshot, created_at, valid_until, top_id)
         SELECT $1, 'VT-26-' || lpad(nextval('quote_reference_number')::text, 9, '0'), $2, $3, $4, $5, $6, $7, $8, $1
         RETURNING reference`,
};

export const findQuote = {
  name: 'find-quote',
  text: `SELECT ${quoteColumnsSql} FROM quote WHERE id = $1 AND deleted_at IS NULL`,
};

export const findBasket = {
  name: 'find-basket',
  text: `SELECT basket_item.id AS item_id, ${quoteColumnsSql}
         FROM basket_item JOIN quote ON quote.id = basket_item.quote_id
         WHERE basket_item.session_id = $1 ORDER BY basket_item.position`,
};

export const addToBasket = {
  name: 'add-to-basket',
  text: `WITH begun AS (
           INSERT INTO basket (session_id, created_at, used_at) VALUES ($1, $4, $4) ON CONFLICT DO NOTHING)
         INSERT INTO basket_item (id, session_id, quote_id, position) VALUES ($2, $1, $3, 1)`,
};

export const beginDeposit = {
  name: 'begin-deposit',
  text: `WITH top AS (SELECT id, reference, total_price FROM quote WHERE id = $2 FOR NO KEY UPDATE),
         ordered AS (
           INSERT INTO customer_order (id, channel, created_at, deposit_amount, deposit_state, price)
           SELECT $1, 'web', $6, round(total_price * 0.1, 2), 'open', total_price FROM top),
         items AS (
           INSERT INTO order_item (order_id, quote_id, agreed_id, top_id, position) SELECT $1, id, id, id, 1 FROM top),
         begun AS (
           INSERT INTO deposit (id, order_id, customer_name, customer_email, customer_phone, tops_amount, delivery_amount, total_amount,
             deposit_amount, needs_delivery, description, created_at, is_open)
           SELECT $1, $1, $3, $4, $5, total_price, 0, total_price, round(total_price * 0.1, 2), false, '', $6, true FROM top)
         INSERT INTO payment_attempt (id, deposit_id, number, checkout_reference, notice_token, amount, currency, merchant_code,
           valid_until, created_at)
         SELECT $1, $1, 1, 'dep-' || $1, $1, round(total_price * 0.1, 2), 'GBP', 'MCDEMO01', $6::timestamptz + interval '30 minutes', $6
         FROM top RETURNING amount, checkout_reference, valid_until`,
};

export const openCheckout = {
  name: 'open-checkout',
  text: `UPDATE payment_attempt SET state = 'open', checkout_id = $2, payment_url = $3 WHERE id = $1`,
};

export const listQuotes = {
  name: 'list-quotes',
  text: `SELECT id, reference, status, notes, length, width, total_price, created_at, valid_until, customer_name, customer_email,
           customer_phone, channel, deposit_state, snapshot -> 'material' ->> 'name' AS material, snapshot -> 'color' ->> 'name' AS color,
           snapshot -> 'color' ->> 'hexCode' AS hex, snapshot -> 'color' -> 'images' -> 0 ->> 'url' AS image,
           snapshot -> 'thickness' ->> 'displayName' AS thickness, snapshot -> 'sinkType' ->> 'name' AS sink,
           snapshot -> 'cutouts' -> 0 ->> 'name' AS cutout
         FROM quote WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 50`,
};

/** As many as the product counts. */
export const countQuotes = {
  name: 'count-quotes',
  text: `SELECT count(*)::integer AS total FROM (SELECT FROM quote WHERE deleted_at IS NULL LIMIT 10001) AS counted`,
};
