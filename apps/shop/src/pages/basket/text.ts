export const text = {
  adding: 'Adding your quotes to the basket…',
  unavailable: (count: number) =>
    count === 1
      ? 'One of these quotes is not available any more'
      : `${count} of these quotes are not available any more`,
  failed: 'Your quotes did not load',
  failedText: 'Check your connection and try again. Each quote also has a link of its own in our email.',
  retry: 'Try again',
} as const;
