import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { shapeText, type Shaped } from './shape-text';

/** The fonts of PDFs and pictures. */
export type TextFace = 'regular' | 'medium' | 'semibold' | 'display';

/** Fonts of other scripts, as fallbacks. */
type ScriptFace = 'europe' | 'europeSemibold' | 'hebrew' | 'arabic' | 'han' | 'hangul';

export type FaceName = TextFace | ScriptFace;

export interface Typeface {
  font: fontkit.Font;
  has: (codePoint: number) => boolean;
  shape: (text: string, features: readonly string[]) => Shaped;
}

export type Typefaces = Readonly<Record<TextFace, Typeface> & Partial<Record<ScriptFace, Typeface>>>;

/** Literal URLs, so that the bundler finds and copies the files. */
const files: Readonly<Record<TextFace, URL>> = {
  regular: new URL('../../fonts/instrument-sans-regular.ttf', import.meta.url),
  medium: new URL('../../fonts/instrument-sans-medium.ttf', import.meta.url),
  semibold: new URL('../../fonts/instrument-sans-semibold.ttf', import.meta.url),
  display: new URL('../../fonts/newsreader-display.ttf', import.meta.url),
};

/** Up to 7 MB each, so they are read when a page first needs one. */
const scripts: Readonly<Record<ScriptFace, { file: URL; letters: RegExp }>> = {
  europe: {
    file: new URL('../../fonts/noto-sans-regular.ttf', import.meta.url),
    letters: /[\u0180-\u052f\u1d00-\u1fff\u2116\u2c60-\u2c7f\ua640-\ua69f]/,
  },
  europeSemibold: {
    file: new URL('../../fonts/noto-sans-semibold.ttf', import.meta.url),
    letters: /[\u0180-\u052f\u1d00-\u1fff\u2116\u2c60-\u2c7f\ua640-\ua69f]/,
  },
  hebrew: {
    file: new URL('../../fonts/noto-sans-hebrew.ttf', import.meta.url),
    letters: /\p{Script=Hebrew}/u,
  },
  arabic: {
    file: new URL('../../fonts/noto-sans-arabic.ttf', import.meta.url),
    letters: /\p{Script=Arabic}/u,
  },
  han: {
    file: new URL('../../fonts/noto-sans-han.ttf', import.meta.url),
    letters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  hangul: {
    file: new URL('../../fonts/noto-sans-hangul.ttf', import.meta.url),
    letters: /\p{Script=Hangul}/u,
  },
};

const known = new Map<string, Promise<Typeface>>();

/**
 * The fonts that a page needs, each read and parsed once.
 * @param sheet all texts that may be written on the page
 */
export async function loadTypefaces(sheet: unknown): Promise<Typefaces> {
  const [regular, medium, semibold, display] = await Promise.all([
    openOnce(files.regular),
    openOnce(files.medium),
    openOnce(files.semibold),
    openOnce(files.display),
  ]);
  const text = wordsIn(sheet).normalize('NFC');
  const others = await Promise.all(
    Object.entries(scripts)
      .filter(([, { letters }]) => letters.test(text))
      .map(async ([name, { file }]) => [name, await openOnce(file)] as const),
  );
  return { regular, medium, semibold, display, ...Object.fromEntries(others) };
}

/** All strings in a sheet, which may contain pictures too. */
function wordsIn(sheet: unknown): string {
  if (typeof sheet === 'string') return sheet;
  if (sheet === null || typeof sheet !== 'object' || ArrayBuffer.isView(sheet)) return '';
  return Object.values(sheet).map(wordsIn).join('\n');
}

function openOnce(file: URL): Promise<Typeface> {
  const opened = known.get(file.href) ?? open(file);
  known.set(file.href, opened);
  return opened;
}

/** A font with more letters is Chinese or Korean, whose letters are not composed of other letters. */
const maxComposedLetters = 5_000;

async function open(file: URL): Promise<Typeface> {
  const font = fontkit.create(await readFile(file));
  if ('fonts' in font) throw new Error(`more than one font in ${file.href}`);
  const letters = new Set(font.characterSet);
  // fontkit stores with each glyph the first character that it was requested for. A glyph that is first used as part of
  // another (the Z of Ż) would get none, and its letter could not be copied from later pages.
  if (letters.size < maxComposedLetters) for (const letter of letters) font.glyphForCodePoint(letter);
  return { font, has: (codePoint) => letters.has(codePoint), shape: shapeText(font) };
}
