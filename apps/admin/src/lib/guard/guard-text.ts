export const guardText = {
  title: 'Discard changes?',
  description: 'What you have changed here has not been saved.',
  stay: 'Keep editing',
  discard: 'Discard changes',
} as const;
