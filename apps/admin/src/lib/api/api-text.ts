/** To the letter of the specification §8. */
export const apiText = {
  signedOut: 'Unauthorized',
  signedOutDetail: 'You are logged out. Logging in again...',
  createFailed: 'Failed to create item.',
  updateFailed: 'Failed to update item.',
  statusFailed: 'Failed to update status.',
  restoreFailed: 'Failed to restore item.',
  deleteFailed: 'Failed to delete item.',
} as const;
