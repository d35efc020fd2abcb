import fc from 'fast-check';
import type { TopBasin, TopLayout } from '@app/contracts';
import { planOf, minLengthFor, type Datum } from '@app/drawing';
import { blockersAmong } from '../rules/contradiction';
import { contradictionsOf } from '../rules/contradictions-of';
import { planOfQuote } from '../quoted-top';
import {
  cutoutCount,
  fitLayout,
  isOnTop,
  sinkCount,
  toLayout,
  toPlaces,
  usualLayout,
  withOutline,
} from './layout';
import { editableLayout, withoutPlaces } from './edit-layout';
import { partRows, positionRows } from './position-rows';

const size = { lengthMm: 1200, widthMm: 350 };
const tap = { id: 7, name: 'Tap hole, 35 mm' };
const socket = { id: 9, name: 'Socket cut-out' };
const parts = { sinkName: 'Undermount Oval', cutouts: [tap] };
const layout = (change: Partial<TopLayout> = {}): TopLayout => ({ ...usualLayout(parts, size), ...change });
const quoted = { length: 1200, width: 350, sinkType: { name: 'Undermount Oval' }, cutouts: [tap] };
const at = (alongMm: number, acrossMm: number) => ({ alongMm, acrossMm });
const sentences = (placed: TopLayout, cutouts = [tap], sinkName: string | null = 'Undermount Oval') =>
  contradictionsOf({
    ...size,
    material: 'Granite',
    thickness: '20mm',
    sinkName,
    cutoutNames: cutouts.map(({ name }) => name),
    places: toPlaces(placed, cutouts, size),
  }).map(({ sentence }) => sentence);

const datums = fc.record<Datum>({
  along: fc.constantFrom('left', 'right', 'centre'),
  across: fc.constantFrom('wall', 'front'),
});
const points = fc.array(fc.record({ fromLeftMm: fc.nat(3000), fromBackMm: fc.nat(600) }), { maxLength: 2 });

it('keeps a position, from whichever side it is measured', () => {
  fc.assert(
    fc.property(datums, points, fc.integer({ min: 500, max: 3000 }), (datum, sinks, lengthMm) => {
      const top = { lengthMm, widthMm: 340 };
      const places = { sinks, cutouts: [{ at: sinks, pitchMm: 75 }] };
      expect(toPlaces(toLayout(places, [tap], top, datum), [tap], top)).toEqual(places);
    }),
  );
});

it('keeps the distances that the customer measured when the size changes', () => {
  const fromRight = layout({ along: 'right', across: 'front', sinks: [at(300, 150)] });
  const longer = { lengthMm: 1300, widthMm: 360 };
  expect(toPlaces(fitLayout(fromRight, parts, longer), [tap], longer).sinks).toEqual([
    { fromLeftMm: 1000, fromBackMm: 210 },
  ]);
});

it('keeps what stays, and places what is new, when other parts are chosen', () => {
  const moved = layout({ sinks: [at(400, 180)] });
  const fitted = fitLayout(moved, { sinkName: 'Undermount Round', cutouts: [socket] }, size);
  expect(fitted.sinks).toEqual([at(400, 180)]);
  expect(fitted.cutouts.map(({ cutoutId }) => cutoutId)).toEqual([9]);
  expect(fitLayout(moved, { sinkName: null, cutouts: [tap] }, size).sinks).toEqual([]);
});

describe('a tap that is chosen after the basin was placed', () => {
  const dispenser = { id: 8, name: 'Soap dispenser' };
  const basin: TopBasin = {
    maker: 'Kelda',
    name: 'Ria 450',
    type: 'undermount',
    size: {
      shape: 'oval',
      radiusMm: 0,
      bowlLengthMm: 490,
      bowlWidthMm: 260,
      cutoutLengthMm: 450,
      cutoutWidthMm: 230,
      overhangMm: 3,
      holes: [{ rightMm: 10, behindMm: 160, diameterMm: 35 }],
    },
  };
  it.each<[string, Partial<TopLayout>, number, TopLayout['cutouts']]>([
    ['goes behind it', { sinks: [at(400, 194)] }, 350, [{ cutoutId: 7, at: [at(400, 40)] }]],
    [
      'follows where the customer measures from',
      { along: 'right', across: 'front', sinks: [at(300, 156)] },
      350,
      [{ cutoutId: 7, at: [at(300, 310)] }],
    ],
    [
      'stays within reach on a deep top',
      { sinks: [at(400, 300)] },
      500,
      [{ cutoutId: 7, at: [at(400, 122)] }],
    ],
    [
      'goes behind the first of two',
      { sinks: [at(300, 194), at(900, 194)] },
      350,
      [{ cutoutId: 7, at: [at(300, 40)] }],
    ],
    [
      'goes where the maker of the basin has it',
      { basin, sinks: [at(500, 200)] },
      350,
      [{ cutoutId: 7, at: [at(510, 40)] }],
    ],
  ])('%s', (_, placed, widthMm, expected) => {
    const sinkOnly = layout({ cutouts: [], ...placed });
    expect(fitLayout(sinkOnly, parts, { ...size, widthMm }).cutouts).toEqual(expected);
  });

  it('is as far from its dispenser as usual, and a socket stays beside the basin', () => {
    const cutouts = [tap, dispenser, socket];
    const usual = usualLayout({ ...parts, cutouts }, size);
    const [, beside, other] = usual.cutouts;
    const moved = fitLayout(layout({ cutouts: [], sinks: [at(400, 194)] }), { ...parts, cutouts }, size);
    const offsetMm = beside!.at[0]!.alongMm - usual.sinks[0]!.alongMm;
    expect(moved.cutouts).toEqual([
      { cutoutId: 7, at: [at(400, 40)] },
      { cutoutId: 8, at: [at(400 + offsetMm, 40)] },
      other,
    ]);
  });
});

describe('a layout with only the room', () => {
  const roomOnly: TopLayout = {
    along: 'left',
    across: 'wall',
    sinks: [],
    cutouts: [],
    room: { walls: ['back'] },
  };

  it('places nothing when a sink is chosen: its position is still to be agreed', () => {
    const fitted = fitLayout(roomOnly, parts, size);
    expect(fitted).toEqual(roomOnly);
    expect(partRows(fitted, parts)).toEqual([
      ['Undermount Oval', 'Position to be agreed'],
      ['Tap hole, 35 mm', 'Position to be agreed'],
    ]);
    const plan = planOfQuote({ ...quoted, layout: fitted });
    expect(plan).toMatchObject({ sinkName: 'Undermount Oval', places: null });
  });

  it('is edited with the parts in their usual places, and stays when the positions are agreed later', () => {
    const edited = editableLayout(roomOnly, parts, size);
    expect(edited).toEqual({ ...layout(), room: roomOnly.room });
    expect(editableLayout(layout(), parts, size)).toEqual(layout());
    expect(withoutPlaces(edited)).toEqual(roomOnly);
    expect(withoutPlaces(layout())).toBeNull();
  });
});

describe('a basin whose template was traced', () => {
  const hexagon = [-150, 150, 240, 150, -150, -240].map((x, index) => ({
    x,
    y: [-130, -130, 0, 130, 130, 0][index]!,
  }));
  const traced = layout({ outline: hexagon });

  it('is drawn with its outline at its place, and listed with its size', () => {
    const [sink] = planOf({
      ...size,
      sinkName: parts.sinkName,
      cutoutNames: [],
      places: toPlaces(traced, [], size),
    }).sinks;
    const [place] = toPlaces(traced, [], size).sinks;
    expect(sink?.outline).toEqual({
      shape: 'polygon',
      points: hexagon.map(({ x, y }) => ({ x: x + place!.fromLeftMm, y: y + place!.fromBackMm })),
    });
    expect(positionRows(traced, parts)).toContainEqual([
      'Sink cut-out',
      '480 × 260 mm, traced from its template',
    ]);
  });

  it('keeps its outline with other cut-outs and datums, but not without the sink', () => {
    const places = toPlaces(traced, [tap], size);
    const fromRight = toLayout(places, [tap], size, { ...traced, along: 'right' });
    expect(fitLayout(fromRight, { ...parts, cutouts: [socket] }, size).outline).toBe(hexagon);
    for (const sinkName of [null, 'Countertop Basin'])
      expect(fitLayout(traced, { ...parts, sinkName }, size)).not.toHaveProperty('outline');
    expect(withOutline(traced, undefined)).toEqual(layout());
  });

  it('needs the stone that its true outline needs', () => {
    const wide = layout({ outline: hexagon.map(({ x, y }) => ({ x: 2.4 * x, y })) });
    expect(sentences(wide)).toContain(
      '‘Undermount Oval’ leaves 24 mm of stone to the left end; it needs 50 mm.',
    );
    const pointed = layout({ outline: [hexagon[5]!, hexagon[2]!, { x: 0, y: 130 }] });
    expect(sentences(pointed)).toContain(
      '‘Undermount Oval’ has inner corners of 0 mm; this stone needs 5 mm.',
    );
  });

  it('usually goes where there is room for it', () => {
    const usual = usualLayout(parts, { lengthMm: 1200, widthMm: 450 }, { ...layout(), outline: hexagon });
    expect(usual.sinks).toEqual([at(600, 250)]);
    expect(usual.cutouts).toEqual([{ cutoutId: 7, at: [at(600, 60)] }]);
  });
});

it('counts basins and holes, which are priced one by one', () => {
  const two = layout({ sinks: [at(300, 180), at(900, 180)] });
  expect([sinkCount(two), sinkCount(null), cutoutCount(two, 7), cutoutCount(null, 7)]).toEqual([2, 1, 1, 1]);
  expect(cutoutCount(layout({ cutouts: [{ cutoutId: 7, at: [at(1, 1), at(2, 2), at(3, 3)] }] }), 7)).toBe(3);
});

it('knows whether each centre lies on the top', () => {
  expect(isOnTop(layout(), [tap], size)).toBe(true);
  expect(isOnTop(layout({ sinks: [at(1200, 180)] }), [tap], size)).toBe(false);
});

describe('a layout that cannot be cut', () => {
  it.each<[string, TopLayout, string[]]>([
    [
      'a basin near the front',
      layout({ sinks: [at(600, 220)] }),
      ['‘Undermount Oval’ leaves 12 mm of stone to the front edge; it needs 20 mm.'],
    ],
    [
      'a basin over the end',
      layout({ sinks: [at(200, 194)], cutouts: [] }),
      ['‘Undermount Oval’ does not leave any stone to the left end; it needs 50 mm.'],
    ],
    [
      'a tap in the basin',
      layout({ cutouts: [{ cutoutId: 7, at: [at(600, 90)] }] }),
      ['‘Undermount Oval’ and ‘Tap hole, 35 mm’ overlap.'],
    ],
    [
      'a tap close to the basin',
      layout({ cutouts: [{ cutoutId: 7, at: [at(600, 52)] }] }),
      ['‘Undermount Oval’ and ‘Tap hole, 35 mm’ leave 6 mm of stone between them; they need 12 mm.'],
    ],
    [
      'two basins in one place',
      layout({ sinks: [at(500, 194), at(700, 194)], cutouts: [] }),
      ['The two ‘Undermount Oval’ overlap.'],
    ],
  ])('%s', (_, placed, expected) => {
    expect(sentences(placed)).toEqual(expected);
  });

  it('names that one of two basins that a socket clashes with', () => {
    const placed = layout({
      sinks: [at(350, 194), at(1350, 194)],
      cutouts: [{ cutoutId: 9, at: [at(1400, 194)] }],
    });
    const found = contradictionsOf({
      lengthMm: 1800,
      widthMm: 350,
      material: 'Granite',
      thickness: '20mm',
      sinkName: 'Undermount Oval',
      cutoutNames: [socket.name],
      places: toPlaces(placed, [socket], { lengthMm: 1800, widthMm: 350 }),
    });
    expect(found).toEqual([
      {
        about: 'sink',
        sentence: '‘Undermount Oval (2 of 2)’ and ‘Socket cut-out’ overlap.',
        partNames: ['Undermount Oval (2 of 2)', 'Socket cut-out'],
      },
    ]);
  });

  it('is still too small, even if its parts have no place in the layout', () => {
    const tooShort = { lengthMm: 500, widthMm: 300, material: 'Granite', thickness: '20mm' };
    const top = { ...tooShort, sinkName: 'Undermount Oval', cutoutNames: ['Tap hole, 35 mm'] };
    const places = { sinks: [], cutouts: [] };
    expect(contradictionsOf(top)).not.toEqual([]);
    expect(contradictionsOf({ ...top, places })).toEqual(contradictionsOf(top));
  });

  it('is never one where the parts usually go, on a top that is large enough for them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(null, 'Undermount Oval', 'Undermount Rectangular', 'Inset Round', 'Countertop Basin'),
        fc.subarray(['Three tap holes', 'Soap dispenser', 'Corner notch', 'Socket', 'Cable hole, 60 mm']),
        fc.nat(1000),
        fc.integer({ min: 340, max: 600 }),
        (sinkName, names, spareMm, widthMm) => {
          const lengthMm = Math.max(500, minLengthFor({ sinkName, cutoutNames: names, widthMm }) + spareMm);
          const cutouts = names.map((name, id) => ({ id, name }));
          const top = { lengthMm, widthMm };
          const places = toPlaces(usualLayout({ sinkName, cutouts }, top), cutouts, top);
          const checked = { ...top, material: 'Granite', thickness: '20mm', sinkName, cutoutNames: names };
          expect(blockersAmong(contradictionsOf(checked))).toEqual([]);
          expect(blockersAmong(contradictionsOf({ ...checked, places }))).toEqual([]);
          expect(planOf({ ...top, sinkName, cutoutNames: names, places }).isPlaced).toBe(true);
        },
      ),
    );
  });
});
