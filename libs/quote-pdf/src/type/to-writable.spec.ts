import fc from 'fast-check';
import { layOutText } from './lay-out-text';
import { loadTypefaces } from './typefaces';
import { toWritable } from './to-writable';

const glyphsOf = async (text: string) => {
  const { regular } = await loadTypefaces('');
  return toWritable(text, (part) => Array.from(part).every((char) => regular.has(char.codePointAt(0) ?? 0)));
};

it.each([
  ['Eleanor Marsh', 'Eleanor Marsh'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['Siân Ŵyn-O’Brien', 'Siân Ŵyn-O’Brien'],
  ['1200\u00a0×\u00a0350 mm, £8.50 – Ø35', '1200\u00a0×\u00a0350 mm, £8.50 – Ø35'],
  ['e\u0301ve', 'éve'],
  ['Nguyễn Thị', 'Nguyên Thi'],
  ['ﬁt ①', 'fit 1'],
  ['李小龍', '???'],
  ['Zoë 👩🏽‍🚀', 'Zoë ?'],
  ['two\nlines\tand\u0000more', 'two lines and more'],
  ['\u202eevil\u200b', 'evil'],
  ['', ''],
])('writes %j as %j', async (text, expected) => {
  expect(await glyphsOf(text)).toBe(expected);
});

it.each([
  ['Vietnamese', 'Nguyễn Thị Hồng Đặng'],
  ['decomposed Vietnamese', 'Nguyễn'.normalize('NFD')],
  ['Greek', 'Παπαδόπουλος ΆΈ'],
  ['Cyrillic', 'Щербакова Ґїє'],
  ['Simplified Chinese', '刘国强'],
  ['Traditional Chinese', '劉國強'],
  ['Japanese', '髙橋さくらカナ'],
  ['Korean', '김민수'],
  ['Hebrew', 'דוד לוי'],
  ['Arabic', 'محمد علي'],
  ['several at once', 'Zoë 李 Παύλος'],
])('writes names in %s unchanged', async (_, name) => {
  const faces = await loadTypefaces(name);
  for (const style of ['regular', 'semibold', 'display'] as const) {
    const { runs } = layOutText(name, { face: style, size: 12 }, faces);
    const drawn = runs.map(({ text }) => text).join('');
    expect([...drawn].toSorted()).toEqual([...name.normalize('NFC')].toSorted());
    for (const run of runs) {
      const face = faces[run.face];
      for (const char of run.text) expect(face?.has(char.codePointAt(0) ?? 0)).toBe(true);
    }
  }
});

it('writes right-to-left scripts from right to left, with numbers in order', async () => {
  const text = 'רחוב הרצל 12 London';
  const { runs } = layOutText(text, { face: 'regular', size: 12 }, await loadTypefaces(text));
  expect(runs.map((run) => run.text)).toEqual(['הרצל', ' ', 'רחוב', ' 12 London']);
  expect(runs.map(({ x }) => x)).toEqual(runs.map(({ x }) => x).toSorted((left, right) => left - right));
});

it('loads a font of another script only for a page that needs it', async () => {
  expect(Object.keys(await loadTypefaces('Siân Łukasz £8.50'))).toEqual([
    'regular',
    'medium',
    'semibold',
    'display',
  ]);
  expect(Object.keys(await loadTypefaces('김'))).toContain('hangul');
  expect(Object.keys(await loadTypefaces('김'))).not.toContain('han');
});

it('takes characters that a font lacks from another font', async () => {
  const { runs } = layOutText('0.42 m²', { face: 'regular', size: 12 }, await loadTypefaces(''));
  expect(runs.map(({ text, face }) => [text, face])).toEqual([
    ['0.42 m', 'regular'],
    ['²', 'display'],
  ]);
});

it('writes any input, with a font for every character', async () => {
  const faces = await loadTypefaces('ễ 李 김 ד م');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const { runs, width } = layOutText(text, { face: 'semibold', size: 12, tabular: true }, faces);
      expect(width).toBeGreaterThanOrEqual(0);
      for (const run of runs)
        for (const char of run.text) expect(faces[run.face]?.has(char.codePointAt(0) ?? 0)).toBe(true);
    }),
  );
});
