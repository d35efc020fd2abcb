// `node libs/quote-pdf/fonts/make-fonts.mjs` made the fonts beside it: static cuts, because variable fonts do not embed in a
// PDF, with the characters that names and addresses in this country need. What it makes them from is fetched into a
// folder of its own and forgotten: nobody needs it until the fonts change.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a page needs of a font: kerning, ligatures, and figures that stand under one another. */
const options = {
  targetFormat: 'truetype',
  keepFeatures: ['kern', 'liga', 'mark', 'ccmp', 'tnum', 'lnum'],
  noHinting: true,
};

const sources = [
  'subset-font@2.9.0',
  '@expo-google-fonts/instrument-sans@0.4.2',
  '@fontsource-variable/newsreader@5.3.0',
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

  // The large optical size, as in the shop; names that need more letters than these fall back to the sans.
  const newsreader = from('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2');
  const display = { ...options, variationAxes: { opsz: 60, wght: 400 } };
  keep('newsreader-display.ttf', await subsetFont(newsreader, latin(), display));

  keep('instrument-sans-OFL.txt', from('@expo-google-fonts/instrument-sans/LICENSE_FONT'));
  keep('newsreader-OFL.txt', from('@fontsource-variable/newsreader/LICENSE'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Latin, Latin-1, Latin Extended-A, what Romanian and Welsh need beside it, and the marks that our texts use. */
function latin() {
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x218, 0x21b],
    [0x1e80, 0x1e85],
    [0x1ef2, 0x1ef3],
  ];
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return letters.join('') + 'ẞ–—‘’‚“”„•…′″‹›€™−×≈≤≥';
}
