import {
  type AdminOrderDetail,
  type AdminQuoteDetail,
  type BoardColumn,
  type CustomerOrder,
  type OrderStage,
  paths,
} from '@app/contracts';
import { MailSweep } from '../../mail/delivery/mail-sweep';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { newIdempotencyKey, beginDeposit, lastAttempt, withKey } from '../../payments/testing/a-deposit';
import { saveAQuote } from '../../testing/builders/a-basket';
import { emptiedSql } from '../../testing/database/emptied';
import { undoWindowMs } from '../../quotes';
import { expectError } from '../../testing/expect-error';
import { until } from '../../testing/until';
import { useApi, useStaff, useWorker } from '../../testing/servers/use-api';
import { OutboxRelay } from '../../platform/outbox/outbox-relay';
import { randomId } from '../../platform/ids/random-id';
import { CustomerReviewSweep } from './customer-review-sweep';
import { StageSweep } from './stage-sweep';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { signDrawing } from '../../testing/builders/sign-drawing';
import { takeAnOrder, takeAnOrderOf } from '../../testing/builders/take-an-order';

const morning = new Date('2026-11-25T10:00:00.000Z');
let now = morning;
const sender = new FakeMailSender();
const env = { SESSION_IDLE_MINUTES: '10080', SESSION_LONGEST_MINUTES: '10080', BACKGROUND_TIME_SCALE: '1' };
const api = useApi({ now: () => now, env });
const staff = useStaff(api);
const worker = useWorker(api, { now: () => now, mailSender: sender, env });
beforeEach(async () => {
  now = morning;
  sender.recover();
  await api.sql(emptiedSql('quote, deposit, mail, staff_task, order_link, contact_inquiry'));
});
// No mail may be in progress when the tables are emptied.
afterEach(async () => void (await mailsSent()));

const advanceClock = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const dayMs = 86_400_000;

const anOrderOf = (tops: number, customerEmail: string | null = 'ada@example.com') =>
  takeAnOrderOf(api, staff, tops, { needsDelivery: true, customerEmail });
async function anOrder(email?: string | null): Promise<string> {
  const [quote] = await anOrderOf(1, email);
  return quote?.id ?? '';
}
async function measure(id: string, sizes: object = {}): Promise<void> {
  const request = { lengthMm: 1194, widthMm: 350, how: 'phone', knownVersion: null, price: 'keep', ...sizes };
  expect((await staff.post(paths.measurements(id), request)).statusCode).toBe(201);
  await signDrawing(api, id);
}
async function move(id: string, ...stages: [OrderStage, ...OrderStage[]]): Promise<void> {
  for (const [index, stage] of stages.slice(1).entries()) {
    advanceClock(1);
    expect((await staff.put(paths.orderStage(id), { from: stages[index], stage })).statusCode).toBe(200);
  }
}
/** All mails about orders, oldest first. */
async function mailsSent() {
  await worker.get(MailSweep).sweep();
  await until(async () => !(await api.sql('SELECT FROM mail WHERE settled_at IS NULL')).length);
  return api.sql<{ kind: string; state: string; subject: string | null; text: string | null }>(
    `SELECT kind, state, subject, text FROM mail WHERE kind LIKE 'order-%' ORDER BY created_at, id`,
  );
}
/** All mails about orders, after the sweep has run. */
async function mailsAfter(ms: number) {
  advanceClock(ms);
  // The sweep skips locked tops, for example while the worker issues invoices.
  const isToNotify = `stage <> 'to-measure' AND (stage_notified_at IS NULL OR stage_since > stage_notified_at)`;
  const due = new Date(now.getTime() - undoWindowMs);
  await until(async () => {
    await worker.get(OutboxRelay).sweep();
    await worker.get(StageSweep).sweep();
    return !(await api.sql(`SELECT FROM order_item WHERE ${isToNotify} AND stage_since <= $1`, [due])).length;
  });
  return (await mailsSent()).map(({ kind, state }) => `${kind} ${state}`);
}
const sent = (...kinds: string[]) => kinds.map((kind) => `order-${kind} sent`);
const tokenOf = () => {
  const source = sender.sent.at(-1)?.source.toString('utf8').replace(/=\r\n/g, '') ?? '';
  return /\/order\/([\w-]{43})/.exec(source)?.[1] ?? 'no token';
};

describe("mails about an order's progress", () => {
  it('the customer gets one mail per stage, with the agreed sizes and a private link', async () => {
    const id = await anOrder();
    await measure(id);
    expect(await mailsAfter(undoWindowMs)).toEqual(sent('measured'));
    expect((await mailsSent())[0]?.text).toMatch(/Hello Ada[^]*1194 × 350 mm/);
    const page = await api.inject({ method: 'GET', url: paths.customerOrder(tokenOf()) });
    expect(page.json<CustomerOrder>()).toMatchObject({ quote: { id }, stage: 'measured' });
    expect(JSON.stringify(await api.sql('SELECT * FROM mail'))).not.toContain(tokenOf());

    await move(id, 'measured', 'in-production');
    await mailsAfter(undoWindowMs);
    await move(id, 'in-production', 'ready');
    await mailsAfter(undoWindowMs);
    await move(id, 'ready', 'delivered');
    const all = sent('measured', 'in-production', 'ready', 'handed-over');
    expect(await mailsAfter(undoWindowMs)).toEqual(all);

    await move(id, 'delivered', 'ready', 'in-production');
    expect(await mailsAfter(undoWindowMs)).toEqual(all);
    await move(id, 'in-production', 'ready', 'collected');
    expect(await mailsAfter(undoWindowMs)).toEqual(all);
  });

  it('the mail about the sizes contains the drawing; changed sizes and the agreement cause another mail', async () => {
    const id = await anOrder();
    const sizes = { lengthMm: 1194, widthMm: 350, how: 'phone', price: 'keep' };
    await staff.post(paths.measurements(id), { ...sizes, knownVersion: null });
    await mailsAfter(undoWindowMs);
    const filesOf = async () =>
      (
        await api.sql<{ kind: string; subject: string; files: { name: string }[] }>(
          `SELECT kind, subject, attachments AS files FROM mail WHERE kind LIKE 'order-%' ORDER BY created_at, id`,
        )
      ).map(({ kind, subject, files }) => [kind, subject.split(' – ')[0], files.map(({ name }) => name)]);
    const file = [expect.stringMatching(/^VT-26-\d{5}-drawing\.pdf$/)];
    const measured = ['order-measured', 'Your sizes are agreed: please check the drawing', file];
    expect(await filesOf()).toEqual([measured]);
    advanceClock(1);
    await staff.post(paths.measurements(id), { ...sizes, lengthMm: 1190, knownVersion: 1 });
    await mailsSent();
    const token = tokenOf();
    const page = await api.inject({ method: 'GET', url: paths.customerOrder(token) });
    const [drawing] = page.json<CustomerOrder>().drawings;
    advanceClock(1);
    await api.post(paths.agreeToDrawing(token, id), { digest: drawing?.digest, agreedBy: 'Ada' });
    await mailsSent();
    expect(await filesOf()).toEqual([
      measured,
      ['order-drawing', 'Please check the drawing', file],
      ['order-drawing', 'The drawing that you agreed to', file],
    ]);
  });

  it('staff can send the drawing again until the customer agrees, at most once a minute', async () => {
    const id = await anOrder();
    const send = () => staff.post(paths.mailDrawing(id), {});
    const drawingOf = async () => {
      const { order } = (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
      const detail = (await staff.get(paths.adminOrder(order?.id ?? ''))).json<AdminOrderDetail>();
      return detail.tops[0]?.unsignedDrawing;
    };
    const isOnBoard = async () =>
      (await staff.get(paths.boardColumn('measured'))).json<BoardColumn>().cards[0]?.isDrawingUnsigned;
    expectError(await send(), 'drawing/not-found');
    const sizes = { lengthMm: 1194, widthMm: 350, how: 'phone', price: 'keep', knownVersion: null };
    await staff.post(paths.measurements(id), sizes);
    expect(await drawingOf()).toEqual({ isComplete: true, mailedAt: null });
    expect(await isOnBoard()).toBe(true);

    // If the first mail is not sent yet, it is sent now, so the drawing is not mailed twice.
    expect((await send()).statusCode).toBe(204);
    expect(await drawingOf()).toEqual({ isComplete: true, mailedAt: now.toISOString() });
    expect(await mailsAfter(undoWindowMs)).toEqual(sent('measured'));
    await send();
    await send();
    const [, again, ...more] = await mailsSent();
    expect(more).toEqual([]);
    expect(again).toMatchObject({ kind: 'order-drawing', state: 'sent' });
    expect(again?.text).toContain('waits for you to agree to it');
    expect(await drawingOf()).toEqual({ isComplete: true, mailedAt: now.toISOString() });
    advanceClock(60_000);
    await send();
    expect(await mailsSent()).toHaveLength(3);

    await signDrawing(api, id);
    expect(await drawingOf()).toBeNull();
    expect(await isOnBoard()).toBe(false);
    expectError(await send(), 'drawing/agreed');
  });

  it('a drawing is not sent if the position of a cut-out is missing, or without an email address', async () => {
    const sizes = { lengthMm: 1194, widthMm: 350, how: 'phone', price: 'keep', knownVersion: null };
    const id = await anOrder(null);
    await staff.post(paths.measurements(id), sizes);
    expectError(await staff.post(paths.mailDrawing(id), {}), 'order/no-address');
    const cutoutIds = [(await readCatalogue(api)).cutout('Tap hole, 35 mm').id];
    const withTap = await saveAQuote(api, { cutoutIds });
    await takeAnOrder(staff, [withTap]);
    await staff.post(paths.measurements(withTap.id), sizes);
    expectError(await staff.post(paths.mailDrawing(withTap.id), {}), 'drawing/incomplete');
  });

  it('a move that is undone immediately sends no mail; reaching the stage again does', async () => {
    const id = await anOrder();
    await measure(id);
    await move(id, 'measured', 'in-production', 'measured');
    expect(await mailsAfter(undoWindowMs - 1)).toEqual([]);
    expect(await mailsAfter(1)).toEqual(sent('measured'));
    await move(id, 'measured', 'in-production');
    expect(await mailsAfter(undoWindowMs)).toEqual(sent('measured', 'in-production'));
  });

  it('a mail is withheld if the move is undone before sending, and sent when the stage is reached again', async () => {
    const id = await anOrder();
    await measure(id);
    await mailsAfter(undoWindowMs);
    await move(id, 'measured', 'in-production');
    sender.respondWith(() => ({ kind: 'not-now', reason: '451 Later, please' }));
    advanceClock(undoWindowMs);
    await worker.get(StageSweep).sweep();
    await until(() => Promise.resolve(sender.tries > 1));
    await move(id, 'in-production', 'measured');
    sender.recover();
    advanceClock(60_000);
    expect((await mailsSent()).map(({ state }) => state)).toEqual(['sent', 'withheld']);
    await move(id, 'measured', 'in-production');
    expect(await mailsAfter(undoWindowMs)).toEqual([
      'order-measured sent',
      'order-in-production withheld',
      'order-in-production sent',
    ]);
  });

  it('one mail lists all tops of an order that moved together', async () => {
    const tops = await anOrderOf(3);
    const ids = tops.map(({ id }) => id);
    const references = tops.map(({ reference }) => reference);
    for (const id of ids) await measure(id);
    expect(await mailsAfter(undoWindowMs)).toEqual(sent('measured'));
    const moveAll = (from: OrderStage, stage: OrderStage) =>
      staff.put(paths.jobStage(ids[0] ?? ''), { from, stage });
    await moveAll('measured', 'in-production');
    expect(await mailsAfter(undoWindowMs)).toEqual(sent('measured', 'in-production'));
    const mail = (await mailsSent()).at(-1);
    expect(mail?.subject).toMatch(/^Your tops are in production – OR-26-\d{5}$/);
    for (const reference of references) expect(mail?.text).toContain(`${reference}: `);
    await moveAll('in-production', 'ready');
    await move(ids[1] ?? '', 'ready', 'in-production');
    await mailsAfter(undoWindowMs);
    await move(ids[1] ?? '', 'in-production', 'ready');
    await mailsAfter(undoWindowMs);
    const readyMails = (await mailsSent()).filter(({ kind }) => kind === 'order-ready');
    expect(readyMails.map(({ text }) => text?.match(/1194 × 350 mm/g)?.length)).toEqual([2, 1]);
  });

  it('the mail about any top shows the delivery that was booked for the order', async () => {
    const [first = '', second = ''] = (await anOrderOf(2)).map(({ id }) => id);
    const delivery = { kind: 'delivery', startsAt: '2026-11-26T11:00:00.000Z' };
    expect((await staff.post(paths.quoteAppointments(second), delivery)).statusCode).toBe(201);
    await measure(first);
    await move(first, 'measured', 'in-production', 'ready');
    await mailsAfter(undoWindowMs);
    const ready = (await mailsSent()).find(({ kind }) => kind === 'order-ready');
    expect(ready?.text).toMatch(/on Thursday 26 November/);
  });

  it('nothing is sent about a cancelled order, or without an address', async () => {
    const id = await anOrder(null);
    await measure(id);
    const declined = await anOrder();
    await measure(declined);
    await staff.put(paths.adminQuoteStatus(declined), { status: 'declined' });
    expect(await mailsAfter(undoWindowMs)).toEqual([]);
  });

  it('an order with a revised price gets mails once the customer has agreed', async () => {
    const id = await anOrder();
    await measure(id, { lengthMm: 1100, price: 'revise' });
    expect(await mailsAfter(undoWindowMs)).toEqual([]);
    const [revised] = await api.sql<{ id: string; total_price: string }>(
      'SELECT id, total_price FROM quote JOIN quote_revision ON quote_id = id',
    );
    const agreement = { isAgreed: true, totalPrice: revised?.total_price };
    expect((await api.post(paths.answerRevision(revised?.id ?? ''), agreement)).statusCode).toBe(200);
    expect(await mailsAfter(undoWindowMs)).toEqual(sent('measured'));
    expect((await mailsSent())[0]?.text).toMatch(/1100 × 350 mm/);
  });
});

it('cancelling an order sends one mail', async () => {
  const id = await anOrder();
  const cancelled = { refunded: '0.00', reason: 'Moving house' };
  const response = await staff.post(paths.cancelOrder(id), cancelled, withKey(newIdempotencyKey()));
  expect(response.statusCode, response.body).toBe(200);
  expect(await mailsAfter(0)).toEqual(['order-cancelled sent']);
});

describe('the request for a review', () => {
  /** Delivers a top and waits for its mail. */
  async function deliver(id: string): Promise<void> {
    await measure(id);
    await move(id, 'measured', 'in-production', 'ready', 'delivered');
    await mailsAfter(undoWindowMs);
  }
  async function handedOver(): Promise<string> {
    const id = await anOrder();
    await deliver(id);
    return id;
  }
  async function reviewMailsAfter(days: number) {
    advanceClock(days * dayMs);
    await worker.get(CustomerReviewSweep).sweep();
    return (await mailsSent()).filter(({ kind }) => kind === 'order-review').map(({ state }) => state);
  }

  it('is sent once, a week after the top was handed over', async () => {
    await handedOver();
    expect(await reviewMailsAfter(6)).toEqual([]);
    expect(await reviewMailsAfter(1)).toEqual(['sent']);
    expect((await mailsSent()).at(-1)?.text).toMatch(/www\.example\.com\/reviews/);
    expect(await reviewMailsAfter(7)).toEqual(['sent']);
  });

  it('is not sent for declined or undone orders, or while an inquiry waits for a reply', async () => {
    const declined = await handedOver();
    await staff.put(paths.adminQuoteStatus(declined), { status: 'declined' });
    const undone = await handedOver();
    await move(undone, 'delivered', 'ready');
    await handedOver();
    const message = randomId();
    await api.sql(
      `INSERT INTO contact_inquiry (id, status, first_name, last_name, email, phone, message, created_at)
       VALUES ($1, 'new', 'Ada', 'Lovelace', 'ADA@example.com', '01184960000', 'It is chipped', $2)`,
      [message, now],
    );
    expect(await reviewMailsAfter(7)).toEqual([]);
    await api.sql(`UPDATE contact_inquiry SET status = 'resolved' WHERE id = $1`, [message]);
    expect(await reviewMailsAfter(1)).toEqual(['sent']);
  });

  /** An order with a delivered, a ready and a declined top. */
  async function anOrderUnderWay() {
    const tops = await anOrderOf(3);
    const [first = '', last = '', declined = ''] = tops.map(({ id }) => id);
    await deliver(first);
    await measure(last);
    await move(last, 'measured', 'in-production', 'ready');
    await staff.put(paths.adminQuoteStatus(declined), { status: 'declined' });
    return { last, references: tops.map(({ reference }) => reference) };
  }
  async function handOver(id: string) {
    await move(id, 'ready', 'delivered');
    await mailsAfter(undoWindowMs);
  }

  it('is sent once per order, a week after the last top was handed over', async () => {
    const { last, references } = await anOrderUnderWay();
    expect(await reviewMailsAfter(5)).toEqual([]);
    await handOver(last);
    expect(await reviewMailsAfter(6)).toEqual([]);
    expect(await reviewMailsAfter(1)).toEqual(['sent']);
    const mail = (await mailsSent()).at(-1);
    expect(mail?.text).toMatch(/your tops have been with you for some days/);
    expect(references.map((reference) => mail?.text?.includes(reference))).toEqual([true, true, false]);
    expect(await reviewMailsAfter(7)).toEqual(['sent']);
  });

  it('waits while a refund is pending', async () => {
    const { last } = await anOrderUnderWay();
    await handOver(last);
    const deposit = await beginDeposit(api, { quoteId: (await saveAQuote(api)).id });
    const attempt = await lastAttempt(api, deposit.id);
    await api.sql(
      'UPDATE deposit SET order_id = (SELECT order_id FROM order_item WHERE agreed_id = $2) WHERE id = $1',
      [deposit.id, last],
    );
    const refund = randomId();
    await api.sql(
      `INSERT INTO refund (id, deposit_id, attempt_id, transaction_id, amount, is_of_deposit, reason, state,
         idempotency_key, request_hash, created_at, next_check_at)
       VALUES ($1, $2, $3, 'tx', 1, true, 'Agreed', 'requested', $1, '', $4, $4)`,
      [refund, deposit.id, attempt.id, new Date(now.getTime() - dayMs)],
    );
    expect(await reviewMailsAfter(7)).toEqual([]);
    await api.sql(
      `UPDATE refund SET state = 'failed', settled_at = created_at, next_check_at = NULL WHERE id = $1`,
      [refund],
    );
    expect(await reviewMailsAfter(1)).toEqual(['sent']);
  });
});
