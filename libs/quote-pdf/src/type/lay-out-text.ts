import type { TextFace, FaceName, Typefaces } from './typefaces';
import { characters, toWritable } from './to-writable';

export interface TypeStyle {
  face: TextFace;
  /** Type size, in the page's unit. */
  size: number;
  /** Digits of equal width, for columns. */
  tabular?: boolean;
  /** Letter spacing in em. */
  tracking?: number;
}

/** A run of text in one font. */
export interface Run {
  text: string;
  face: FaceName;
  x: number;
  width: number;
}

/** A measured line of text, ready to write. */
interface TextLayout {
  runs: Run[];
  width: number;
}

/**
 * Fallback fonts for missing characters: Newsreader has no Ł, Instrument Sans no ², neither has Greek. Fonts of other
 * scripts are loaded when a page needs them.
 */
const fallbackFonts: Readonly<Record<TextFace, readonly FaceName[]>> = {
  regular: ['display', 'europe'],
  medium: ['display', 'europeSemibold'],
  semibold: ['display', 'europeSemibold'],
  display: ['regular', 'europe'],
};
const scriptFonts: readonly FaceName[] = ['hebrew', 'arabic', 'han', 'hangul'];

export const featuresOf = ({ tabular }: TypeStyle): 'tnum'[] => (tabular ? ['tnum'] : []);

/** Lays out a text in one line, with only characters that the available fonts can draw. */
export function layOutText(text: string, style: TypeStyle, faces: Typefaces): TextLayout {
  const { size, tracking = 0 } = style;
  const names = [style.face, ...fallbackFonts[style.face], ...scriptFonts];
  const faceFor = (character: string) =>
    names.find((name) => {
      const face = faces[name];
      return face && Array.from(character).every((char) => face.has(char.codePointAt(0) ?? 0));
    });
  const runs: Run[] = [];
  let x = 0;
  const parts = groupByFace(
    toWritable(text, (character) => faceFor(character) !== undefined),
    (character) => faceFor(character) ?? style.face,
  );
  for (const part of inVisualOrder(parts)) {
    const { shape, font } = faces[part.face] ?? faces[style.face];
    const { advanceWidth, glyphs } = shape(part.text, featuresOf(style));
    const width = (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
    runs.push({ ...part, x, width });
    x += width;
  }
  return { runs, width: Math.max(0, x - (runs.length ? tracking * size : 0)) };
}

type Part = Pick<Run, 'text' | 'face'>;

/** Groups adjacent characters that use the same font. */
function groupByFace(text: string, faceFor: (character: string) => FaceName): Part[] {
  const parts: Part[] = [];
  for (const { segment } of characters.segment(text)) {
    const face = faceFor(segment);
    const last = parts.at(-1);
    if (last?.face === face) last.text += segment;
    else parts.push({ text: segment, face });
  }
  return parts;
}

const isRightToLeft = ({ face }: Part) => face === 'hebrew' || face === 'arabic';

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
