import { paths } from '@app/contracts';
import { useAppointments } from '../appointments/testing/use-appointments';
import { Statements } from '../database/statements';
import { addMail, addOrInclude } from '../mail';
import { MailSweep } from '../mail/delivery/mail-sweep';
import { newIdempotencyKey, withKey } from '../payments/testing/a-deposit';
import { setStage } from '../testing/builders/set-stage';
import { expectSuccess } from '../testing/expect-success';
import { undoWindowMs } from '../quotes';
import { until } from '../testing/until';
import { StageSweep } from './stage-mails/stage-sweep';

/** A customer gets one mail for each action of staff, even if it changes several things. */
const { api, staff, worker, runOutbox, clock, anOrder, anOrderOf, offered } = useAppointments();

const bookedAt = '2026-11-26T08:00:00.000Z';
const call = { kind: 'measuring-call', startsAt: bookedAt };
const callIsCancelled =
  /Your measuring call on Thursday 26 November.*is no longer needed and is cancelled\. The file/s;

interface MailToCustomer {
  kind: string;
  state: string;
  text: string;
  attachments: { type: string }[];
}
/** Mails to the customer since it was booked. */
async function mailsAfterBooking(): Promise<MailToCustomer[]> {
  await until(async () => !(await api.sql('SELECT FROM mail WHERE settled_at IS NULL')).length);
  return api.sql<MailToCustomer & Record<string, unknown>>(
    `SELECT kind, state, text, attachments FROM mail
     WHERE to_address IS NOT NULL AND kind NOT IN ('appointment-booked', 'payment-received') AND state <> 'withheld'
     ORDER BY created_at, id`,
  );
}
const measure = async (id: string, sizes: object = {}) => {
  const request = { lengthMm: 1200, widthMm: 350, how: 'phone', price: 'keep', knownVersion: null, ...sizes };
  expect((await staff.post(paths.measurements(id), request)).statusCode).toBe(201);
};
const payDeposit = (id: string) =>
  expectSuccess(
    staff.post(
      paths.recordedPayments(id),
      { amount: '39.20', method: 'cash', paidOn: '2026-11-25' },
      withKey(newIdempotencyKey()),
    ),
  );
const wider = { lengthMm: 1300, price: 'revise' };
const kindsOf = (mails: readonly MailToCustomer[]) => mails.map(({ kind }) => kind);
const hasCalendar = ({ attachments }: MailToCustomer) =>
  attachments.some(({ type }) => type.startsWith('text/calendar'));
async function tenMinutesLater() {
  clock.now = new Date(clock.now.getTime() + undoWindowMs);
  await runOutbox();
  await worker.get(StageSweep).sweep();
}

describe('sizes recorded before the call that was booked for them', () => {
  it('with another price: the mail about the price also says that the call is cancelled', async () => {
    const id = await anOrder();
    await offered(id, call);
    await measure(id, wider);
    await tenMinutesLater();
    const [mail, ...others] = await mailsAfterBooking();
    expect(mail).toMatchObject({ kind: 'quote-revised', state: 'sent' });
    expect(mail?.text).toMatch(callIsCancelled);
    expect(mail && hasCalendar(mail)).toBe(true);
    expect(others).toEqual([]);
  });

  it('with the same price: one mail about the agreed sizes says so immediately', async () => {
    const tops = await anOrderOf(2);
    const [first = '', second = ''] = tops.map(({ id }) => id);
    await offered(first, call);
    await measure(first);
    await measure(second);
    const [mail] = await mailsAfterBooking();
    expect(mail).toMatchObject({ kind: 'order-measured', state: 'sent' });
    expect(mail?.text).toMatch(callIsCancelled);
    for (const { reference } of tops) expect(mail?.text).toContain(reference);
    await tenMinutesLater();
    expect(kindsOf(await mailsAfterBooking())).toEqual(['order-measured']);
  });

  it('are mailed after ten minutes if no time was booked', async () => {
    const id = await anOrder();
    await measure(id);
    expect(await mailsAfterBooking()).toEqual([]);
    await tenMinutesLater();
    expect(kindsOf(await mailsAfterBooking())).toEqual(['order-measured']);
  });
});

it('news gets its own mail if the mail that should include it is withheld', async () => {
  const to = { name: 'Ada', address: 'ada@example.com' };
  const at = clock.now;
  await api.app.get(Statements).transaction(async (tx) => {
    // About a quote that does not exist, so it is withheld.
    const id = await addMail(tx, { kind: 'quote-revised', key: 'gone', to, quoteIds: ['gone'], at });
    const details = { appointmentId: 'gone', sequence: 1 };
    await addOrInclude(tx, id, [{ kind: 'appointment-cancelled', key: 'gone:1', to, details, at }]);
  });
  await worker.get(MailSweep).sweep();
  await until(async () => (await api.sql('SELECT FROM mail WHERE settled_at IS NOT NULL')).length === 2);
  expect(await api.sql('SELECT kind FROM mail ORDER BY kind')).toEqual([
    { kind: 'appointment-cancelled' },
    { kind: 'quote-revised' },
  ]);
});

it('the request for the balance includes the invoice', async () => {
  const id = await anOrder();
  await payDeposit(id);
  await measure(id);
  await tenMinutesLater();
  const ask = await staff.put(paths.balanceRequest(id), { dueOn: '2026-12-10' });
  expect(ask.json()).not.toHaveProperty('code');
  const mails = await mailsAfterBooking();
  expect(kindsOf(mails).toSorted()).toEqual(['balance-asked', 'order-measured']);
  const mail = mails.find(({ kind }) => kind === 'balance-asked');
  expect(mail?.text).toMatch(/Invoice F-\d{4}-\d{5} over £[\d.]+ is attached as a PDF\./);
  expect(mail?.attachments).toMatchObject([{ type: 'application/pdf' }]);
});

async function handOver(...ids: string[]) {
  for (const id of ids) {
    await setStage(api, id, 'ready');
    const move = { from: 'ready', stage: 'delivered' };
    expect((await staff.put(paths.orderStage(id), move)).statusCode).toBe(200);
  }
}
const handOverMails = async () =>
  (await mailsAfterBooking()).filter(({ kind }) => ['order-handed-over', 'invoice'].includes(kind));

describe('an order that is handed over', () => {
  it('has the final invoice in the same mail, with the paid and open amounts', async () => {
    const id = await anOrder();
    await payDeposit(id);
    await handOver(id);
    await tenMinutesLater();
    const [mail, ...others] = await handOverMails();
    expect(mail).toMatchObject({ kind: 'order-handed-over', state: 'sent' });
    expect(mail?.text).toMatch(/Invoice F-\d{4}-\d{5} over £[\d.]+ is attached as a PDF\./);
    expect(mail?.text).toMatch(/Received: £39\.20[^]*Still to pay: £352\.80/);
    expect(mail?.attachments).toMatchObject([{ type: 'application/pdf' }]);
    expect(others).toEqual([]);
    // Neither a second run nor the sweep sends another mail.
    await staff.put(paths.orderStage(id), { from: 'delivered', stage: 'ready' });
    await handOver(id);
    await tenMinutesLater();
    await tenMinutesLater();
    expect(await handOverMails()).toHaveLength(1);
  });

  it('has no invoice in the mail if the final invoice was sent before', async () => {
    const id = await anOrder();
    await payDeposit(id);
    await measure(id);
    await expectSuccess(staff.put(paths.balanceRequest(id), { dueOn: '2026-12-10' }));
    await handOver(id);
    await tenMinutesLater();
    const [mail, ...others] = await handOverMails();
    expect(mail).toMatchObject({ kind: 'order-handed-over', attachments: [] });
    expect(mail?.text).not.toContain('is attached');
    expect(mail?.text).toContain('£352.80 is still to pay, by 10 December 2026');
    expect(others).toEqual([]);
  });

  it('in two deliveries has the invoice in the mail about the last tops', async () => {
    const [first = '', second = ''] = (await anOrderOf(2)).map(({ id }) => id);
    await handOver(first);
    await tenMinutesLater();
    // A mail that is written later also tells what happened meanwhile.
    expect(await handOverMails()).toHaveLength(1);
    await handOver(second);
    await tenMinutesLater();
    const mails = await handOverMails();
    expect(mails.map(({ kind, attachments }) => [kind, attachments.length])).toEqual([
      ['order-handed-over', 0],
      ['order-handed-over', 1],
    ]);
    expect(mails[0]?.text).not.toContain('£');
    expect(mails[1]?.text).toContain('Received: £0.00');
  });

  it('causes one mail, ten minutes after the last handover, if the first one was a mistake', async () => {
    const id = await anOrder();
    await handOver(id);
    clock.now = new Date(clock.now.getTime() + undoWindowMs / 2);
    await staff.put(paths.orderStage(id), { from: 'delivered', stage: 'ready' });
    await handOver(id);
    clock.now = new Date(clock.now.getTime() + undoWindowMs / 2);
    await runOutbox();
    expect(await handOverMails()).toEqual([]);
    await tenMinutesLater();
    expect((await handOverMails()).map(({ kind, attachments }) => [kind, attachments.length])).toEqual([
      ['order-handed-over', 1],
    ]);
  });
});

it('cancelling an order with a visit and a credit note sends one mail', async () => {
  const id = await anOrder();
  await offered(id, { kind: 'measuring-visit', startsAt: bookedAt });
  await payDeposit(id);
  const order = { reason: 'Moving house', refunded: '39.20', method: 'cash' };
  expect((await staff.post(paths.cancelOrder(id), order, withKey(newIdempotencyKey()))).statusCode).toBe(200);
  const [mail, ...others] = await mailsAfterBooking();
  expect(mail).toMatchObject({ kind: 'order-cancelled', state: 'sent' });
  expect(mail?.text).toMatch(/Your measuring visit on Thursday 26 November.*is cancelled/s);
  expect(mail?.text).toMatch(/Credit note C-\d{4}-\d{5} over £39\.20 is attached/);
  expect(mail?.attachments.map(({ type }) => type).toSorted()).toEqual(['application/pdf', 'text/calendar']);
  expect(others).toEqual([]);
});
