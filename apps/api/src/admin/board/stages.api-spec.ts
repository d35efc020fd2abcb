import {
  paths,
  type BoardColumn,
  type ErrorCode,
  type OrderStage,
  type TakeOrderRequest,
  type Workload,
} from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { beginDeposit } from '../../payments/testing/a-deposit';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { saveAQuote } from '../../testing/builders/a-basket';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { emptiedSql } from '../../testing/database/emptied';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { expectDetail } from '../quotes/testing/quote-traces';
import { signDrawing } from '../../testing/builders/sign-drawing';
import { takeAnOrder, takeAnOrderOf } from '../../testing/builders/take-an-order';
import { payByCard } from '../../payments/testing/use-cards';

const morning = new Date('2026-11-25T09:00:00.000Z');
let now = morning;
const cards = new FakeCardPayments(() => now);
const api = useApi({ now: () => now, cardPayments: cards, env: { SESSION_IDLE_MINUTES: '1000' } });
const staff = useStaff(api);
beforeEach(async () => {
  now = morning;
  await api.sql(emptiedSql('quote, deposit, mail, staff_task, workshop'));
});

const stageOf = async (id: string) => expectDetail(await staff.get(paths.adminQuote(id))).stage;
const setStatus = async (id: string, status: string) =>
  expect((await staff.put(paths.adminQuoteStatus(id), { status })).statusCode).toBe(200);
const measure = async (id: string, sizes: object = {}) => {
  const request = { lengthMm: 1194, widthMm: 350, how: 'phone', knownVersion: null, price: 'keep', ...sizes };
  expect((await staff.post(paths.measurements(id), request)).statusCode).toBe(201);
  await signDrawing(api, id);
};
const move = (id: string, from: OrderStage, stage: OrderStage, reason?: string) =>
  staff.put(paths.orderStage(id), { from, stage, reason });
const timelineOf = async (id: string) => expectDetail(await staff.get(paths.adminQuote(id))).timeline;
const movesIn = async (id: string) =>
  (await auditEntriesOf(api, id)).filter(({ action }) => action === 'quote.set-stage');
const moved = async (id: string, ...stages: [OrderStage, ...OrderStage[]]) => {
  for (const [index, stage] of stages.slice(1).entries()) {
    const reply = await move(id, stages[index] ?? stage, stage);
    expect({ status: reply.statusCode, body: reply.json<object>() }).toEqual({
      status: 200,
      body: { id, stage },
    });
  }
};
const taken = async (details: Partial<TakeOrderRequest> = {}) =>
  (await takeAnOrder(staff, [await saveAQuote(api)], details)).quoteId;
/** The tops of an order, measured. */
async function measuredTops(count: number): Promise<string[]> {
  const quotes = await takeAnOrderOf(api, staff, count);
  for (const { id } of quotes) await measure(id);
  return quotes.map(({ id }) => id);
}
const moveJob = (id: string, from: OrderStage, stage: OrderStage) =>
  staff.put(paths.jobStage(id), { from, stage });
/** An order that staff have taken and measured, then moved through the given stages. */
async function anOrder(...stages: OrderStage[]): Promise<string> {
  const id = await taken();
  await measure(id);
  await moved(id, 'measured', ...stages);
  return id;
}
const column = async (name: string, query = '') =>
  (await staff.get(`${paths.adminBoard}/${name}${query}`)).json<BoardColumn>();

describe('what counts as an order, and its stage', () => {
  it("a quote is not an order until an order is taken, whatever the quote's status", async () => {
    const quote = await saveAQuote(api);
    await setStatus(quote.id, 'approved');
    expect(await stageOf(quote.id)).toBeNull();
    await takeAnOrder(staff, [quote]);
    expect(await stageOf(quote.id)).toBe('to-measure');
    expect(await column('to-measure')).toMatchObject({
      cards: [{ id: quote.id }],
      total: 1,
      squareMetres: '0.42',
    });
  });

  it('a paid deposit turns a quote into an order', async () => {
    const deposit = await beginDeposit(api);
    expect(await stageOf(deposit.quoteId)).toBeNull();
    await payByCard(api, cards, deposit);
    expect(await stageOf(deposit.quoteId)).toBe('to-measure');
  });

  it("agreed sizes move an order to 'measured'; a proposed price moves it back", async () => {
    const id = await anOrder();
    expect(await column('measured')).toMatchObject({
      cards: [{ id, since: morning.toISOString(), measuredAt: morning.toISOString(), length: 1194 }],
    });
    await measure(id, { lengthMm: 1100, knownVersion: 1, price: 'revise' });
    expect(await stageOf(id)).toBe('to-measure');
  });

  it('a declined order has no stage, and a reopened order has its former stage', async () => {
    const id = await anOrder('in-production');
    await setStatus(id, 'declined');
    expect(await stageOf(id)).toBeNull();
    await setStatus(id, 'approved');
    expect(await stageOf(id)).toBe('in-production');
  });

  it.each([
    ['collected', false],
    ['delivered', true],
  ])('a completed order has the stage %s', async (stage, needsDelivery) => {
    const id = await taken({ needsDelivery });
    await measure(id);
    await moved(id, 'measured', 'in-production');
    await setStatus(id, 'completed');
    expect(await stageOf(id)).toBe(stage);
    expect(await column('handed-over')).toMatchObject({ cards: [{ id, isCompleted: true }] });
    expectError(await move(id, stage as OrderStage, 'ready'), 'order/completed');
    // Setting the status back restores the order as it was.
    await setStatus(id, 'approved');
    expect(await stageOf(id)).toBe('in-production');
  });
});

describe('a top on hold', () => {
  const reportProblem = (id: string) =>
    api.sql(
      `INSERT INTO staff_task (id, kind, key, quote_id, note, due_at, created_at)
       VALUES ($1, 'workshop-problem', $1, $1, 'Crack along the edge', now(), now())`,
      [id],
    );

  it('neither becomes ready nor is handed over without a reason, which is on the timeline', async () => {
    const id = await anOrder('in-production');
    await reportProblem(id);
    expectError(await move(id, 'in-production', 'ready'), 'order/on-hold');
    expectError(await move(id, 'in-production', 'ready', ' '), 'order/on-hold');
    const { statusCode } = await move(id, 'in-production', 'ready', 'The crack is below the sink');
    expect(statusCode).toBe(200);
    expect(await timelineOf(id)).toContainEqual(
      expect.objectContaining({
        text: 'Ready',
        detail: 'Before: In production · Although on hold: The crack is below the sink',
      }),
    );
    expectError(await move(id, 'ready', 'collected'), 'order/on-hold');
    // Back is always possible.
    expect((await move(id, 'ready', 'in-production')).statusCode).toBe(200);
  });

  it('moves on without a reason once the problem is dealt with', async () => {
    const id = await anOrder('in-production');
    await reportProblem(id);
    await api.sql(`UPDATE staff_task SET done_at = now() WHERE kind = 'workshop-problem'`);
    await moved(id, 'in-production', 'ready', 'collected');
  });

  it('keeps the tops of its order from becoming ready together', async () => {
    const [one = '', other = ''] = await measuredTops(2);
    for (const id of [one, other]) await moved(id, 'measured', 'in-production');
    await reportProblem(other);
    expectError(await moveJob(one, 'in-production', 'ready'), 'order/on-hold');
    expect(await stageOf(one)).toBe('in-production');
  });

  it('is delivered or collected only by appointment with a reason', async () => {
    const id = await anOrder('in-production');
    await reportProblem(id);
    const offer = (request: object) => staff.post(paths.quoteAppointments(id), request);
    expectError(await offer({ kind: 'collection' }), 'order/on-hold');
    const startsAt = '2026-11-27T11:00:00.000Z';
    expect((await offer({ kind: 'collection', startsAt, reason: 'Ready by then' })).statusCode).toBe(201);
    expect(await timelineOf(id)).toContainEqual(
      expect.objectContaining({
        text: 'Collection booked',
        detail: expect.stringContaining('Although on hold: Ready by then') as string,
      }),
    );
  });
});

describe('moving all tops of an order', () => {
  const stagesOf = (ids: readonly string[]) => Promise.all(ids.map(stageOf));

  it('goes from measured to collected, each with its own timeline and audit entry', async () => {
    const ids = await measuredTops(3);
    const [first = ''] = ids;
    const stages: OrderStage[] = ['measured', 'in-production', 'ready', 'collected'];
    for (const [index, stage] of stages.slice(1).entries())
      expect((await moveJob(ids[index] ?? '', stages[index] ?? stage, stage)).statusCode).toBe(200);
    expect(await stagesOf(ids)).toEqual(['collected', 'collected', 'collected']);
    expect((await moveJob(first, 'ready', 'collected')).statusCode).toBe(200);
    for (const id of ids) {
      const texts = (await timelineOf(id)).slice(0, 3).map(({ text }) => text);
      expect(texts).toEqual(['Collected', 'Ready', 'In production']);
      expect(await movesIn(id)).toHaveLength(3);
    }
    expect((await moveJob(first, 'collected', 'ready')).statusCode).toBe(200);
    expect(await stagesOf(ids)).toEqual(['ready', 'ready', 'ready']);
  });

  it('moves all tops or none, and names the tops that cannot be moved', async () => {
    const ids = await measuredTops(3);
    const [first = '', second = ''] = ids;
    await moved(second, 'measured', 'in-production', 'ready');
    const reference = expectDetail(await staff.get(paths.adminQuote(second))).reference;
    const body = expectError(await moveJob(first, 'measured', 'in-production'), 'job/top-stays');
    expect(body.details?.fields).toEqual([
      { field: 'stage', message: expect.stringMatching(`^${reference}: `) as string },
    ]);
    expect(await stagesOf(ids)).toEqual(['measured', 'ready', 'measured']);
    await moved(second, 'ready', 'in-production', 'measured');
    expectError(await moveJob(first, 'measured', 'ready'), 'job/top-stays');
    await setStatus(second, 'completed');
    expectError(await moveJob(first, 'measured', 'in-production'), 'job/top-stays');
    expect((await stagesOf(ids))[0]).toBe('measured');
  });

  it('skips cancelled tops, and is rejected if no top is ordered', async () => {
    const [first = '', cancelled = ''] = await measuredTops(2);
    await setStatus(cancelled, 'declined');
    expect((await moveJob(cancelled, 'measured', 'in-production')).statusCode).toBe(200);
    expect(await stagesOf([first, cancelled])).toEqual(['in-production', null]);
    const { id } = await saveAQuote(api);
    expectError(await moveJob(id, 'measured', 'in-production'), 'order/no-stage');
    expectError(await moveJob('A'.repeat(22), 'measured', 'in-production'), 'quote/not-found');
    expectError(await moveJob(id, 'measured', 'gone' as OrderStage), 'request/invalid');
  });
});

describe('moving an order', () => {
  it('goes from measured to collected, each step on the timeline and in the log, and back', async () => {
    const id = await anOrder('in-production', 'ready', 'collected');
    await moved(id, 'collected', 'ready');
    expect(await stageOf(id)).toBe('ready');
    expect((await timelineOf(id)).slice(0, 4).map(({ text, detail, by }) => [text, detail, by])).toEqual([
      ['Ready', 'Before: Collected', 'Alison'],
      ['Collected', 'Before: Ready', 'Alison'],
      ['Ready', 'Before: In production', 'Alison'],
      ['In production', 'Before: Measured', 'Alison'],
    ]);
    const entries = await movesIn(id);
    expect(entries).toHaveLength(4);
    expect(entries.at(-1)).toMatchObject({ before: { stage: 'collected' }, after: { stage: 'ready' } });
  });

  it.each<[OrderStage, OrderStage, ErrorCode]>([
    ['measured', 'ready', 'order/not-next'],
    ['measured', 'to-measure', 'order/not-next'],
    ['in-production', 'ready', 'order/moved-meanwhile'],
  ])('rejects moving from %s to %s with %s, and changes nothing', async (from, stage, code) => {
    const id = await anOrder();
    expectError(await move(id, from, stage), code);
    expect(await stageOf(id)).toBe('measured');
    expect(await movesIn(id)).toEqual([]);
  });

  it('requires sizes to cut before production', async () => {
    const id = await taken();
    expectError(await move(id, 'to-measure', 'measured'), 'order/not-measured');
    expectError(await move(id, 'to-measure', 'in-production'), 'order/not-measured');
  });

  it('is rejected for quotes that are not ordered', async () => {
    const { id } = await saveAQuote(api);
    expectError(await move(id, 'measured', 'in-production'), 'order/no-stage');
    await staff.delete(paths.adminQuote(id));
    expectError(await move(id, 'measured', 'in-production'), 'order/deleted');
    expectError(await move('AAAAAAAAAAAAAAAAAAAAAA', 'ready', 'delivered'), 'quote/not-found');
    expectError(await move(id, 'ready', 'lost' as OrderStage), 'request/invalid');
  });

  it('has one effect if requested twice; of two conflicting moves the second gets 409', async () => {
    const id = await anOrder('in-production', 'ready');
    await moved(id, 'in-production', 'ready');
    const replies = await Promise.all([move(id, 'ready', 'delivered'), move(id, 'ready', 'collected')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    if (refused) expectError(refused, 'order/moved-meanwhile');
    expect(await movesIn(id)).toHaveLength(3);
  });
});

describe('a column of the board', () => {
  it('lists the longest waiting order first, and in the last column the latest, up to the limit', async () => {
    const ids: string[] = [];
    for (const hour of [9, 10, 11]) {
      now = new Date(`2026-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`);
      ids.push(await anOrder('in-production'));
    }
    const idsIn = async (name: string, query?: string) =>
      (await column(name, query)).cards.map(({ id }) => id);
    expect(await idsIn('in-production')).toEqual(ids);
    const two = await column('in-production', '?limit=2');
    expect(two.cards.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(two).toMatchObject({ total: 3, squareMetres: '1.26' });
    for (const [index, id] of ids.entries())
      await moved(id, 'in-production', 'ready', index === 1 ? 'delivered' : 'collected');
    await api.sql(
      `UPDATE order_item SET stage_since = stage_since + interval '1 hour' * array_position($1::text[], agreed_id)`,
      [ids],
    );
    expect(await idsIn('handed-over')).toEqual(ids.toReversed());
  });
});

describe('the workload', () => {
  const workload = async () => (await staff.get(paths.workload)).json<Workload>();
  const setCapacity = (weeklySquareMetres: unknown) =>
    staff.put(paths.workshop, { weeklySquareMetres, maxLengthMm: 3_200, maxWidthMm: 1_600 });

  it('is planned into the current week if there is no weekly capacity', async () => {
    await anOrder('in-production');
    await anOrder();
    await taken();
    const { weeks, weeklySquareMetres, toMeasure, later } = await workload();
    expect(weeklySquareMetres).toBeNull();
    expect(weeks).toHaveLength(4);
    expect(weeks[0]).toMatchObject({
      from: '2026-11-23',
      to: '2026-11-29',
      orders: 2,
      squareMetres: '0.84',
      inProduction: '0.42',
      colors: [{ orders: 2, squareMetres: '0.84' }],
    });
    expect(toMeasure).toEqual({ orders: 1, squareMetres: '0.42' });
    expect(later).toEqual({ orders: 0, squareMetres: '0.00' });
  });

  it('fills one week after the other, starting with tops in production', async () => {
    await anOrder('in-production');
    for (let orders = 0; orders < 6; orders += 1) await anOrder();
    expect((await setCapacity('0.5')).json<Workload>()).toMatchObject({ weeklySquareMetres: '0.50' });
    const { weeks, later } = await workload();
    expect(weeks.map(({ orders }) => orders)).toEqual([2, 1, 1, 1]);
    expect(later.orders).toBe(2);
  });

  it('uses the capacity that staff set, which is audited and can be cleared', async () => {
    await setCapacity('12');
    await setCapacity('12.00');
    await setCapacity(null);
    expect((await workload()).weeklySquareMetres).toBeNull();
    const entries = await api.sql(
      `SELECT action, before, after FROM audit_entry WHERE subject_kind = 'workshop' ORDER BY id DESC LIMIT 2`,
    );
    expect(entries.toReversed()).toEqual([
      {
        action: 'workshop.set-workshop',
        before: { weeklySquareMetres: null },
        after: { weeklySquareMetres: '12.00' },
      },
      {
        action: 'workshop.set-workshop',
        before: { weeklySquareMetres: '12.00' },
        after: { weeklySquareMetres: null },
      },
    ]);
  });

  it.each(['0', '-1', '1001', '1.234', 'much', 12, undefined])(
    'rejects the capacity %j',
    async (nonsense) => {
      expectError(await setCapacity(nonsense), 'request/invalid');
    },
  );
});

describe('job sheets of several orders', () => {
  it('are pages of one file, in the requested order', async () => {
    const ids = [await anOrder(), await anOrder('in-production'), (await saveAQuote(api)).id];
    const reply = await staff.get(paths.jobSheets(...ids.toReversed()));
    expect({ status: reply.statusCode, type: reply.headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/pdf',
    });
    const { pages, text } = await readPdf(reply.rawPayload);
    expect(pages).toBe(3);
    const references = await Promise.all(
      ids.map(async (id) => expectDetail(await staff.get(paths.adminQuote(id))).reference),
    );
    for (const reference of references) expect(text).toContain(reference);
  });

  const tooMany = Array.from({ length: 41 }, (_, index) => `${'A'.repeat(19)}${10 + index}A`);
  it.each([
    ['of nonsense', '?quotes=nonsense'],
    ['of more than 40', `?quotes=${tooMany.join(',')}`],
  ])('are rejected for %s', async (_, query) => {
    expectError(await staff.get(`/api/admin/job-sheets${query}`), 'request/invalid');
  });
});
