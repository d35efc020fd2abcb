import { checkPlaces } from './check-places';

const size = { lengthMm: 1194, widthMm: 350 };
const at = (fromLeftMm: number, fromBackMm: number) => ({ fromLeftMm, fromBackMm });

it('accepts centres on the top', () => {
  const input = { size, sink: at(400, 195), taps: [at(400, 45), at(1193, 349)] };
  expect(checkPlaces(input, { hasSink: true })).toEqual([]);
});

it.each([[at(0, 195)], [at(1194, 195)], [at(400, 0)], [at(400, 350)]])(
  'reports a sink and a tap hole outside the top: %o',
  (place) => {
    const fields = checkPlaces({ size, sink: place, taps: [at(400, 45), place] }, { hasSink: true });
    expect(fields.map(({ field }) => field)).toEqual(['sink', 'taps.1']);
  },
);

it('accepts a quoted sink whose position is still to be agreed', () => {
  expect(checkPlaces({ size, sink: null, taps: [] }, { hasSink: true })).toEqual([]);
});

it('rejects a sink for a top that was quoted without one', () => {
  expect(checkPlaces({ size, sink: at(400, 195), taps: [] }, { hasSink: false })).toEqual([
    { field: 'sink', message: 'This top was quoted without a sink.' },
  ]);
});
