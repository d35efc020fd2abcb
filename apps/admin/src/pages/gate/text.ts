/** To the letter of the specification §2, but for the way home. */
export const text = {
  title: 'Admin Access Required',
  lede: 'You need administrator privileges to access this area.',
  home: 'Return Home',
} as const;
