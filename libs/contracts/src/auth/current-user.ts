/**
 * How far the rights of an admin go. The owner alone manages staff, and has everything brought in and out; the office does
 * all the rest; the workshop sees the board and job sheets, without prices and without people.
 */
export const staffRoles = ['owner', 'office', 'workshop'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who is signed in (specification §3 'User'): the answer to signing in, and to `GET /api/auth/user`. */
export interface CurrentUserResponse {
  firstName: string;
  email: string;
  isAdmin: boolean;
  /** How far an admin's rights go; absent: they have none. */
  role?: StaffRole;
  /** Until when an admin may go without a second factor; not there: they have one, or need none. */
  secondFactorBy?: string;
}
