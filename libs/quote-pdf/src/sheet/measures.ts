import { paperPx } from '../paper/paper';

/** Where things are on the page, in CSS pixels (prototype: pdf-quote). */
export const page = {
  left: 56,
  right: paperPx.width - 56,
  width: paperPx.width - 112,
  top: 52,
  bottom: paperPx.height - 40,
} as const;

/** Line height of body text, as a share of its size. */
export const leading = 1.45;

/** From the top of such a line to its baseline. */
export const ascent = 1.085;
