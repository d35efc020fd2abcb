export const text = {
  title: 'Photos of the finished top',
  none: 'None yet. Its customer sees them on the page of the order.',
  add: 'Add a photo',
  added: 'Photo added',
  addFailed: 'The photo could not be added',
  remove: (name: string) => `Remove ${name}`,
  removed: 'Photo removed',
  removeFailed: 'The photo could not be removed',
};
