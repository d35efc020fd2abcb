export const text = { label: 'Offer', dismiss: 'Dismiss offer' } as const;
