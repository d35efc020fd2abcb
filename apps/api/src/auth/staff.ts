import type { CurrentUserResponse } from '@app/contracts';

/** Who is signed in. */
export interface Staff extends CurrentUserResponse {
  id: number;
}
