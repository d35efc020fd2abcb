/** How many of the latest changes are listed. */
export const mostListed = 50;

export const insertPriceChange = `
  WITH change AS (
    INSERT INTO price_change (at, actor_id, kind, title, request) VALUES ($1, $2, $3, $4, $5) RETURNING id
  ), lines AS (
    INSERT INTO price_change_line (price_change_id, kind, item_id, before, after)
    SELECT change.id, line.kind, line.item_id, line.before, line.after
    FROM change CROSS JOIN unnest($6::text[], $7::integer[], $8::numeric[], $9::numeric[])
      AS line (kind, item_id, before, after)
  )
  SELECT id FROM change`;

/** The latest changes. Only the very latest can be undone. */
export const listPriceChanges = `
  SELECT change.id, change.at, coalesce(account.first_name, 'Somebody who has left') AS by, change.title,
    (SELECT count(*)::integer FROM price_change_line WHERE price_change_id = change.id) AS changed,
    change.undone_at AS "undoneAt",
    change.undone_at IS NULL AND change.id = (SELECT max(id) FROM price_change) AS "canBeUndone"
  FROM price_change AS change
  LEFT JOIN staff_user AS account ON account.id = change.actor_id
  WHERE $1::integer IS NULL OR change.id = $1
  ORDER BY change.id DESC LIMIT ${mostListed}`;

/** Takes the right to undo a change: whoever gets the row back undoes it, and nobody else ever will. */
export const claimUndo = `
  UPDATE price_change SET undone_at = $2, undone_by = $3
  WHERE id = $1 AND undone_at IS NULL AND id = (SELECT max(id) FROM price_change)
  RETURNING title`;

export const findPriceChange = 'SELECT 1 FROM price_change WHERE id = $1';

export const findChangedKinds =
  'SELECT DISTINCT kind FROM price_change_line WHERE price_change_id = $1 ORDER BY kind';
