import {
  type AdminQuote,
  type AdminQuoteDetail,
  type JobResponse,
  paths,
  type QuoteResponse,
  type SaveQuoteRequest,
} from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import {
  aDeposit,
  newIdempotencyKey,
  beginDeposit,
  saveQuotes,
  withKey,
} from '../payments/testing/a-deposit';
import { useCards } from '../payments/testing/use-cards';
import { aSession, fillBasket, saveAQuote } from '../testing/builders/a-basket';
import { auditEntriesOf } from '../testing/audit-entries';
import { emptiedSql } from '../testing/database/emptied';
import { expectError } from '../testing/expect-error';
import { expectSuccess } from '../testing/expect-success';
import { useStaff } from '../testing/servers/use-api';
import { changeQuote, expireQuote } from '../testing/builders/change-quote';

const { api } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);
beforeEach(() => api.sql(emptiedSql('quote, job, deposit, mail, staff_task')));

const name = 'Flat 12–24, Abbey Street';
const nameJob = (basketSessionId: string, jobName = name) =>
  api.post(paths.jobs, { basketSessionId, name: jobName });
async function saveInBasket(session: string, count: number, details: Partial<SaveQuoteRequest> = {}) {
  const quotes: QuoteResponse[] = [];
  for (let remaining = count; remaining > 0; remaining -= 1)
    quotes.push(await saveAQuote(api, { basketSessionId: session, ...details }));
  await fillBasket(api, session, ...quotes);
  return quotes;
}
async function aJob(session: string, count: number) {
  const quotes = await saveInBasket(session, count);
  const response = await nameJob(session);
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 201 });
  return { job: response.json<JobResponse>(), quotes };
}
const read = async (id: string) => (await api.get(paths.job(id))).json<JobResponse>();
const idsOf = ({ tops }: JobResponse) => tops.map(({ quote }) => quote.id);
const detailOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
const setJob = (quoteId: string, references: string[], jobName = name) =>
  staff.put(paths.quoteJob(quoteId), { name: jobName, references });
/** Staff make a job of these quotes. @returns the id of the first quote */
async function makeJob(...quotes: (QuoteResponse | undefined)[]): Promise<string> {
  const [id = ''] = quotes.map((quote) => quote?.id);
  await setJob(
    id,
    quotes.map((quote) => quote?.reference ?? ''),
  );
  return id;
}
const payCash = (quoteId: string, amount = '35.70') =>
  staff.post(
    paths.recordedPayments(quoteId),
    { amount, method: 'cash', paidOn: '2026-01-30' },
    withKey(newIdempotencyKey()),
  );

describe('a basket saved as one job', () => {
  it('has one link, with all tops, their total and one deposit', async () => {
    const { job, quotes } = await aJob(aSession(), 3);
    expect(job).toMatchObject({
      name,
      totalAmount: '1071.00',
      depositAmount: '107.10',
      receivedAmount: '0.00',
    });
    expect(idsOf(job)).toEqual(quotes.map(({ id }) => id));
    expect(await read(job.id)).toEqual(job);
    const response = await api.get(paths.job(job.id));
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const firstQuote = (await api.get(paths.quote(quotes[0]?.id ?? ''))).json<QuoteResponse>();
    expect(firstQuote.job).toEqual({ id: job.id, name });
  });

  it('has no personal data', async () => {
    const { job } = await aJob(aSession(), 2);
    await changeQuote(api, null, { customerName: 'Ada', customerEmail: 'ada@example.com' });
    expect((await api.get(paths.job(job.id))).body).not.toMatch(/\bAda\b|ada@example/);
    const { text, pages } = await readPdf((await api.get(paths.jobPdf(job.id))).rawPayload);
    expect(pages).toBe(3);
    expect(text).toContain(name);
    expect(text).toContain('Total inc. VAT £714.00');
    expect(text).not.toMatch(/\bAda\b|ada@example/);
  });

  it('is updated from the same basket, with its current content', async () => {
    const session = aSession();
    const { job, quotes } = await aJob(session, 2);
    const [third] = await saveInBasket(session, 1);
    await api.sql('DELETE FROM basket_item WHERE quote_id = $1', [quotes[0]?.id]);
    const updated = (await nameJob(session, 'Abbey Street')).json<JobResponse>();
    expect(updated).toMatchObject({ id: job.id, name: 'Abbey Street' });
    expect(idsOf(updated)).toEqual([quotes[1]?.id, third?.id]);
    expect((await detailOf(quotes[0]?.id ?? '')).jobDetail).toBeNull();
  });

  it('cannot be changed from another basket, even with one of its quotes', async () => {
    const { job, quotes } = await aJob(aSession(), 2);
    const stranger = aSession();
    await fillBasket(api, stranger, ...quotes.slice(0, 1));
    expectError(await nameJob(stranger, 'Mine'), 'job/saved-elsewhere');
    expect(await read(job.id)).toEqual(job);
  });

  it('requires a quote; an unknown job is not found', async () => {
    expectError(await nameJob(aSession()), 'job/empty');
    expectError(await api.get(paths.job('AAAAAAAAAAAAAAAAAAAAAA')), 'job/not-found');
    expectError(await api.get(paths.jobPdf('AAAAAAAAAAAAAAAAAAAAAA')), 'job/not-found');
  });

  it('contains a replaced quote’s successor, in the same position', async () => {
    const session = aSession();
    const { job, quotes } = await aJob(session, 2);
    const [first, second] = quotes;
    const wider = await saveAQuote(api, {
      basketSessionId: session,
      replacesQuoteId: first?.id ?? null,
      length: 1300,
    });
    expect(wider.job).toEqual({ id: job.id, name });
    expect(idsOf(await read(job.id))).toEqual([wider.id, second?.id]);
  });
});

describe('the deposit on a job', () => {
  it('is paid as a whole or not at all', async () => {
    const { job, quotes } = await aJob(aSession(), 3);
    const quoteIds = quotes.map(({ id }) => id);
    expectError(
      await api.post(paths.deposits, aDeposit({ quoteIds: quoteIds.slice(1) }), withKey(newIdempotencyKey())),
      'deposit/part-of-job',
    );
    const deposit = await beginDeposit(api, { quoteIds, totalAmount: '1071.00', depositAmount: '107.10' });
    expect(deposit).toMatchObject({ depositAmount: '107.10', quoteIds: idsOf(job) });
  });

  it('says which top cannot be paid', async () => {
    const { job, quotes } = await aJob(aSession(), 2);
    const [first, second] = quotes;
    await expireQuote(api, second?.id ?? '', new Date(Date.now() - 86_400_000));
    expect((await read(job.id)).tops.map(({ quote }) => quote.paymentBlocker)).toEqual([null, 'expired']);
    expectError(
      await api.post(
        paths.deposits,
        aDeposit({ quoteIds: [first?.id ?? '', second?.id ?? ''] }),
        withKey(newIdempotencyKey()),
      ),
      'deposit/not-payable',
    );
  });
});

describe('a job made by staff', () => {
  it('is on the timelines of its quotes and in the audit log, without its name', async () => {
    const [first, second] = await saveQuotes(api, 2);
    const response = await setJob(first?.id ?? '', [first?.reference ?? '', second?.reference ?? '']);
    expect(response.json<AdminQuoteDetail>().jobDetail).toMatchObject({
      name,
      canChange: true,
      tops: [{ reference: first?.reference }, { reference: second?.reference }],
    });
    const detail = await detailOf(second?.id ?? '');
    expect(detail).toMatchObject({ job: { name }, jobDetail: { name } });
    expect(detail.timeline.map(({ kind }) => kind)).toContain('job-changed');
    const entry = (await auditEntriesOf(api, first?.id ?? '')).at(-1);
    expect(entry).toMatchObject({ action: 'quote.set-job' });
    expect(JSON.stringify(entry)).not.toContain('Abbey');
  });

  it('can gain and lose quotes, and is deleted when empty', async () => {
    const [first, second, third] = await saveQuotes(api, 3);
    const id = await makeJob(first, second);
    await setJob(id, [` ${third?.reference.toLowerCase()} `, first?.reference ?? '']);
    expect((await detailOf(id)).jobDetail?.tops.map((top) => top.id)).toEqual([third?.id, id]);
    expect((await detailOf(second?.id ?? '')).jobDetail).toBeNull();
    await setJob(id, []);
    expect(await api.sql('SELECT FROM job')).toEqual([]);
  });

  it('rejects unknown references, quotes of another job, and more than the maximum', async () => {
    const [first, second] = await saveQuotes(api, 2);
    await makeJob(first);
    expectError(await setJob(second?.id ?? '', ['VT-26-99999']), 'request/invalid');
    expectError(
      await setJob(second?.id ?? '', [second?.reference ?? '', first?.reference ?? '']),
      'job/in-another',
    );
    expectError(
      await setJob(
        second?.id ?? '',
        Array.from({ length: 51 }, () => second?.reference ?? ''),
      ),
      'request/invalid',
    );
    expectError(await setJob(second?.id ?? '', ['nonsense']), 'request/invalid');
    expect(await api.sql('SELECT FROM job')).toHaveLength(1);
  });

  it('becomes one job if several simultaneous requests make it', async () => {
    const quotes = await saveQuotes(api, 4);
    const references = quotes.map(({ reference }) => reference);
    const responses = await Promise.all(quotes.map(({ id }) => setJob(id, references)));
    for (const { statusCode } of responses) expect([200, 409]).toContain(statusCode);
    expect(await api.sql('SELECT FROM job')).toHaveLength(1);
    expect(await api.sql('SELECT FROM job_top')).toHaveLength(4);
  });

  it('keeps its quotes after a payment, and may still be renamed', async () => {
    const [first, second] = await saveQuotes(api, 2);
    const [id = '', references] = [first?.id, [first?.reference ?? '', second?.reference ?? '']];
    await setJob(id, references);
    expect((await payCash(id)).statusCode).toBe(201);
    expectError(await setJob(id, references.slice(0, 1)), 'job/money-taken');
    expect((await setJob(id, references, 'Abbey Street')).statusCode).toBe(200);
    expect((await detailOf(id)).jobDetail).toMatchObject({ name: 'Abbey Street', canChange: false });
    expect((await read((await detailOf(id)).job?.id ?? '')).receivedAmount).toBe('35.70');
  });

  it('keeps the position of a deleted quote, and can still be renamed', async () => {
    const [first, second, third] = await saveQuotes(api, 3);
    const id = await makeJob(first, second, third);
    await staff.delete(paths.adminQuote(third?.id ?? ''));
    expect((await detailOf(id)).jobDetail?.tops).toHaveLength(2);
    await payCash(id);
    const references = [first?.reference ?? '', second?.reference ?? ''];
    expect((await setJob(id, references, 'Abbey Street')).statusCode).toBe(200);
    await staff.post(paths.restoreQuote(third?.id ?? ''), {});
    expect((await detailOf(id)).jobDetail?.tops).toHaveLength(3);
  });

  it('has no name any more once one of its customers is erased', async () => {
    const [first, second] = await saveQuotes(api, 2);
    const id = await makeJob(first, second);
    const email = 'ada@example.com';
    await changeQuote(api, id, { customerEmail: email });
    const erased = await staff.post(paths.erasePerson, { key: email, confirmation: email, also: [] });
    expect(erased.statusCode).toBe(200);
    const { job, timeline } = await detailOf(second?.id ?? '');
    expect(JSON.stringify({ job, timeline })).not.toContain('Abbey');
    expect(await api.sql(`SELECT FROM timeline_entry WHERE details::text LIKE '%Abbey%'`)).toEqual([]);
    expect((await staff.get(`${paths.adminQuotes}?search=abbey`)).json()).toEqual([]);
  });

  it('is found by its name for any of its current quotes, and lists its content', async () => {
    const session = aSession();
    const { job, quotes } = await aJob(session, 2);
    await saveQuotes(api, 1);
    const renewal = await saveAQuote(api, {
      basketSessionId: session,
      replacesQuoteId: quotes[0]?.id ?? null,
      length: 1300,
    });
    const findByName = async (query: string) =>
      (await staff.get(`${paths.adminQuotes}?${query}`)).json<AdminQuote[]>();
    expect((await findByName('search=abbey%20street')).map(({ id }) => id)).toContain(renewal.id);
    const sizes = { lengthMm: 1310, widthMm: 350, note: null, how: 'phone', knownVersion: null };
    await expectSuccess(staff.post(paths.measurements(renewal.id), { ...sizes, price: 'revise' }));
    expect(await findByName('search=abbey%20street')).toHaveLength(4);
    expect(await findByName(`job=${job.id}`)).toHaveLength(4);
    expect((await findByName(`job=${job.id}`))[0]?.job).toEqual({ id: job.id, name });
    await setJob(renewal.id, [renewal.reference, quotes[1]?.reference ?? ''], 'Station Road');
    expect(await findByName('search=abbey%20street')).toEqual([]);
    expect(await findByName('search=station%20road')).toHaveLength(4);
    await setJob(renewal.id, [], 'Station Road');
    expect(await findByName('search=station%20road')).toEqual([]);
    expectError(await staff.get(`${paths.adminQuotes}?job=all`), 'request/invalid');
  });
});
