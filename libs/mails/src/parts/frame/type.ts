import type { CSSProperties } from 'react';
import type { Color } from './colors';
import { paint } from './paint';

/** Fonts that every mail reader has; nothing is fetched. */
export const serif = 'Georgia, Times New Roman, serif';
export const sans = 'Arial, Helvetica, sans-serif';

interface Typeset {
  className: string;
  style: CSSProperties;
}

/** Text in the sans face. */
export function typeset(fontSize: number, text: Color, lineHeight = 1.5): Typeset {
  const { className, style } = paint({ text });
  return { className, style: { ...style, fontFamily: sans, fontSize, lineHeight } };
}

/** Headings and totals in the serif, never bold. */
export function display(fontSize: number, text: Color = 'ink', lineHeight = 1.1): Typeset {
  const { className, style } = paint({ text });
  const letterSpacing = fontSize > 30 ? -1 : -0.4;
  return {
    className: `${className} n`,
    style: { ...style, fontFamily: serif, fontSize, lineHeight, fontWeight: 400, letterSpacing },
  };
}
