/**
 * Keeps a new session, and sweeps away those that are over. Of no effect where the account's credentials have changed
 * since: whoever changes them waits for this row, or this waits for them, and then sees it.
 */
export const insertSession = `
  WITH swept AS (DELETE FROM staff_session WHERE used_at <= $4 OR created_at <= $5),
  account AS (
    UPDATE staff_user SET last_sign_in_at = $3
    WHERE id = $2 AND is_active AND credential_version = $6
    RETURNING id)
  INSERT INTO staff_session (id, user_id, created_at, used_at, browser) SELECT $1, id, $3, $3, $7 FROM account`;

/** Of an account, for {@link secondFactorDue}. */
export const factorFacts = `
  EXISTS (
    SELECT FROM staff_second_factor AS factor
    WHERE factor.user_id = account.id AND factor.confirmed_at IS NOT NULL) AS "hasSecondFactor",
  account.second_factor_asked_at AS "secondFactorAskedAt"`;

/** Whose session it is, if it lasts, and whether its use is to be noted. It reads alone, so that nobody is in its way. */
export const findSession = `
  SELECT account.id, account.first_name AS "firstName", account.email, account.is_admin AS "isAdmin",
    ${factorFacts}, session.used_at < $4 AS "isDue"
  FROM staff_session AS session
  JOIN staff_user AS account ON account.id = session.user_id
  WHERE session.id = $1 AND session.used_at > $2 AND session.created_at > $3
    AND account.is_active AND (NOT account.is_demo OR $5)`;

/** Notes that a session is used; one use a minute is noted. */
export const noteUse = `UPDATE staff_session SET used_at = $2 WHERE id = $1 AND used_at < $3`;

export const deleteSession = 'DELETE FROM staff_session WHERE id = $1';
