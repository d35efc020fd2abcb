/** To the letter of the specification §2. */
export const text = {
  title: '404 Page Not Found',
  lede: 'Did you forget to add the page to the router?',
  home: 'Return Home',
  drawing: 'Outline of a top: 404 millimetres long, depth unknown',
} as const;
