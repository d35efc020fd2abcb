export const text = {
  stillHere: 'What you typed is still here.',
  orRing: 'You can also ring',
  withoutScript: 'This form needs JavaScript. Without it, please ring or write to us:',
} as const;
