import { buttonClass } from '@app/ui';

/** Buttons on a dark ground: one white, the others outlined. */
export const nightButton = {
  first: `${buttonClass({ size: 'large' })} border-transparent bg-surface! text-ink! hover:bg-sunken!`,
  other: `${buttonClass({ size: 'large' })} border-surface/50! bg-night-deep/90! hover:bg-night-line!`,
} as const;
