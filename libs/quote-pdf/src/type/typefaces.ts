import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { shapeWords, type Shaped } from './shape-words';

/** The cuts that paper and pictures are set in. */
export type Cut = 'regular' | 'medium' | 'semibold' | 'display';

/** One cut of a font. */
export interface Typeface {
  font: fontkit.Font;
  has: (codePoint: number) => boolean;
  shape: (text: string, features: readonly string[]) => Shaped;
}

export type Typefaces = Readonly<Record<Cut, Typeface>>;

/** Written out one by one, so that the bundler finds the files and puts them beside the bundle. */
const files: Readonly<Record<Cut, URL>> = {
  regular: new URL('../../fonts/instrument-sans-regular.ttf', import.meta.url),
  medium: new URL('../../fonts/instrument-sans-medium.ttf', import.meta.url),
  semibold: new URL('../../fonts/instrument-sans-semibold.ttf', import.meta.url),
  display: new URL('../../fonts/newsreader-display.ttf', import.meta.url),
};

let known: Promise<Typefaces> | undefined;

/** The fonts, read and parsed once. */
export function typefaces(): Promise<Typefaces> {
  known ??= openAll();
  return known;
}

async function openAll(): Promise<Typefaces> {
  const [regular, medium, semibold, display] = await Promise.all([
    open(files.regular),
    open(files.medium),
    open(files.semibold),
    open(files.display),
  ]);
  return { regular, medium, semibold, display };
}

async function open(file: URL): Promise<Typeface> {
  const font = fontkit.create(await readFile(file));
  if ('fonts' in font) throw new Error(`more than one font in ${file.href}`);
  const letters = new Set(font.characterSet);
  // A glyph remembers the character it was first asked for by. Asked for as a part of another (Z of Ż), it would
  // remember none, and every later page would have a letter that cannot be read back.
  for (const letter of letters) font.glyphForCodePoint(letter);
  return { font, has: (codePoint) => letters.has(codePoint), shape: shapeWords(font) };
}
