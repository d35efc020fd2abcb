/** Wording around the galleries; that of the viewer itself comes with it, from the specification. */
export const text = {
  illustration: 'Illustration of the stone. Natural stone varies; see a sample in the showroom.',
  didNotOpen: { title: 'The pictures did not open', description: 'Please try again in a moment.' },
} as const;
