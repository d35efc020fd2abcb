import type { Cut, FaceName, Typefaces } from './typefaces';
import { characters, writable } from './writable';

export interface TypeStyle {
  cut: Cut;
  /** Height of the type, in the unit of the page. */
  size: number;
  /** Figures of one width, for what stands under one another. */
  tabular?: boolean;
  /** Extra space after each letter, in em. */
  tracking?: number;
}

/** A stretch of text in one font. */
export interface Run {
  text: string;
  cut: FaceName;
  /** From the beginning of the text. */
  x: number;
  width: number;
}

/** A line of text that is measured and can be written as it is. */
interface SetText {
  runs: Run[];
  width: number;
}

/**
 * Where a cut lacks a character, others lend it: Newsreader has no Ł, Instrument Sans no ², neither any Greek. The fonts of
 * other scripts are there when the page has some of their letters.
 */
const lenders: Readonly<Record<Cut, readonly FaceName[]>> = {
  regular: ['display', 'europe'],
  medium: ['display', 'europeSemibold'],
  semibold: ['display', 'europeSemibold'],
  display: ['regular', 'europe'],
};
const ofOtherScripts: readonly FaceName[] = ['hebrew', 'arabic', 'han', 'hangul'];

export const featuresOf = ({ tabular }: TypeStyle): 'tnum'[] => (tabular ? ['tnum'] : []);

/** Sets a text in one line. Whatever it is, what comes out can be drawn with the fonts at hand. */
export function setText(text: string, style: TypeStyle, faces: Typefaces): SetText {
  const { cut, size, tracking = 0 } = style;
  const names = [cut, ...lenders[cut], ...ofOtherScripts];
  const faceFor = (character: string) =>
    names.find((name) => {
      const face = faces[name];
      return face && Array.from(character).every((char) => face.has(char.codePointAt(0) ?? 0));
    });
  const runs: Run[] = [];
  let x = 0;
  const parts = sameFace(
    writable(text, (character) => faceFor(character) !== undefined),
    (character) => faceFor(character) ?? cut,
  );
  for (const part of inVisualOrder(parts)) {
    const { shape, font } = faces[part.cut] ?? faces[cut];
    const { advanceWidth, glyphs } = shape(part.text, featuresOf(style));
    const width = (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
    runs.push({ ...part, x, width });
    x += width;
  }
  return { runs, width: Math.max(0, x - (runs.length ? tracking * size : 0)) };
}

type Part = Pick<Run, 'text' | 'cut'>;

/** Neighbours in one font together. */
function sameFace(text: string, faceFor: (character: string) => FaceName): Part[] {
  const parts: Part[] = [];
  for (const { segment } of characters.segment(text)) {
    const cut = faceFor(segment);
    const last = parts.at(-1);
    if (last?.cut === cut) last.text += segment;
    else parts.push({ text: segment, cut });
  }
  return parts;
}

const isRightToLeft = ({ cut }: Part) => cut === 'hebrew' || cut === 'arabic';

/** What stands from left to right: words written from the right change places, with the spaces and numbers between them. */
function inVisualOrder(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(isRightToLeft)) return parts;
  const ordered: Part[] = [];
  let from = 0;
  while (from < parts.length) {
    let end = from + 1;
    const first = parts[from];
    if (first && isRightToLeft(first))
      for (let next = end; next < parts.length; next += 1) {
        const part = parts[next];
        if (!part || (!isRightToLeft(part) && /\p{L}/u.test(part.text))) break;
        if (isRightToLeft(part)) end = next + 1;
      }
    ordered.push(...parts.slice(from, end).toReversed());
    from = end;
  }
  return ordered;
}
