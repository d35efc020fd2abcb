import { emptyContent, replacedContent } from '@app/content/testing';
import { pence } from '@app/pricing';
import { quotePdf } from './quote-pdf';
import { text as wording } from './sheet/text';
import { aMaximalQuote } from './testing/a-maximal-quote';
import { aQuoteData } from './testing/a-quote-data';
import { readPdf } from './testing/read-pdf';

describe('the quote as a PDF', () => {
  it('states what was quoted, the price, and how long it is valid', async () => {
    const { text } = await readPdf(await quotePdf(aQuoteData()));
    for (const expected of [
      'VT-26-00412',
      '21 November 2026',
      'Valid until 21 December 2026',
      'For Eleanor Marsh',
      'Marble, 20mm',
      'Calacatta Gold, 20mm 1200 × 350 mm is 42 units of 100 × 100 mm at £8.50 £357.00',
      'Undermount Oval Oval opening with a polished edge, the basin fixed from below £95.00',
      'The total includes VAT at 20%, £79.50. VAT Paid by Us: the price already reflects this deal.',
      'Total inc. VAT £477.00',
      '10% deposit to start £47.70',
      'Delivery, up to 2 worktops £35.00',
      'Sink cut-out 430 × 236',
      'page 1 of 1',
    ])
      expect(text).toContain(expected);
  });

  it('links to the quote’s page, and describes the drawing for screen readers', async () => {
    const url = 'https://shop.example/quote/AAAAAAAAAAAAAAAAAAAAAA';
    expect(await readPdf(await quotePdf(aQuoteData({ url })))).toMatchObject({
      links: [url],
      pages: 1,
      title: 'Quote VT-26-00412',
      author: 'Readstone',
      language: 'en-GB',
      figures: ['Measured drawing. Plan, 1200 by 350 millimetres, oval sink, one tap hole'],
    });
  });

  it('is byte-identical whenever it is made', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const first = await quotePdf(aQuoteData());
    vi.setSystemTime(new Date('2027-01-31T23:59:59Z'));
    const second = await quotePdf(aQuoteData());
    vi.useRealTimers();
    expect(second.equals(first)).toBe(true);
  });

  it('has no addressee if the quote has no name (D9)', async () => {
    const { text } = await readPdf(await quotePdf(aQuoteData({ customerName: null })));
    expect(text).toContain('Valid until 21 December 2026');
    expect(text).not.toMatch(/\bFor\b|Eleanor/);
  });

  it('says if the price has expired (D4)', async () => {
    const { text } = await readPdf(await quotePdf(aQuoteData({ isExpired: true })));
    expect(text).toContain('Was valid until 21 December 2026');
    expect(text).toContain('The price held to 21 December 2026. Prices may have changed since.');
    expect(text).not.toContain('The price holds');
  });

  it('says what cannot be made (D53)', async () => {
    const problems = ['Granite cannot be cut 3 mm thick. Choose at least 12 mm.'];
    const { text, pages } = await readPdf(await quotePdf(aQuoteData({ contradictions: problems })));
    expect(text).toContain(`This top cannot be made as it was chosen. ${problems[0]}`);
    expect(pages).toBe(1);
  });

  it('shows a top without sink or cut-outs', async () => {
    const { text } = await readPdf(
      await quotePdf(aQuoteData({ sinkName: null, cutoutNames: [], lines: aQuoteData().lines.slice(0, 1) })),
    );
    expect(text).toContain('1200 mm');
    expect(text).not.toMatch(/sink position|cut-out/i);
  });

  it('fits on one page with any content', async () => {
    const pdf = await quotePdf(aMaximalQuote({ isExpired: true, size: { lengthMm: 500, widthMm: 350 } }));
    expect(await readPdf(pdf)).toMatchObject({ pages: 1, text: expect.stringContaining('page 1 of 1') });
    expect(pdf.length).toBeLessThan(300_000);
  });

  it('shows a long name in full if the line has space for it', async () => {
    const [surface, ...otherLines] = aQuoteData().lines;
    const label = 'Calacatta Gold, 20mm (Standard)';
    const hole = { label: 'Tap hole, 35 mm', calculation: 'Centred behind the sink', amount: pence(2_500) };
    const lines = [{ ...surface!, label }, ...otherLines, ...Array.from({ length: 5 }, () => hole)];
    const { text } = await readPdf(await quotePdf(aQuoteData({ lines })));
    expect(text).toContain(`${label} 1200 × 350 mm is 42 units`);
    expect(text).not.toContain('…');
  });

  it('uses the content the owner entered, and nothing of the built-in shop', async () => {
    const { text, author } = await readPdf(await quotePdf(aQuoteData(), replacedContent));
    expect(author).toBe('Slate and Sons');
    for (const expected of [
      'Slate & Sons',
      '9 Harbour Row, Truro TR1 9ZZ',
      '01632 960 001, shop@slate.example',
      'Slate & Sons Limited, registered in Scotland 99999999, VAT GB 999 9999 99',
    ])
      expect(text).toContain(expected);
    expect(text).not.toMatch(/Readstone|Kiln|Reading|0118|VAT Paid by Us/);
  });

  it('has no broken text if the owner has filled in nothing', async () => {
    const { text, pages } = await readPdf(await quotePdf(aQuoteData(), emptyContent));
    expect(pages).toBe(1);
    expect(text).toContain('The total includes VAT at 20%, £79.50.');
    expect(text).not.toMatch(/registered|undefined|null|, ,/i);
  });

  it('does not repeat an offer that had ended when the quote was saved (D41)', () => {
    const statement = (lastDay: string) =>
      wording.vatStatement(
        aQuoteData().total,
        { ...emptyContent, banner: { text: 'VAT Paid by Us', lastDay } },
        aQuoteData().savedAt,
      );
    expect(statement('2026-11-20')).toBe('The total includes VAT at 20%, £79.50.');
    expect(statement('2026-11-21')).toContain('VAT Paid by Us');
  });

  it('writes names in Latin and Chinese letters, and ‘?’ for an emoji', async () => {
    for (const [customerName, written] of [
      ['Łukasz Żółć', 'For Łukasz Żółć'],
      ['Zoë Ŵyn 李', 'For Zoë Ŵyn 李'],
      ['Zoë 👩🏽‍🚀', 'For Zoë ?'],
    ] as const)
      expect((await readPdf(await quotePdf(aQuoteData({ customerName })))).text).toContain(written);
  });
});
