import type { AdminUser } from '@app/contracts';
import type { InDatabase } from '../../database/statements';

/** Who of staff is an admin and can sign in. $1: whether the demo's account counts. */
const isActingAdmin = 'is_admin AND is_active AND password_hash IS NOT NULL AND (NOT is_demo OR $1)';

/** An account as other admins see it. In production the demo's is as good as disabled, whatever the table says (D40). */
const userColumns = `
  account.id, account.first_name AS "firstName", account.email, account.is_admin AS "isAdmin",
  CASE WHEN NOT account.is_active OR (account.is_demo AND NOT $1) THEN 'disabled'
    WHEN account.password_hash IS NULL THEN 'invited'
    ELSE 'active' END AS state,
  EXISTS (
    SELECT FROM staff_second_factor AS factor
    WHERE factor.user_id = account.id AND factor.confirmed_at IS NOT NULL) AS "hasSecondFactor",
  account.last_sign_in_at AS "lastSignInAt", account.created_at AS "createdAt"`;

/** An account as other admins see it; whether it is one's own is for whoever asks. */
export type UserRow = Omit<InDatabase<AdminUser, 'lastSignInAt' | 'createdAt'>, 'isSelf'>;

/** Accounts as other admins see them, as a table. $1 as above. */
export const listedUsers = `(SELECT ${userColumns} FROM staff_user AS account) AS listed`;

export const findUser = `SELECT ${userColumns} FROM staff_user AS account WHERE account.id = $2`;

/**
 * Holds every admin who can sign in, in one order: of two who take each other's rights away, the second sees what the
 * first has done.
 */
export const lockActingAdmins = `SELECT id FROM staff_user WHERE ${isActingAdmin} ORDER BY id FOR NO KEY UPDATE`;

export const insertUser = `
  INSERT INTO staff_user (first_name, email, is_admin, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (email) DO NOTHING
  RETURNING id`;
