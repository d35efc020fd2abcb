/** Begins anew where one was begun and not confirmed; one that is in force stays. */
export const beginSecondFactor = `
  INSERT INTO staff_second_factor AS factor (user_id, secret, created_at) VALUES ($1, $2, $3)
  ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at
    WHERE factor.confirmed_at IS NULL
  RETURNING user_id`;

export const findBegunSecondFactor =
  'SELECT secret FROM staff_second_factor WHERE user_id = $1 AND confirmed_at IS NULL';

export const confirmSecondFactor = `
  UPDATE staff_second_factor SET confirmed_at = $3, last_step = $4
  WHERE user_id = $1 AND secret = $2 AND confirmed_at IS NULL
  RETURNING user_id`;

export const lockSecondFactor = `
  SELECT secret FROM staff_second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL FOR NO KEY UPDATE`;

/** With its recovery codes. */
export const deleteSecondFactor =
  'DELETE FROM staff_second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL RETURNING user_id';

/** An admin has some days from now to set one up. */
export const askForSecondFactor = 'UPDATE staff_user SET second_factor_asked_at = $2 WHERE id = $1';
