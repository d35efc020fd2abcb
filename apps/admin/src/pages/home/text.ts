import type { CurrentUserResponse } from '@app/contracts';

export const text = {
  title: 'Admin Panel',
  signedIn: ({ firstName, email }: CurrentUserResponse) => `Signed in as ${firstName}, ${email}.`,
  nothingYet: 'There is nothing to manage here yet.',
  home: 'Return Home',
} as const;
