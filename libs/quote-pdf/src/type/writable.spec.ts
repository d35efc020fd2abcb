import fc from 'fast-check';
import { setText } from './set-text';
import { typefaces } from './typefaces';
import { writable } from './writable';

const written = async (text: string) => {
  const { regular } = await typefaces();
  return writable(text, regular.has);
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
  expect(await written(text)).toBe(expected);
});

it('borrows a character that a cut lacks from another cut', async () => {
  const { runs } = setText('0.42 m²', { cut: 'regular', size: 12 }, await typefaces());
  expect(runs.map(({ text, cut }) => [text, cut])).toEqual([
    ['0.42 m', 'regular'],
    ['²', 'display'],
  ]);
});

it('can write whatever anybody enters, and leaves nothing that no font has', async () => {
  const faces = await typefaces();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const { runs, width } = setText(text, { cut: 'semibold', size: 12, tabular: true }, faces);
      expect(width).toBeGreaterThanOrEqual(0);
      for (const run of runs)
        for (const char of run.text) expect(faces[run.cut].has(char.codePointAt(0) ?? 0)).toBe(true);
    }),
  );
});
