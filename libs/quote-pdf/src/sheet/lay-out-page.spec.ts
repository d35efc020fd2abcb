import fc from 'fast-check';
import { banner, company, delivery, legal, showroom } from '@app/content';
import { planOf } from '@app/drawing';
import { pence } from '@app/pricing';
import { Paper } from '../paper/paper';
import type { QuotePdfData } from '../quote-pdf-data';
import { aMaximalQuote } from '../testing/a-maximal-quote';
import { aQuoteData } from '../testing/a-quote-data';
import { aRoomOnPaper } from '../testing/a-room-on-paper';
import { loadTypefaces } from '../type/typefaces';
import { densities } from './density';
import { factsBottom } from './draw-facts';
import { captionHeight, heightOf } from './draw-figure';
import { footTop } from './draw-foot';
import { layOutPage } from './lay-out-page';

const content = { company, showroom, legal, banner, delivery };

/** The page as laid out, and where its last line ends. */
async function laidOut(quote: QuotePdfData) {
  const paper = new Paper(await loadTypefaces(''), {
    title: '',
    author: '',
    subject: '',
    dated: new Date(0),
  });
  const top = factsBottom(quote, 186);
  const plan = planOf({ ...quote.size, ...quote });
  const layout = layOutPage(paper, { quote, content, plan, top });
  const { drawing, lines, total, room, terms, gaps } = layout;
  const heights = [
    heightOf(drawing),
    captionHeight,
    lines.height,
    total.height,
    room?.height ?? 0,
    terms.height,
  ];
  const air = [gaps.drawing, gaps.lines, gaps.total, gaps.room, gaps.terms];
  return { ...layout, bottom: [...heights, ...air].reduce((sum, height) => sum + height, top) };
}

describe('the layout of the page', () => {
  it('has the spacing of the design if there is space', async () => {
    expect((await laidOut(aQuoteData())).lines.setting).toBe(densities[0].lines);
  });

  it('keeps its type with a room below: the plan gets smaller, or the room has a page of its own', async () => {
    const room = aRoomOnPaper();
    const roomy = await laidOut(aQuoteData({ room: { ...room, sentences: room.sentences.slice(0, 1) } }));
    expect(roomy.room).not.toBeNull();
    expect(roomy.lines.setting.size).toBeGreaterThanOrEqual(11.5);
    for (const quote of [
      aQuoteData({ room }),
      aQuoteData({ room, contradictions: ['It leaves 7 mm of stone to the front edge; it needs 20 mm.'] }),
      aQuoteData({ room, notes: 'Please mind the step. '.repeat(20), isExpired: true }),
    ]) {
      const layout = await laidOut(quote);
      const apart = await laidOut({ ...quote, room: null });
      expect([layout.room, layout.hasRoomPage, layout.lines]).toEqual([null, true, apart.lines]);
    }
  });

  it('ends above the foot even for the largest possible quote', async () => {
    for (const lengthMm of [500, 1200, 3000]) {
      const room = aRoomOnPaper();
      const quote = aMaximalQuote({ isExpired: true, size: { lengthMm, widthMm: 350 }, room });
      expect((await laidOut(quote)).bottom).toBeLessThan(footTop(content));
    }
  });

  it('ends above the foot for any quote', async () => {
    const text = fc.string({ maxLength: 300 });
    const quotes = fc.record({
      isExpired: fc.boolean(),
      notes: fc.option(fc.string({ maxLength: 2_000 })),
      room: fc.constantFrom(null, aRoomOnPaper()),
      material: text,
      sinkName: fc.option(text),
      cutoutNames: fc.array(text, { maxLength: 20 }),
      size: fc.record({
        lengthMm: fc.integer({ min: 500, max: 3_000 }),
        widthMm: fc.integer({ min: 300, max: 350 }),
      }),
      lines: fc.array(
        fc.record({ label: text, calculation: text, amount: fc.integer({ max: 99_999_999 }).map(pence) }),
        { maxLength: 22 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(quotes, async (quote) => {
        expect((await laidOut(aQuoteData(quote))).bottom).toBeLessThan(footTop(content));
      }),
      { numRuns: 25 },
    );
  });
});
