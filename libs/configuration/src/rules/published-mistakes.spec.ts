import fc from 'fast-check';
import { defaultMakingRules, isRoom, makingNumbersOf, type Room, type TopLayout } from '@app/contracts';
import { minLengthFor, skewOf, usualPlaces } from '@app/drawing';
import type { CheckedTop } from './checked-top';
import { blockersAmong } from './contradiction';
import { contradictionsOf } from './contradictions-of';
import { toPlaces, usualLayout } from '../layout/layout';
import { datumAndRoomOf } from '../quoted-top';
import { stoneAround } from './stone-around';

const size = { lengthMm: 1200, widthMm: 350 };
const tap = { id: 7, name: 'Tap hole, 35 mm' };
const sinkName = 'Undermount Oval';
const at = (alongMm: number, acrossMm: number) => ({ alongMm, acrossMm });

const found = (change: Partial<TopLayout>, top: Partial<CheckedTop> = {}) => {
  const layout: TopLayout = { ...usualLayout({ sinkName, cutouts: [tap] }, size), ...change };
  return contradictionsOf({
    ...size,
    material: 'Granite',
    thickness: '20mm',
    sinkName,
    cutoutNames: [tap.name],
    places: toPlaces(layout, [tap], size),
    ...datumAndRoomOf(layout),
    ...top,
  });
};
const sentences = (change: Partial<TopLayout>, top: Partial<CheckedTop> = {}) =>
  found(change, top).map(({ sentence }) => sentence);
const cabinet = { fromLeftMm: 300, insideMm: 600, frontRailMm: 30, backRailMm: 30 };

describe('mistakes that people who measured for stone have published', () => {
  it('everything measured from one side, and the corner was not square', () => {
    const room: Room = {
      walls: ['back', 'left'],
      backMm: 1200,
      frontMm: 1200,
      fallingMm: 1258,
      risingMm: 1242,
    };
    const leaning = [
      'The room is 8 mm out of square. An upstand covers the gap.',
      'Distances are measured from the left end, whose corner is not square: they differ by up to 8 mm between wall and front edge. Measure from the middle, or let us measure.',
    ];
    expect(sentences({ room })).toEqual(leaning);
    expect(sentences({ room, along: 'centre', sinks: [at(0, 194)], cutouts: [] })).toEqual([leaning[0]]);
  });

  it('the sink half an inch too near the front', () => {
    expect(sentences({ room: { walls: ['left', 'right'], cabinet } })).toEqual([]);
    expect(sentences({ sinks: [at(600, 207)], room: { walls: ['left', 'right'], cabinet } })).toEqual([
      '‘Undermount Oval’ meets the front rail of the cabinet: move it 10 mm.',
    ]);
  });

  it('the hole too wide for the cabinet', () => {
    const narrow = { ...cabinet, fromLeftMm: 390, insideMm: 420 };
    const problems = found({ room: { walls: ['back', 'left', 'right'], cabinet: narrow } });
    expect(problems).toMatchObject([
      {
        sentence: '‘Undermount Oval’ needs 440 mm inside the cabinet; there are 420 mm.',
        partNames: [sinkName],
      },
    ]);
    expect(blockersAmong(problems)).toHaveLength(1);
  });

  it('the tap out of reach behind the bowl', () => {
    const deep = { lengthMm: 1200, widthMm: 600 };
    const layout = { sinks: [at(600, 420)], cutouts: [{ cutoutId: 7, at: [at(600, 60)] }] };
    const placed = { ...usualLayout({ sinkName, cutouts: [tap] }, deep), ...layout };
    expect(sentences({}, { ...deep, places: toPlaces(placed, [tap], deep) })).toContain(
      '‘Tap hole, 35 mm’ is 242 mm from the edge of the bowl; a tap reaches over 80 mm.',
    );
  });
});

describe('a room', () => {
  it('has the angles that its sides and diagonals give', () => {
    expect(skewOf({}, size).outOfSquareMm).toBe(0);
    expect(skewOf({ backMm: 1200, frontMm: 1206 }, size).outOfSquareMm).toBe(6);
    expect(skewOf({ leftMm: 350, rightMm: 345 }, size).outOfSquareMm).toBe(5);
    // A parallelogram whose front is 10 mm to the right: 1210² + 350² and 1190² + 350².
    expect(skewOf({ fallingMm: 1260, risingMm: 1240 }, size).shiftMm).toBeCloseTo(10.4, 1);
  });

  it('that leans more than an upstand covers is cut to the larger size and scribed', () => {
    const room: Room = { walls: ['back', 'left', 'right'], backMm: 1200, frontMm: 1216 };
    expect(
      sentences({ room, along: 'centre', sinks: [], cutouts: [] }, { sinkName: null, cutoutNames: [] }),
    ).toEqual([
      'The room is 16 mm out of square. We cut it to the larger size, 1216 × 350 mm, and scribe it to the walls.',
    ]);
  });

  it('that narrows to the front between two walls is scribed, as a top of the larger size does not pass', () => {
    const room: Room = { walls: ['back', 'left', 'right'], backMm: 1200, frontMm: 1190 };
    const plain = { sinkName: null, cutoutNames: [] };
    const advice = (walls: Room['walls']) =>
      sentences({ room: { ...room, walls }, along: 'centre', sinks: [], cutouts: [] }, plain);
    expect(advice(['back', 'left', 'right'])).toEqual([
      'The room is 10 mm out of square. We cut it to the larger size, 1200 × 350 mm, and scribe it to the walls.',
    ]);
    expect(advice(['back', 'left'])).toEqual(['The room is 10 mm out of square. An upstand covers the gap.']);
  });

  it('with walls at both ends takes no top that is longer', () => {
    const room: Room = { walls: ['left', 'right'], backMm: 1190 };
    expect(blockersAmong(found({ room })).map(({ sentence }) => sentence)).toEqual([
      'A top of 1200 mm does not fit between walls that are 1190 mm apart.',
    ]);
  });

  it('needs support below an end that reaches far beyond the cabinet, unless a wall carries it', () => {
    const short = { ...cabinet, fromLeftMm: 50, insideMm: 800 };
    const sentence = 'The right end reaches 332 mm beyond the cabinet without support; 150 mm is the most.';
    expect(sentences({ room: { walls: ['back'], cabinet: short } })).toEqual([sentence]);
    expect(sentences({ room: { walls: ['right'], cabinet: short } })).toEqual([]);
  });

  it('changes nothing if it was not entered', () => {
    expect(datumAndRoomOf(usualLayout({ sinkName, cutouts: [tap] }, size))).toEqual({});
    expect(isRoom({ walls: ['roof'] })).toBe(false);
  });
});

it('no two rules contradict each other: what is large enough can be placed, and an obeyed rule is silent', () => {
  const sinks = [null, 'Undermount Oval', 'Undermount Rectangular', 'Inset Round', 'Countertop Basin'];
  const cutouts = ['Three tap holes', 'Soap dispenser', 'Corner notch', 'Socket', 'Cable hole, 60 mm'];
  const stones = fc.constantFrom(
    ['Granite', '12mm'],
    ['Marble', '20mm'],
    ['Quartz', '30mm'],
    ['Porcelain', '12mm'],
    ['Solid Surface', '12mm'],
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...sinks),
      fc.subarray(cutouts),
      stones,
      fc.nat(1_000),
      fc.nat(250),
      fc.record({ lean: fc.integer({ min: -30, max: 30 }), spare: fc.nat(200), rails: fc.nat(20) }),
      (sink, cutoutNames, [material, thickness], spareMm, moreWidthMm, { lean, spare, rails }) => {
        const stone = { material, thickness, making: makingNumbersOf(defaultMakingRules, material) };
        const endsMm = stoneAround(stone).ends;
        const widthMm = 350 + moreWidthMm;
        const parts = { sinkName: sink, cutoutNames, endsMm };
        const lengthMm = Math.max(500, minLengthFor({ ...parts, widthMm }) + spareMm);
        const top = { ...stone, lengthMm, widthMm, sinkName: sink, cutoutNames };
        const unplaced = blockersAmong(contradictionsOf(top));
        const places = usualPlaces(parts, { lengthMm, widthMm });
        const placed = blockersAmong(contradictionsOf({ ...top, places }));
        expect([unplaced, placed]).toEqual([[], []]);

        // A room that is as large as the top at its larger side, and a cabinet around every bowl.
        const room: Room = {
          walls: ['back', 'left', 'right'],
          backMm: lengthMm - Math.max(0, lean),
          frontMm: lengthMm - Math.max(0, -lean),
          cabinet: {
            fromLeftMm: Math.min(18, spare),
            insideMm: lengthMm - 36,
            frontRailMm: Math.min(rails, 15),
            backRailMm: Math.min(rails, 15),
          },
        };
        const inRoom = contradictionsOf({ ...top, places, room, datum: { along: 'centre', across: 'wall' } });
        expect(blockersAmong(inRoom)).toEqual([]);
        expect(inRoom.filter(({ about }) => about === 'room')).toHaveLength(Math.abs(lean) > 3 ? 1 : 0);
      },
    ),
    { numRuns: 500 },
  );
});
