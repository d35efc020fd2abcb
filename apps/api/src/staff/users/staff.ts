import type { CurrentUserResponse } from '@app/contracts';

export interface Staff extends CurrentUserResponse {
  id: number;
  /** An admin whose time to set up a second factor is over: only their own account is open to them. */
  isConfined?: boolean;
}

export interface SignedIn {
  staff: Staff;
  /** Of the account when it was checked: the session starts only if it has not changed. */
  credentialVersion: number;
}
