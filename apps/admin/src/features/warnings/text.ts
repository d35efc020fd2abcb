export const text = {
  label: 'Worth a look',
  use: (price: string) => `Use £${price}`,
  used: 'Changes saved',
  failed: { title: 'Failed to update item.' },
} as const;
