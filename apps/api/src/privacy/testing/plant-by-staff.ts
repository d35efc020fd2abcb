import {
  paths,
  type AdminMail,
  type AdminQuoteDetail,
  type QuoteResponse,
  type SaveMeasurementsResponse,
  type SaveStaffQuoteResponse,
} from '@app/contracts';
import { pence } from '@app/pricing';
import { CheckPayment } from '../../payments/attempts/check-payment';
import { aKey, attemptsOf, beginDeposit, withKey } from '../../payments/testing/a-deposit';
import { requestRefund } from '../../payments/testing/a-refund';
import type { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { saveAQuote } from '../../testing/a-basket';
import { aQuote } from '../../testing/a-quote';
import type { StaffCalls } from '../../testing/as-staff';
import { readCatalogue } from '../../testing/catalogue-parts';
import type { TestApi } from '../../testing/start-api';
import { until } from '../../testing/until';

interface Scene {
  api: TestApi;
  staff: StaffCalls;
  cards: FakeCardPayments;
  /** Stands in everything that is said about the person. */
  canary: string;
  email: string;
  phone: string;
}

/** What there is of a person after staff have dealt with their orders in every way. */
export interface PlantedByStaff {
  /** Paid, refunded in part, then revised; the customer agreed to the revised one. */
  orderId: string;
  revisedId: string;
  /** An adjusted quote that was renewed, and the one in its place, which is its customer's too. */
  adjustedId: string;
  renewedId: string;
}

/** Everything that staff can write about a person's orders, by the product's own routes. A worker has to run. */
export async function plantByStaff(scene: Scene): Promise<PlantedByStaff> {
  const { canary, email, phone } = scene;
  const customer = { customerName: `Eleanor ${canary}`, customerEmail: email, customerPhone: phone };
  const adjustment = { amount: '-25.00', reason: `Agreed with ${canary}` };
  const parts = await readCatalogue(scene.api);
  const make = () =>
    byStaff<SaveStaffQuoteResponse>(scene, 'post', paths.adminQuotes, {
      ...aQuote(parts, { notes: `Rang us: ${canary}` }),
      ...customer,
      channel: 'phone',
      adjustment,
    });

  await byStaff(scene, 'post', paths.tradeCustomers, {
    company: `${canary} Ltd`,
    email,
    vatNumber: `GB ${canary}`.slice(0, 20),
    isActive: true,
    percentages: [],
  });
  const adjusted = await make();
  // Whoever has the link may renew it once its price has ended.
  await scene.api.sql(`UPDATE quote SET valid_until = created_at + interval '1 ms' WHERE id = $1`, [
    adjusted.id,
  ]);
  const renewed = await saveAQuote(scene.api, { replacesQuoteId: adjusted.id, notes: `Again ${canary}` });
  const order = await make();
  await writeAbout(scene, order.id);
  const job = { name: `Bathroom of ${canary}`, references: [order.reference] };
  await byStaff(scene, 'put', paths.quoteJob(order.id), job);
  const input = { ...customer, needsDelivery: true, deliveryAddress: `8 ${canary} Row, Reading, RG1 7ZZ` };
  const deposit = await beginDeposit(scene.api, { ...input, quoteId: order.id });
  await pay(scene, deposit.id);
  await refund(scene, deposit.id, order.id);
  await recordAndUndo(scene, order.id);
  await cancelledOnce(scene, order.id);
  const revisedId = await revise(scene, order.id);
  await sendAgain(scene);
  await judge(scene, customer);
  return { orderId: order.id, revisedId, adjustedId: adjusted.id, renewedId: renewed.id };
}

async function writeAbout(scene: Scene, id: string): Promise<void> {
  const { canary } = scene;
  await byStaff(scene, 'put', paths.adminQuoteCustomer(id), { customerName: `Nora ${canary}` });
  await byStaff(scene, 'post', paths.adminQuoteNotes(id), { text: `In a hurry, ${canary}` });
  await byStaff(scene, 'post', paths.quoteFollowUp(id), {
    subject: `About ${canary}`,
    text: `Dear friend\n\nAs you asked, ${canary}.`,
  });
  await byStaff(scene, 'post', paths.adminEmailQuote(id), { email: `work@${canary}.example` });
}

/** One that the provider confirms, and one that it refuses with words of its own. */
async function refund(scene: Scene, depositId: string, quoteId: string): Promise<void> {
  const { cards, canary } = scene;
  const ask = async (reason: string) => {
    await requestRefund(scene.api, depositId, { amount: '5.00', reason }, scene.staff);
    await until(async () => {
      const detail = (await scene.staff.get(paths.adminQuote(quoteId))).json<AdminQuoteDetail>();
      return detail.deposits.every(({ refunds }) => refunds.every(({ state }) => state !== 'pending'));
    });
  };
  await ask(`Sorry, ${canary}`);
  const refused = { kind: 'rejected', reason: `${canary} has closed the account` } as const;
  vi.spyOn(cards, 'refund').mockResolvedValueOnce(refused);
  await ask(`Once more, ${canary}`);
}

/** A payment in cash that was a mistake. */
async function recordAndUndo(scene: Scene, quoteId: string): Promise<void> {
  const { staff, canary } = scene;
  const payment = { amount: '20.00', means: 'cash', paidOn: '2026-11-20', note: `Brought by ${canary}` };
  const reply = await staff.post(paths.recordedPayments(quoteId), payment, withKey(aKey()));
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
  const [entry] = reply.json<AdminQuoteDetail>().ledger.entries;
  await byStaff(scene, 'post', paths.undoPayment(quoteId, entry?.id ?? ''), {
    reason: `It was not ${canary}`,
  });
}

/** An order that goes on after all, so that all else can be done with it. */
async function cancelledOnce({ api, canary }: Scene, quoteId: string): Promise<void> {
  await api.sql(
    `INSERT INTO order_cancellation (id, quote_id, stage, received, given_back, reason, cancelled_at)
     VALUES (repeat('A', 22), $1, 'to-measure', 0, 0, $2, now())`,
    [quoteId, `Not for ${canary}`],
  );
}

async function revise(scene: Scene, quoteId: string): Promise<string> {
  const { revisedQuote } = await byStaff<SaveMeasurementsResponse>(
    scene,
    'post',
    paths.measurements(quoteId),
    {
      lengthMm: 1194,
      widthMm: 350,
      note: `The wall leans, says ${scene.canary}`,
      how: 'phone',
      knownVersion: null,
      price: 'revise',
    },
  );
  if (!revisedQuote) throw new Error('the price did not change');
  const { id, totalPrice } = revisedQuote;
  const reply = await scene.api.post(paths.answerRevision(id), { isAgreed: true, totalPrice });
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  return reply.json<QuoteResponse>().id;
}

async function sendAgain(scene: Scene): Promise<void> {
  const find = async () =>
    (await scene.staff.get(`${paths.adminMails}?kind=quote-follow-up`)).json<AdminMail[]>()[0];
  await until(async () => (await find())?.canBeResent === true);
  await byStaff(scene, 'post', paths.resendMail((await find())?.id ?? ''), {});
}

/** A card is charged another amount than was asked; staff look at it and give everything back. */
async function judge(scene: Scene, customer: Parameters<typeof beginDeposit>[1]): Promise<void> {
  const { api, cards, canary } = scene;
  const { id } = await beginDeposit(api, customer);
  const reference = `dep-${id}-1`;
  cards.distort(reference, (checkout) => ({
    ...checkout,
    transactions: checkout.transactions.map((each) => ({ ...each, amount: pence(3_000) })),
  }));
  await pay(scene, id, 'review');
  const [attempt] = await attemptsOf(api, id);
  await byStaff(scene, 'post', paths.decideReview(attempt?.id ?? ''), {
    decision: 'refund',
    reason: `Spoke to ${canary}`,
  });
  await until(async () => (await attemptsOf(api, id))[0]?.state === 'returned');
}

async function pay({ api, cards }: Scene, depositId: string, state = 'paid'): Promise<void> {
  cards.pay(`dep-${depositId}-1`);
  const [attempt] = await attemptsOf(api, depositId);
  await api.app.get(CheckPayment).check(attempt?.id ?? '');
  // The worker may have been at it.
  await until(async () => (await attemptsOf(api, depositId))[0]?.state === state);
}

async function byStaff<Told>(
  { staff }: Pick<Scene, 'staff'>,
  method: 'post' | 'put',
  url: string,
  body: unknown,
): Promise<Told> {
  const reply = await staff[method](url, body);
  expect({ url, status: reply.statusCode < 300, body: reply.body }).toMatchObject({ status: true });
  return reply.json<Told>();
}
