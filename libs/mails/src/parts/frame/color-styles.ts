import type { CSSProperties } from 'react';
import { colors, type Color } from './colors';

interface ElementColors {
  text?: Color;
  ground?: Color;
  /** Border colour. */
  edge?: Color;
}

/** Styles of an element: inline for every mail reader, and a class for dark mode. */
export interface ElementStyles {
  className: string;
  style: CSSProperties;
}

export function colorStyles({ text, ground, edge }: ElementColors): ElementStyles {
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

/** The background as an attribute, for the oldest mail readers. */
export const bgcolor = (ground: Color | undefined): { bgcolor?: string } =>
  ground ? { bgcolor: colors[ground][0] } : {};
