import type { CurrentUserResponse } from '@app/contracts';
import { createStore, useStore } from '@app/ui';

/** Who is signed in, as far as we know. Nobody, until the API has said otherwise. */
const user = createStore<CurrentUserResponse | null>(null);

export const setCurrentUser = user.set;
export const useCurrentUser = () => useStore(user, null);
