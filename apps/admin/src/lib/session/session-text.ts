/** To the letter of the specification §8. */
export const sessionText = {
  signOut: 'Sign Out',
  signedOut: 'Logged out',
  signOutFailed: 'Logout failed',
} as const;
