import { counted } from '../format-text';

export const formText = {
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Saved',
  sending: 'Sending...',
  cancel: 'Cancel',
  notANumber: 'Please enter a number',
  atLeast: (min: string) => `Must be ${min} or more`,
  atMost: (max: string) => `Must be ${max} or less`,
  decimals: (count: number) =>
    count === 0 ? 'Must be a whole number' : `At most ${counted(count, 'decimal place')}`,
  conflictTitle: 'Someone else changed this',
  conflictDetail: 'They saved it while you were editing. Nothing has been overwritten yet.',
  conflictField: 'Field',
  theirs: 'Their version',
  mine: 'Your version',
  takeTheirs: 'Use their version',
  keepMine: 'Save my version',
  nothing: '(empty)',
} as const;
