import { pence } from '@app/pricing';
import { aQuoteData } from '../testing/a-quote-data';
import { aRoomOnPaper } from '../testing/a-room-on-paper';
import { readPdf } from '../testing/read-pdf';
import { jobPdf } from './job-pdf';

const aJob = (count: number) => ({
  name: 'Flat 12–24, Abbey Street',
  savedAt: new Date('2026-11-21T11:06:00Z'),
  url: 'https://shop.example/job/AAAAAAAAAAAAAAAAAAAAAA',
  quotes: Array.from({ length: count }, (_, index) =>
    aQuoteData({ reference: `VT-26-${String(index + 412).padStart(5, '0')}`, customerName: null }),
  ),
});
const pause = () => Promise.resolve();

it('lists all tops of a job with their prices, and shows each on its own page', async () => {
  const job = aJob(3);
  const { text, pages, links } = await readPdf(await jobPdf(job, pause));
  expect(pages).toBe(4);
  expect(links).toContain(job.url);
  for (const expected of [
    'Flat 12–24, Abbey Street',
    'VT-26-00413 Calacatta Gold, Marble 20mm, 1200 × 350 mm, Undermount Oval, Tap hole, 35 mm £477.00',
    'Total inc. VAT £1,431.00',
    '10% deposit to start £143.10',
    'All tops, page 1 of 4',
    'VT-26-00412, page 2 of 4',
    'VT-26-00414, page 4 of 4',
  ])
    expect(text).toContain(expected);
});

it('counts the pages of rooms that have one of their own', async () => {
  const job = aJob(3);
  const room = aRoomOnPaper();
  const contradictions = ['It leaves 7 mm of stone to the front edge; it needs 20 mm.'];
  const [first, second, third] = job.quotes;
  const quotes = [first!, { ...second!, room, contradictions }, third!];
  const { text, pages } = await readPdf(await jobPdf({ ...job, quotes }, pause));
  expect(pages).toBe(5);
  for (const expected of [
    'VT-26-00413, page 3 of 5',
    'Quote VT-26-00413',
    'VT-26-00413, page 4 of 5',
    'VT-26-00414, page 5 of 5',
  ])
    expect(text).toContain(expected);
});

it('has the full job name, however long', async () => {
  const name = 'Flats 12 to 24, Abbey Street, second phase: bathrooms, en suites and guest cloakrooms';
  expect((await readPdf(await jobPdf({ ...aJob(1), name }, pause))).text).toContain(name);
});

it('has its total on one page, however many tops there are', { tags: 'thorough' }, async () => {
  const job = aJob(50);
  const { text, pages } = await readPdf(await jobPdf({ ...job, quotes: job.quotes.slice(0, 50) }, pause));
  expect(pages).toBe(51);
  expect(text).toContain(`Total inc. VAT £23,850.00`);
  expect(job.quotes.reduce((sum, { total }) => sum + total, 0)).toBe(pence(2_385_000));
});
