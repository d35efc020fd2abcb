export const text = {
  loading: 'How much that is loads in a moment.',
  failed: 'How much that is did not load. Please try again, or ask us:',
  retry: 'Try again',
  askFirst: 'If measuring changes the price, we ask you first.',
} as const;
