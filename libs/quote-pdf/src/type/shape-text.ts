import type { Font, Glyph, GlyphPosition } from 'fontkit';

/** A text as glyphs from fontkit. */
export interface Shaped {
  glyphs: Glyph[];
  positions: GlyphPosition[];
  advanceWidth: number;
}

/** Maximum cached words; then the cache is cleared. */
const maxCachedWords = 5_000;

/** Shapes text word by word, with a cache: kerning is most of the work of a page, and quotes repeat the same words. */
export function shapeText(font: Font): (text: string, features: readonly string[]) => Shaped {
  const known = new Map<string, Shaped>();
  const shapeWord = (word: string, features: readonly string[]): Shaped => {
    const key = `${features.join()} ${word}`;
    const before = known.get(key);
    if (before) return before;
    if (known.size >= maxCachedWords) known.clear();
    const { glyphs, positions, advanceWidth } = font.layout(word, [...features]);
    const shaped = { glyphs, positions, advanceWidth };
    known.set(key, shaped);
    return shaped;
  };
  return (text, features) => {
    const words = (text.match(/[^ ]* ?/g) ?? []).filter(Boolean).map((word) => shapeWord(word, features));
    return {
      glyphs: words.flatMap(({ glyphs }) => glyphs),
      positions: words.flatMap(({ positions }) => positions),
      advanceWidth: words.reduce((sum, word) => sum + word.advanceWidth, 0),
    };
  };
}
