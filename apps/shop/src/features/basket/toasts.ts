export const toasts = {
  added: 'Added to basket',
  changed: 'Basket updated',
  addFailed: 'Failed to add to basket',
  removed: 'Removed from basket',
  removeFailed: 'Failed to remove from basket',
  cleared: 'Basket cleared',
  clearFailed: 'Failed to clear basket',
  undo: 'Undo',
} as const;
