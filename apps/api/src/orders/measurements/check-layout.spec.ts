import type { TopLayout } from '@app/contracts';
import { checkLayout } from './check-layout';

const size = { lengthMm: 1194, widthMm: 350 };
const at = (alongMm: number, acrossMm: number) => ({ alongMm, acrossMm });
const part = (id: number, name: string) => ({ id, name, description: '', priceModifier: '0.00' });
const quoted = { sinkType: part(1, 'Undermount Oval'), cutouts: [part(7, 'Tap hole, 35 mm')] };
const aLayout = (layout: Partial<TopLayout> = {}): TopLayout => ({
  along: 'left',
  across: 'wall',
  sinks: [at(400, 195)],
  cutouts: [{ cutoutId: 7, at: [at(400, 45), at(1193, 349)] }],
  ...layout,
});
const problems = (layout: TopLayout | null, top: Partial<typeof quoted> | { sinkType: null } = {}) =>
  checkLayout({ size, layout }, { ...quoted, ...top }).map(({ message }) => message);

it('accepts centres on the top, and missing positions', () => {
  expect(problems(aLayout())).toEqual([]);
  expect(problems(aLayout({ sinks: [], cutouts: [] }))).toEqual([]);
  expect(problems(null)).toEqual([]);
});

it.each([
  ['left', at(0, 195)],
  ['left', at(1194, 195)],
  ['left', at(400, 0)],
  ['left', at(400, 350)],
  ['right', at(1194, 195)],
  ['centre', at(-597, 195)],
] as const)('refuses a centre outside the top: measured from the %s, %o', (along, place) => {
  expect(problems(aLayout({ along, sinks: [place], cutouts: [] }))).toEqual([
    'Each centre must be on the top.',
  ]);
  expect(problems(aLayout({ along, sinks: [], cutouts: [{ cutoutId: 7, at: [place] }] }))).toHaveLength(1);
});

it('rejects a sink and cut-outs that are not in the quote', () => {
  expect(problems(aLayout({ cutouts: [] }), { sinkType: null })).toEqual(['This top has no sink.']);
  expect(problems(aLayout({ cutouts: [{ cutoutId: 8, at: [] }] }))).toHaveLength(1);
  const twice = { cutoutId: 7, at: [at(400, 45)] };
  expect(problems(aLayout({ cutouts: [twice, twice] }))).toHaveLength(1);
});
