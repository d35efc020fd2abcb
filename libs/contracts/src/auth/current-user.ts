/** Who is signed in (specification §3 'User'): the answer to signing in, and to `GET /api/auth/user`. */
export interface CurrentUserResponse {
  firstName: string;
  email: string;
  isAdmin: boolean;
}
