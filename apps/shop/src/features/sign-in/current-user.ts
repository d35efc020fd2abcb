import type { CurrentUserResponse } from '@app/contracts';
import { createStore, useStore } from '@app/ui';

/** null until the API has answered, and if nobody is signed in. */
const user = createStore<CurrentUserResponse | null>(null);

export const setCurrentUser = user.set;
export const useCurrentUser = () => useStore(user, null);
