/** Word for word from specification §2. */
export const galleryText = {
  counter: (at: number, of: number) => `${at} of ${of}`,
  badge: (count: number) => `Images: ${count}`,
  image: (at: number) => `Image ${at}`,
  previous: 'Previous image',
  next: 'Next image',
  close: 'Close',
  hint: 'Use arrow keys, click arrows, or click thumbnails to navigate',
  single: 'Single image view',
  closeHint: 'Press ESC to close',
  /** Our own: the specification has no text for a picture that failed to load. */
  broken: 'This picture did not load',
} as const;
