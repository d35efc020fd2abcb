/** Who is signed in (specification §3 'User'): the answer to signing in, and to `GET /api/auth/user`. */
export interface CurrentUserResponse {
  firstName: string;
  email: string;
  isAdmin: boolean;
  /** Until when an admin may go without a second factor; not there: they have one, or need none. */
  secondFactorBy?: string;
}
