import type { Cut, Typefaces } from './typefaces';
import { writable } from './writable';

export interface TypeStyle {
  cut: Cut;
  /** Height of the type, in the unit of the page. */
  size: number;
  /** Figures of one width, for what stands under one another. */
  tabular?: boolean;
  /** Extra space after each letter, in em. */
  tracking?: number;
}

/** A stretch of text in one cut. */
export interface Run {
  text: string;
  cut: Cut;
  /** From the beginning of the text. */
  x: number;
  width: number;
}

/** A line of text that is measured and can be written as it is. */
export interface SetText {
  runs: Run[];
  width: number;
  style: TypeStyle;
}

/** Where a cut lacks a character, another one lends it: Newsreader has no Ł, Instrument Sans no ². */
const lender: Record<Cut, Cut> = {
  regular: 'display',
  medium: 'display',
  semibold: 'display',
  display: 'regular',
};

/** OpenType features of a style. */
export const featuresOf = ({ tabular }: TypeStyle): 'tnum'[] => (tabular ? ['tnum'] : []);

/** Sets a text in one line. Whatever it is, what comes out can be drawn with the fonts at hand. */
export function setText(text: string, style: TypeStyle, faces: Typefaces): SetText {
  const { cut, size, tracking = 0 } = style;
  const has = (face: Cut, codePoint: number) => faces[face].has(codePoint);
  const cutFor = (char: string) => (has(cut, char.codePointAt(0) ?? 0) ? cut : lender[cut]);
  const runs: Run[] = [];
  let x = 0;
  for (const part of sameCut(
    writable(text, (code) => has(cut, code) || has(lender[cut], code)),
    cutFor,
  )) {
    const { shape, font } = faces[part.cut];
    const { advanceWidth, glyphs } = shape(part.text, featuresOf(style));
    const width = (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
    runs.push({ ...part, x, width });
    x += width;
  }
  return { runs, width: Math.max(0, x - (runs.length ? tracking * size : 0)), style };
}

/** Neighbours in one cut together. */
function sameCut(text: string, cutFor: (char: string) => Cut): { text: string; cut: Cut }[] {
  const parts: { text: string; cut: Cut }[] = [];
  for (const char of text) {
    const cut = cutFor(char);
    const last = parts.at(-1);
    if (last?.cut === cut) last.text += char;
    else parts.push({ text: char, cut });
  }
  return parts;
}
