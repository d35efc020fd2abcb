import type { CurrentUserResponse } from '@app/contracts';

/** Who is signed in. */
export interface Staff extends CurrentUserResponse {
  id: number;
  /** An admin who has had long enough to set up a second factor: their own account is all that they may see to. */
  isConfined?: boolean;
}

/** Somebody who has just proved who they are. */
export interface SignedIn {
  staff: Staff;
  /** Of the account when it was looked at: the session begins only if it is still this. */
  credentialVersion: number;
}
