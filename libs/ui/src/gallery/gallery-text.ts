/** Wording of the image gallery viewer, to the letter of the specification §2. */
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
  /** Ours: the specification does not say what stands where a picture did not arrive. */
  broken: 'This picture did not load',
} as const;
