export const text = {
  label: 'Trade prices',
  pricesFor: (company: string) => `Trade prices for ${company}`,
  leave: 'Leave',
  leaveFailed: {
    title: 'You still have trade prices',
    description: 'Check your connection and try again.',
  },
} as const;
