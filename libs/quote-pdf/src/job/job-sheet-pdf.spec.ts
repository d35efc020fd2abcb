import { aJobSheet } from '../testing/a-job-sheet';
import { readPdf } from '../testing/read-pdf';
import type { AgreedSizes, JobSheet } from './job-sheet';
import { jobSheetPdf, jobSheetsPdf } from './job-sheet-pdf';

const read = async (sheet: Partial<JobSheet> = {}) => readPdf(await jobSheetPdf(aJobSheet(sheet)));
const { state } = aJobSheet();
const agreedSizes: AgreedSizes = (state as Extract<JobSheet['state'], { kind: 'confirmed' }>).agreed;
const confirmed = (changes: Partial<AgreedSizes>): JobSheet['state'] => ({
  kind: 'confirmed',
  agreed: { ...agreedSizes, ...changes },
});

describe('the job sheet with agreed sizes', () => {
  it('says what the rules refuse, and why it is made anyway', async () => {
    const remarks = [
      '‘Undermount Oval’ leaves 12 mm of stone to the front edge; it needs 20 mm.',
      'It is made anyway: the basin hangs in a steel frame',
    ];
    expect((await read({ remarks })).text).toContain(remarks.join(' '));
  });

  it('has everything the workshop needs to cut', async () => {
    const { text } = await read();
    for (const expected of [
      'VT-26-00412',
      'Job sheet, printed 21 November 2026, 11:06',
      'Calacatta Gold',
      '20 mm',
      'Polished',
      '1194 × 350 mm',
      '1194 mm',
      '794',
      'diagonal 1244',
      'Tap hole Ø35, 45 from the back',
      'Sink cut-out 430 × 236',
      'about 18 kg',
      'Cut 1194 × 350',
      'Sink cut-out, centre 400, 195',
      'Tap hole, centre 400, 45 Ø35',
      'Sealed, two coats',
      'Confirmed by phone',
      'Quoted as 1200 × 350 mm. 1200 wall to wall',
      'Agreed with Alison, 21 November, 11:05',
      'Stone: Marble',
      'Sink',
      'Undermount Oval',
      '1 top',
      'Eleanor Marsh, 07700 900142',
      'Collects from the showroom Undermount Oval: cut-out only, no basin. Tap hole, 35 mm: tap not supplied.',
      'Checked by, measured length × width',
      'Version 2, page 1 of 1',
    ])
      expect(text).toContain(expected);
    expect(text).not.toMatch(/NOT CONFIRMED|do not cut/);
  });

  it('links to the current order, and describes the drawing for screen readers', async () => {
    expect(await read()).toMatchObject({
      links: ['https://shop.example/admin/tops/VT-26-00412'],
      pages: 1,
      title: 'Job sheet VT-26-00412',
      language: 'en-GB',
      figures: ['Measured drawing. Plan, 1194 by 350 millimetres, oval sink, one tap hole'],
    });
  });

  it('mentions no code for a top without a card, and has none', async () => {
    const { links, text } = await read({ url: null });
    expect(links).toEqual([]);
    expect(text).not.toMatch(/code|Opens this top/i);
  });

  it('claims no vein of a stone that may have none', async () => {
    const { text } = await read({ material: 'Granite', color: 'Absolute Black' });
    expect(text).toContain('Slab looked over, any vein runs along the length');
  });

  it('is byte-identical whenever it is made', async () => {
    const [first, second] = [await jobSheetPdf(aJobSheet()), await jobSheetPdf(aJobSheet())];
    expect(second.equals(first)).toBe(true);
  });

  it('asks for the position of a hole that was not agreed, instead of drawing a default', async () => {
    const { text } = await read({
      cutoutNames: ['Tap hole, 35 mm', 'Three tap holes', 'Socket opening'],
      state: confirmed({}),
    });
    expect(text).toContain('Tap hole, centre 400, 45 Ø35');
    expect(text).toContain('Three tap holes ask where');
    expect(text).toContain('Socket opening ask where');
    expect(text).toContain('What the list has no centre for: ask where it goes.');
  });

  it('does not draw or cut the sink until somebody has agreed where it goes', async () => {
    const { text } = await read({
      state: confirmed({ places: { sinks: [], cutouts: [{ at: [{ fromLeftMm: 400, fromBackMm: 45 }] }] } }),
    });
    expect(text).toContain('Position to be agreed');
    expect(text).toContain('Sink cut-out position to be agreed');
    expect(text).not.toMatch(/Sink cut-out 430|centre 400, 195/);
  });

  it('has the customer’s note, floor and access, and who measured', async () => {
    const { text } = await read({
      customerNote: 'Keep the vein along the length',
      access: 'Second floor, no lift',
      state: confirmed({ how: 'on-site', by: 'Sam' }),
    });
    for (const words of [
      'Customer’s note: Keep the vein along the length',
      'Floor and access: Second floor, no lift',
      'Measured by Sam, 21 November',
    ])
      expect(text).toContain(words);
  });

  it('drills only the waste of a countertop basin, by its diameter, and seals no quartz', async () => {
    const { text } = await read({ sinkName: 'Countertop Vessel', material: 'Quartz' });
    expect(text).toContain('Waste hole, centre 400, 195 Ø42, check basin');
    expect(text).not.toMatch(/edge polished|Sealed/);
  });

  it('has the delivery address', async () => {
    const customer = { name: null, phone: null, deliveryAddress: '1 Friar Street, RG1 1DA' };
    expect((await read({ customer, isDelivered: true })).text).toContain(
      'Customer No name or number is known. Delivery to 1 Friar Street, RG1 1DA',
    );
  });

  it.each([
    [true, 'Hand-over Delivery by us'],
    [false, 'Hand-over Collected from the showroom'],
  ])(
    'hides the customer from readers who may not see them (delivered: %s)',
    async (isDelivered, customer) => {
      const { text } = await read({ customer: null, isDelivered });
      expect(text).toContain(customer);
      expect(text).not.toMatch(/Customer|No name/);
    },
  );

  it('fits on one page with the maximum content', async () => {
    const { pages, text } = await read({
      color: 'Statuario Venato, book-matched and honed',
      size: { lengthMm: 500, widthMm: 350 },
      cutoutNames: Array.from({ length: 20 }, (_, index) => `Tap hole ${index}, 35 mm`),
      state: confirmed({
        note: 'Mind the step. '.repeat(66),
        places: {
          sinks: [{ fromLeftMm: 250, fromBackMm: 195 }],
          cutouts: [1, 2].map(() => ({ at: [{ fromLeftMm: 400, fromBackMm: 45 }] })),
        },
      }),
      customerNote: 'Mind the cat. '.repeat(60),
      access: 'Third floor, narrow stairs. '.repeat(15),
      customer: { name: 'Wilhelmina '.repeat(20), phone: '07700 900142', deliveryAddress: null },
    });
    expect(pages).toBe(1);
    for (const expected of ['Honed', 'Wrapped, corner guards', 'Checked by, measured', 'page 1 of 1'])
      expect(text).toContain(expected);
  });
});

it.each(['Countertop Basin', 'Countertop Vessel Basin, round', 'Undermount Rectangular Basin with overflow'])(
  'prints the whole name of the sink: %s',
  async (sinkName) => {
    const { text } = await read({ sinkName });
    expect(text).not.toContain('…');
  },
);

describe('the job sheet without agreed sizes', () => {
  it.each([
    [
      { kind: 'not-confirmed', why: 'Nobody has measured yet.' },
      'NOT CONFIRMED, do not cut Nobody has measured yet.',
    ],
    [{ kind: 'replaced', by: 'VT-26-00431' }, 'REPLACED BY VT-26-00431, do not cut'],
  ] as const)(
    'says that nothing is agreed, and has no boxes or signatures: %j',
    async (unconfirmed, expected) => {
      const { text, pages } = await read({ state: unconfirmed, size: aJobSheet().quotedSize });
      expect(text).toContain(expected);
      expect(text).toContain('Quoted size 1200 × 350 mm');
      expect(text).toContain('Drawn at the quoted size in millimetres; sizes and positions are not agreed.');
      expect(text).not.toMatch(/Cut list|Cut by|Confirmed by/);
      expect(pages).toBe(1);
    },
  );

  it('asks for sizes only if none are agreed, not if the quote was replaced', async () => {
    const size = aJobSheet().quotedSize;
    const sizesRequest = 'Before anything is cut';
    const waiting = await read({ state: { kind: 'not-confirmed', why: 'Nobody has measured yet.' }, size });
    expect(waiting.text).toContain(sizesRequest);
    const replaced = await read({ state: { kind: 'replaced', by: 'VT-26-00431' }, size });
    expect(replaced.text).not.toContain(sizesRequest);
  });
});

describe('job sheets of several tops', () => {
  it('have one page each in one file, and pause between pages', async () => {
    let pauses = 0;
    const pause = () => {
      pauses += 1;
      return Promise.resolve();
    };
    const sheets = ['VT-26-00412', 'VT-26-00413', 'VT-26-00414'].map((reference) => aJobSheet({ reference }));
    const { pages, text, title } = await readPdf(await jobSheetsPdf(sheets, pause));
    expect({ pages, title, pauses }).toEqual({ pages: 3, title: 'Job sheets, 3', pauses: 2 });
    expect(text.match(/Cut 1194 × 350/g)).toHaveLength(3);
    const places = sheets.map(({ reference }) => text.indexOf(reference));
    expect([...places].sort((left, right) => left - right)).toEqual(places);
  });
});
