/**
 * Role of an admin. Only the owner manages staff and exports or imports data; the office does the rest; the workshop
 * sees board and job sheets, without prices and customers; a fitter sees their own visits, without prices.
 */
export const staffRoles = ['owner', 'office', 'workshop', 'fitter'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The signed-in user (specification §3 'User'): answer of sign-in and of `GET /api/auth/user`. */
export interface CurrentUserResponse {
  firstName: string;
  email: string;
  isAdmin: boolean;
  /** Absent: no permissions. */
  role?: StaffRole;
  /** Deadline for setting up a second factor; absent: set up, or not required. */
  secondFactorBy?: string;
}
