import type { CSSProperties } from 'react';
import { colors, type Color } from './colors';

interface Coat {
  text?: Color;
  ground?: Color;
  /** Of the lines around it. */
  edge?: Color;
}

/**
 * The colours of an element, inline for every reader of mail, and by class so that a dark one finds the night's.
 */
export function paint({ text, ground, edge }: Coat): { className: string; style: CSSProperties } {
  return {
    className: [text && `t-${text}`, ground && `g-${ground}`, edge && `e-${edge}`].filter(Boolean).join(' '),
    style: {
      ...(text && { color: colors[text][0] }),
      ...(ground && { backgroundColor: colors[ground][0] }),
    },
  };
}

/** A hairline as an inline border. */
export const hairline = (color: Color = 'line'): string => `1px solid ${colors[color][0]}`;

/** The ground of a cell or table as an attribute besides, which the oldest readers of mail rely on. */
export const bgcolor = (ground: Color | undefined): { bgcolor?: string } =>
  ground ? { bgcolor: colors[ground][0] } : {};
