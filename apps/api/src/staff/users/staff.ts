import type { CurrentUserResponse } from '@app/contracts';

export interface Staff extends CurrentUserResponse {
  id: number;
  /** The deadline for setting up a second factor has passed: only the routes of the own account may be used. */
  isConfined?: boolean;
}

export interface SignedIn {
  staff: Staff;
  /** The account's version when the credentials were checked. The session starts only if it has not changed. */
  credentialVersion: number;
}
