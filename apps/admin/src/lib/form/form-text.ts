import { counted } from '../format-text';

export const formText = {
  save: 'Save changes',
  saving: 'Saving...',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  notANumber: 'Please enter a number',
  atLeast: (min: string) => `Must be ${min} or more`,
  atMost: (max: string) => `Must be ${max} or less`,
  decimals: (count: number) =>
    count === 0 ? 'Must be a whole number' : `At most ${counted(count, 'decimal place')}`,
  required: (label: string) => `${label} is required`,
  conflictTitle: 'Someone else changed this',
  conflictDetail: 'It was saved by somebody else while you were editing. Nothing has been overwritten.',
  conflictField: 'Field',
  theirs: 'Theirs, saved',
  mine: 'Yours',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine and save again',
  nothing: '(empty)',
} as const;
