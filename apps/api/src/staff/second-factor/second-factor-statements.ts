/** With its recovery codes. */
export const deleteSecondFactor =
  'DELETE FROM staff_second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL RETURNING user_id';

/** An admin has some days from now to set one up. */
export const askForSecondFactor = 'UPDATE staff_user SET second_factor_asked_at = $2 WHERE id = $1';
