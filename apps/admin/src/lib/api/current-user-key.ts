import { paths } from '@app/contracts';

/** Where the client keeps who is signed in. */
export const currentUserKey = [paths.currentUser] as const;
