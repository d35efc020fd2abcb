import type { Color } from './colors';
import { colorStyles, type ElementStyles } from './color-styles';

/** Fonts that every mail reader has; nothing is fetched. */
export const serif = 'Georgia, Times New Roman, serif';
export const sans = 'Arial, Helvetica, sans-serif';

/** Text in the sans-serif font. */
export function textStyles(fontSize: number, text: Color, lineHeight = 1.5): ElementStyles {
  const { className, style } = colorStyles({ text });
  return { className, style: { ...style, fontFamily: sans, fontSize, lineHeight } };
}

/** Headings and totals in the serif font, never bold. */
export function headingStyles(fontSize: number, text: Color = 'ink', lineHeight = 1.1): ElementStyles {
  const { className, style } = colorStyles({ text });
  const letterSpacing = fontSize > 30 ? -1 : -0.4;
  return {
    className: `${className} n`,
    style: { ...style, fontFamily: serif, fontSize, lineHeight, fontWeight: 400, letterSpacing },
  };
}
