import { drawingPdf } from '../drawing/drawing-pdf';
import { jobSheetPdf } from '../job/job-sheet-pdf';
import { quotePdf } from '../quote-pdf';
import { aJobSheet } from '../testing/a-job-sheet';
import { aQuoteData } from '../testing/a-quote-data';
import { aRoomOnPaper } from '../testing/a-room-on-paper';
import { readPdf } from '../testing/read-pdf';

const room = aRoomOnPaper();
const places = {
  sinks: [{ fromLeftMm: 600, fromBackMm: 195 }],
  cutouts: [{ at: [{ fromLeftMm: 600, fromBackMm: 45 }] }],
};
const aDrawing = (withRoom: typeof room | null) =>
  drawingPdf({
    ...aJobSheet(),
    places,
    room: withRoom,
    order: 'OR-26-00031',
    version: 2,
    madeAt: new Date('2026-11-21T11:06:00Z'),
    positions: [['Undermount Oval', 'Centre 600 mm from the left end, 195 mm from the wall']],
    agreement: null,
    digest: 'a'.repeat(64),
  });

it.each<[string, (withRoom: typeof room | null) => Promise<Buffer>, number?]>([
  ['the quote, on a page of its own', (withRoom) => quotePdf(aQuoteData({ room: withRoom })), 2],
  ['the job sheet', (withRoom) => jobSheetPdf(aJobSheet({ room: withRoom }))],
  [
    'the job sheet before sizes are agreed',
    (withRoom) =>
      jobSheetPdf(
        aJobSheet({ room: withRoom, state: { kind: 'not-confirmed', why: 'Nobody has measured yet.' } }),
      ),
  ],
  ['the drawing to agree to', aDrawing],
])('draws the room with its sizes and the advice on %s', async (_, make, expected = 1) => {
  const { text, figures, pages } = await readPdf(await make(room));
  expect(pages).toBe(expected);
  expect(figures).toContain(`The room from above, 8 mm out of square. ${room.description}`);
  for (const words of [
    'The room, seen from above',
    '1200',
    '1208',
    '350',
    '348',
    '1254',
    '1252',
    'An upstand covers the gap.',
    'Thick lines are walls. Dashed is the inside of the cabinet. What is out of square is drawn larger than it is.',
  ])
    expect(text).toContain(words);

  const without = await readPdf(await make(null));
  expect(without.text).not.toContain('The room');
  expect(without.figures.join()).not.toContain('room');
});

it.each<[string[]]>([[[]], [['‘Undermount Oval’ leaves 7 mm of stone to the front edge; it needs 20 mm.']]])(
  'keeps on a tight page that no basin is supplied, with the room below it or on a page of its own: %j',
  async (contradictions) => {
    const { lines, ...quote } = aQuoteData({ contradictions });
    const supplied = lines.map((line) => ({
      ...line,
      ...(line.label === 'Undermount Oval'
        ? { calculation: `${line.calculation}; cut-out only, no basin` }
        : { label: `${line.label} (Standard)` }),
    }));
    const brief = { ...room, sentences: room.sentences.slice(0, 2) };
    for (const measured of [null, room, brief]) {
      const pdf = await quotePdf({ ...quote, lines: supplied, room: measured });
      const { text, pages } = await readPdf(pdf);
      expect(text).toContain('cut-out only, no basin');
      expect(pages).toBe(measured && (measured !== brief || contradictions.length > 0) ? 2 : 1);
      if (pages === 2) expect(text).toContain('The room is on the next page.');
    }
  },
);
