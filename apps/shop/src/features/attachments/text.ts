import { attachmentLimits } from '@app/contracts';

const { count, size } = attachmentLimits;

export const text = {
  label: 'Photos or plans',
  hint: `Up to ${count} pictures (JPEG, PNG, WebP) or PDFs, ${size / 1024 / 1024} MB each. Only we see them.`,
  add: 'Add photos or PDFs',
  orDrop: 'or drop them here',
  didNotLoad: 'That did not work just now. Please choose the files again.',
} as const;
