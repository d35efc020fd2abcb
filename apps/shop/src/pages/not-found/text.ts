export const text = {
  title: '404 Page Not Found',
  help: 'There is nothing at this address. It may have been mistyped, or the page has moved: the links above lead to all of them.',
  intro: 'Did you forget to add the page to the router?',
  home: 'Return Home',
  drawing: 'Outline of a top: 404 millimetres long, depth unknown',
} as const;
