import type { CurrentUserResponse } from '@app/contracts';

export interface Staff extends CurrentUserResponse {
  id: number;
  /** An admin whose deadline for setting up a second factor has passed, who may only use the routes of their own account. */
  isConfined?: boolean;
}

export interface SignedIn {
  staff: Staff;
  /** The account's version when the credentials were checked. The session starts only if it has not changed. */
  credentialVersion: number;
}
