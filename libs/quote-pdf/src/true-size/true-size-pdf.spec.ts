import { drawMeasuredPlan } from '@app/drawing';
import { distanceToLine, pointsOnPath, randomTops, type RandomTop } from '@app/drawing/testing';
import fc from 'fast-check';
import { planToCut } from '../job/cut-list';
import type { JobSheet, JobState } from '../job/job-sheet';
import { palette } from '../palette';
import { aJobSheet } from '../testing/a-job-sheet';
import { type PageLine, readLines } from '../testing/read-lines';
import { readPdf } from '../testing/read-pdf';
import { tilesOf } from './tiles';
import { trueSizePdf } from './true-size-pdf';

interface Point {
  x: number;
  y: number;
}

const print = (sheet: JobSheet) => trueSizePdf(sheet, async () => {});

const designTop: RandomTop = {
  lengthMm: 1194,
  widthMm: 350,
  sinkName: 'Undermount Oval',
  cutoutNames: ['Tap hole, 35 mm', 'Corner notch'],
  places: {
    sinks: [{ fromLeftMm: 400, fromBackMm: 195 }],
    cutouts: [{ at: [{ fromLeftMm: 400, fromBackMm: 45 }] }, { at: [{ fromLeftMm: 1150, fromBackMm: 40 }] }],
  },
};

/** A job whose sizes and positions are agreed. */
function agreedJob({ lengthMm, widthMm, sinkName, cutoutNames, places }: RandomTop): JobSheet {
  const { state } = aJobSheet() as { state: Extract<JobState, { kind: 'confirmed' }> };
  return aJobSheet({
    size: { lengthMm, widthMm },
    sinkName,
    cutoutNames,
    state: { ...state, agreed: { ...state.agreed, places } },
  });
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 0.01;
const cutLineMm = 0.25;

const cutsOf = (page: readonly PageLine[]) =>
  page
    .filter(({ color, isDashed }) => color === palette.ink.toLowerCase() && !isDashed)
    .filter(({ widthMm }) => isNear(widthMm, cutLineMm))
    .map(({ parts }) => parts.flat());

/** Middles of the crosses, by their horizontal strokes. */
const crossesOf = (page: readonly PageLine[]) =>
  page
    .filter(({ color }) => color === palette.bad.toLowerCase())
    .flatMap(({ parts }) => parts)
    .filter(([from, to, ...others]) => from && to && others.length === 0 && isNear(from.y, to.y))
    .map(([from, to]) => ({ x: ((from?.x ?? 0) + (to?.x ?? 0)) / 2, y: from?.y ?? 0 }));

const places = {
  right: [190, 210, 0, 297],
  left: [0, 20, 0, 297],
  below: [0, 210, 255, 280],
  above: [0, 210, 0, 20],
};
const crossesAt = (page: readonly PageLine[], side: keyof typeof places) => {
  const [fromX = 0, toX = 0, fromY = 0, toY = 0] = places[side];
  return crossesOf(page).filter(({ x, y }) => x > fromX && x < toX && y > fromY && y < toY);
};

/** Lays each page on the one before or above it by their crosses: the place of its corner on the first page, in mm. */
function joined(pages: readonly PageLine[][], columns: number) {
  const corners = [{ x: 0, y: 0 }];
  for (const [index, page] of pages.entries()) {
    if (index === 0) continue;
    const isFirstOfRow = index % columns === 0;
    const before = index - (isFirstOfRow ? columns : 1);
    const theirs = crossesAt(pages[before] ?? [], isFirstOfRow ? 'below' : 'right');
    const ours = crossesAt(page, isFirstOfRow ? 'above' : 'left');
    expect(ours).toHaveLength(2);
    const [one, other] = ours.map((cross, mark) => ({
      x: (corners[before]?.x ?? NaN) + (theirs[mark]?.x ?? NaN) - cross.x,
      y: (corners[before]?.y ?? NaN) + (theirs[mark]?.y ?? NaN) - cross.y,
    }));
    expect(isNear(one?.x ?? NaN, other?.x ?? NaN) && isNear(one?.y ?? NaN, other?.y ?? NaN)).toBe(true);
    corners.push(one ?? { x: NaN, y: NaN });
  }
  return corners;
}

/** Prints a top, joins its pages, and compares what they show with the job sheet's drawing. */
async function expectTrueSize(top: RandomTop) {
  const sheet = agreedJob(top);
  const [, ...pages] = await readLines(await print(sheet));
  const { columns } = tilesOf(top);
  const corners = joined(pages, columns);
  const ofFirstPage = cutsOf(pages[0] ?? []);
  const origin = {
    x: Math.min(...ofFirstPage[0]!.map(({ x }) => x)),
    y: Math.min(...ofFirstPage[0]!.map(({ y }) => y)),
  };
  const drawn = drawMeasuredPlan(planToCut(sheet), { renderedWidthPx: 682 })
    .marks.filter(({ role }) => role === 'outline' || role === 'opening' || role === 'waste')
    .map(({ path }) => pointsOnPath(path));
  const isSame = (line: readonly Point[], other: readonly Point[]) =>
    line.every((point) => distanceToLine(point, other) < 0.1);
  const measured = ofFirstPage.map((line) => line.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y })));

  for (const line of measured) expect(drawn.some((mark) => isSame(line, mark))).toBe(true);
  for (const [index, page] of pages.entries()) {
    const corner = corners[index] ?? { x: NaN, y: NaN };
    for (const [part, line] of cutsOf(page).entries())
      for (const [step, point] of line.entries()) {
        const first = ofFirstPage[part]?.[step];
        expect(
          Math.hypot(point.x + corner.x - (first?.x ?? NaN), point.y + corner.y - (first?.y ?? NaN)),
        ).toBeLessThan(0.1);
      }
  }
  const last = corners.at(-1) ?? { x: 0, y: 0 };
  expect(last.x + 200 - origin.x).toBeGreaterThan(top.lengthMm);
  expect(last.y + 267 - origin.y).toBeGreaterThan(top.widthMm);
}

it('says how to print, whose drawing it is, and that it was agreed', async () => {
  const { text, pages, title, figures } = await readPdf(await print(aJobSheet()));
  for (const words of [
    'VT-26-00412',
    'on 14 sheets of A4 after this one',
    'Version 2. Drawing agreed by Eleanor Marsh, on the page of the order, 21 November, 18:40',
    'Print all pages at 100% (‘actual size’) on A4',
    'the square must be 50 mm on each side',
    'Row 2 of 2, column 7 of 7',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Not agreed yet');
  expect({ pages, title, figures }).toEqual({
    pages: 15,
    title: 'VT-26-00412 at true size',
    figures: [
      'Plan of the sheets: 2 rows of 7.',
      ...[1, 2].flatMap((row) =>
        [1, 2, 3, 4, 5, 6, 7].map((column) => `The top at true size, row ${row}, column ${column}.`),
      ),
    ],
  });
});

it('warns not to cut while the sizes are not agreed, on every page', async () => {
  const state = { kind: 'not-confirmed', why: 'No sizes have been agreed with the customer yet.' } as const;
  const { text, pages } = await readPdf(await print(aJobSheet({ state })));
  expect(text).toContain(state.why);
  expect(text.match(/NOT CONFIRMED, do not cut/g)).toHaveLength(pages);
});

it('lists what has no position or size yet', async () => {
  const { text } = await readPdf(
    await print(
      agreedJob({
        ...designTop,
        cutoutNames: ['Tap hole, 35 mm', 'Shaver socket'],
        places: { sinks: [], cutouts: [{ at: [] }, { at: [{ fromLeftMm: 900, fromBackMm: 175 }] }] },
      }),
    ),
  );
  for (const words of [
    'Sink cut-out: position to be agreed',
    'Tap hole: ask where',
    'Shaver socket, centre 900, 175: ask for its size',
    'size to be agreed',
  ])
    expect(text).toContain(words);
});

it('has a square and rulers by which the printer is checked', async () => {
  const [first = [], second = []] = await readLines(await print(aJobSheet()));
  const extentsOf = (page: readonly PageLine[]) =>
    page
      .filter(({ color }) => color === palette.ink.toLowerCase())
      .map(({ parts }) => {
        const xs = parts.flat().map(({ x }) => x);
        return Math.round((Math.max(...xs) - Math.min(...xs)) * 100) / 100;
      });
  expect(extentsOf(first)).toEqual(expect.arrayContaining([50, 100]));
  expect(extentsOf(second)).toContain(100);
});

it('has the top of the drawing to 0.1 mm once its pages lie on each other by their crosses', () =>
  expectTrueSize(designTop));

it('has the top of the drawing to 0.1 mm, whatever the top', { tags: 'thorough', timeout: 900_000 }, () =>
  fc.assert(fc.asyncProperty(randomTops(), expectTrueSize), { numRuns: 500 }),
);
