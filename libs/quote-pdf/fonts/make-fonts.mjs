// Made the fonts in this folder (`node libs/quote-pdf/fonts/make-fonts.mjs`): static, as variable fonts do not embed in
// a PDF; subset to British names and addresses, with other scripts in separate files that are read only when a page
// needs them. Sources are downloaded to a temporary folder; run it only to change the fonts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Kerning, ligatures, and tabular figures. */
const options = {
  targetFormat: 'truetype',
  keepFeatures: ['kern', 'liga', 'mark', 'ccmp', 'tnum', 'lnum'],
  noHinting: true,
};

/**
 * Joins letters of some scripts. Our texts are in composed form; a letter that a font decomposes (ị) could not be
 * copied from the PDF.
 */
const composed = {
  ...options,
  keepFeatures: [
    ...options.keepFeatures.filter((feature) => feature !== 'ccmp'),
    'mkmk',
    'init',
    'medi',
    'fina',
    'isol',
    'rlig',
    'calt',
  ],
};

/** Latin of all languages (Vietnamese, African, transliterations), Greek, Cyrillic, accents. */
const european = [
  [0x180, 0x52f],
  [0x1d00, 0x1fff],
  [0x2116, 0x2116],
  [0x2c60, 0x2c7f],
  [0xa640, 0xa69f],
];
const hebrew = [
  [0x590, 0x5ff],
  [0xfb1d, 0xfb4f],
];
const arabic = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
];
/** Simplified and traditional Chinese and Japanese in everyday use, in mainland glyph shapes. */
const han = [
  [0x3000, 0x312f],
  [0x31a0, 0x31ff],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
];
const hangul = [
  [0x1100, 0x11ff],
  [0x3131, 0x318e],
  [0xac00, 0xd7a3],
];

const sources = [
  'subset-font@2.9.0',
  '@expo-google-fonts/instrument-sans@0.4.2',
  '@fontsource-variable/newsreader@5.3.0',
  '@expo-google-fonts/noto-sans@0.4.2',
  '@expo-google-fonts/noto-sans-arabic@0.4.3',
  '@expo-google-fonts/noto-sans-hebrew@0.4.1',
  '@expo-google-fonts/noto-sans-kr@0.4.3',
  '@expo-google-fonts/noto-sans-sc@0.4.3',
];
const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', ...sources]);
  const subsetFont = createRequire(join(folder, 'any.js'))('subset-font');
  const from = (path) => readFileSync(join(folder, 'node_modules', path));
  const keep = (name, font) => writeFileSync(new URL(name, import.meta.url), font);

  const sans = async (cut) =>
    subsetFont(from(`@expo-google-fonts/instrument-sans/${cut}/InstrumentSans_${cut}.ttf`), latin(), options);
  keep('instrument-sans-regular.ttf', await sans('400Regular'));
  keep('instrument-sans-medium.ttf', await sans('500Medium'));
  keep('instrument-sans-semibold.ttf', await sans('600SemiBold'));

  // The large optical size, as in the shop; other letters fall back to the sans.
  const newsreader = from('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2');
  const display = { ...options, variationAxes: { opsz: 60, wght: 400 } };
  keep('newsreader-display.ttf', await subsetFont(newsreader, latin(), display));

  const noto = async (name, family, cut, letters) => {
    const font = from(`@expo-google-fonts/${family}/${cut}`);
    keep(name, await subsetFont(font, lettersOf(letters), composed));
  };
  await noto('noto-sans-regular.ttf', 'noto-sans', '400Regular/NotoSans_400Regular.ttf', european);
  await noto('noto-sans-semibold.ttf', 'noto-sans', '600SemiBold/NotoSans_600SemiBold.ttf', european);
  await noto('noto-sans-hebrew.ttf', 'noto-sans-hebrew', '400Regular/NotoSansHebrew_400Regular.ttf', hebrew);
  await noto('noto-sans-arabic.ttf', 'noto-sans-arabic', '400Regular/NotoSansArabic_400Regular.ttf', arabic);
  await noto('noto-sans-han.ttf', 'noto-sans-sc', '400Regular/NotoSansSC_400Regular.ttf', han);
  await noto('noto-sans-hangul.ttf', 'noto-sans-kr', '400Regular/NotoSansKR_400Regular.ttf', hangul);

  keep('noto-sans-OFL.txt', from('@expo-google-fonts/noto-sans/LICENSE_FONT'));
  keep('noto-sans-hebrew-OFL.txt', from('@expo-google-fonts/noto-sans-hebrew/LICENSE_FONT'));
  keep('noto-sans-arabic-OFL.txt', from('@expo-google-fonts/noto-sans-arabic/LICENSE_FONT'));
  keep('noto-sans-han-OFL.txt', from('@expo-google-fonts/noto-sans-sc/LICENSE_FONT'));
  keep('instrument-sans-OFL.txt', from('@expo-google-fonts/instrument-sans/LICENSE_FONT'));
  keep('newsreader-OFL.txt', from('@fontsource-variable/newsreader/LICENSE'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Latin, Latin-1, Latin Extended-A, extra letters for Romanian and Welsh, and the symbols in our texts. */
function latin() {
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x218, 0x21b],
    [0x1e80, 0x1e85],
    [0x1ef2, 0x1ef3],
  ];
  return lettersOf(ranges) + 'ẞ–—‘’‚“”„•…′″‹›€™−×≈≤≥';
}

function lettersOf(ranges) {
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return letters.join('');
}
