import {
  paths,
  type AdminMail,
  type AdminQuoteDetail,
  type SaveMeasurementsResponse,
  type SaveStaffQuoteResponse,
} from '@app/contracts';
import { pence } from '@app/pricing';
import type { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { CheckPayment } from '../../payments/attempts/check-payment';
import {
  newIdempotencyKey,
  beginDeposit,
  lastAttempt,
  referenceOf,
  withKey,
} from '../../payments/testing/a-deposit';
import { requestRefund } from '../../payments/testing/a-refund';
import type { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { aForm, aPdf } from '../../testing/builders/a-form';
import { aQuote } from '../../testing/builders/a-quote';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import type { StaffCalls } from '../../testing/as-staff';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectSuccess } from '../../testing/expect-success';
import { orderOf } from '../../testing/builders/order-of';
import type { TestApi } from '../../testing/servers/start-api';
import { startTimeoutMs, until } from '../../testing/until';
import { untilSettled } from '../../testing/until-settled';

export async function attach(api: TestApi, url: string, word: string): Promise<void> {
  const content = Buffer.concat([aPdf().subarray(0, 9), Buffer.from(`% ${word}\n`), aPdf().subarray(9)]);
  await expectSuccess(api.inject({ method: 'POST', url, ...aForm([{ name: `${word} plan.pdf`, content }]) }));
}

/** The customer pays and the payment is checked; a worker may have done so already. */
export async function payDeposit(
  { api, cards }: { api: TestApi; cards: FakeCardPayments },
  deposit: { id: string },
  state = 'paid',
): Promise<void> {
  cards.pay(referenceOf(deposit));
  await api.app.get(CheckPayment).check((await lastAttempt(api, deposit.id)).id);
  await until(async () => (await lastAttempt(api, deposit.id)).state === state);
}

interface Scene {
  api: TestApi;
  staff: StaffCalls;
  cards: FakeCardPayments;
  mails: FakeMailSender;
  /** Occurs in everything that the person is or says, and that is said about them. */
  canary: string;
  email: string;
  phone: string;
  address: string;
}

export const bob = { customerName: 'Bob', customerEmail: 'bob@example.com', customerPhone: '0118 496 0111' };

/** Does everything with and about a person that the product's routes allow. Needs a running worker. */
export async function plantPerson(scene: Scene) {
  const { api, canary, email, phone } = scene;
  const customer = { customerName: `Eleanor ${canary}`, customerEmail: email, customerPhone: phone };
  const send = <Reply = { id: string }>(url: string, body: unknown) =>
    expectSuccess<Reply>(api.post(url, body));
  const byStaff = <Reply = { id: string }>(url: string, body: unknown, headers?: Record<string, string>) =>
    expectSuccess<Reply>(scene.staff.post(url, body, headers));
  const setByStaff = (url: string, body: unknown) => expectSuccess(scene.staff.put(url, body));
  const mailTo = (quoteId: string, to: object) => send(paths.emailQuote, { quoteId, ...to });
  const delivered = { ...customer, needsDelivery: true, deliveryAddress: scene.address };
  const top = aQuote(await readCatalogue(api));

  const order = await saveAQuote(api, { notes: `For ${canary}` });
  await mailTo(order.id, { email, name: `Eleanor ${canary}`, phone });
  await attach(api, paths.quoteAttachments(order.id), canary);
  await fillBasket(api, aSession(), order);
  const quotesDescription = `A top for ${canary}`;
  const deposit = await beginDeposit(api, { ...delivered, quoteId: order.id, quotesDescription });
  await payDeposit(scene, deposit);
  const fresh = await saveAQuote(api);
  const mistyped = `x${canary}@canary.example`;
  scene.mails.respondWith(({ to }) =>
    to === mistyped ? { kind: 'rejected', reason: `no ${mistyped} here` } : { kind: 'sent' },
  );
  for (const address of [email.toUpperCase(), mistyped, email])
    await mailTo(fresh.id, { email: address, name: canary });
  await setByStaff(paths.adminQuoteCustomer(fresh.id), { customerName: canary, customerEmail: email });

  const message = { ...aContact(), firstName: canary, email };
  const contact = await send(paths.contact, {
    ...message,
    phone,
    message: `Dear all, ${canary}`,
    configuration: { notes: `With ${canary}` },
  });
  await attach(api, paths.contactAttachments(contact.id), canary);
  const words = ['companyName', 'contactName', 'projectType', 'materials', 'specifications', 'timeline'];
  const said = Object.fromEntries(words.map((field) => [field, `${field} ${canary}`]));
  const trade = await send(paths.tradeInquiries, { ...aTradeInquiry(), ...said, email, phone });
  await attach(api, paths.tradeAttachments(trade.id), canary);
  await byStaff(paths.adminInquiryNotes('contact', contact.id), { text: `Rang ${canary}` });
  await byStaff(paths.answerInquiry('contact', contact.id), { text: `Answered ${canary}` });
  const reply = { text: `Replied ${canary}`, method: 'phone' };
  await byStaff(paths.inquiryReplies('contact', contact.id), reply);
  await setByStaff(paths.adminInquiryStatus('trade', trade.id), { status: 'resolved' });
  await byStaff(paths.personNotes, { key: email, text: `Noted ${canary}` });
  await byStaff(paths.tradeCustomers, {
    company: `${canary} Ltd`,
    email,
    vatNumber: `GB ${canary}`,
    isActive: true,
    percentages: [],
  });

  // Somebody else's quote that was also sent to the person, and one that the person paid for.
  const others = await saveAQuote(api, { notes: 'For Bob' });
  await mailTo(others.id, { email, name: `Eleanor ${canary}`, phone });
  await mailTo(others.id, { email: bob.customerEmail, name: bob.customerName });
  await send(paths.contact, { ...aContact(), email: bob.customerEmail });
  const gift = await saveAQuote(api, { notes: 'For Bob' });
  await payDeposit(scene, await beginDeposit(api, { ...delivered, quoteId: gift.id }));
  await setByStaff(paths.adminQuoteCustomer(gift.id), bob);

  // What staff make for them: an anonymous answer, a renewed quote, and an order.
  const inquiry = { form: 'contact', id: (await send(paths.contact, message)).id };
  const made = await byStaff(paths.adminQuotes, { ...top, notes: `Showroom: ${canary}`, inquiry });
  const sizes = { lengthMm: 1200, widthMm: 350, how: 'phone', knownVersion: null };
  await byStaff(paths.measurements(made.id), { ...sizes, note: `Says ${canary}`, price: 'keep' });
  const adjustments = [{ unit: 'pounds', amount: '-25.00', reason: `Agreed with ${canary}` }];
  const rung = { ...top, ...customer, notes: `Rang us: ${canary}`, channel: 'phone', adjustments };
  const adjusted = await byStaff(paths.adminQuotes, rung);
  // Anybody with the link may renew an expired quote.
  await api.sql(`UPDATE quote SET valid_until = created_at + interval '1 ms' WHERE id = $1`, [adjusted.id]);
  const renewed = await saveAQuote(api, { replacesQuoteId: adjusted.id, notes: `Again ${canary}` });
  const { id, reference } = await byStaff<SaveStaffQuoteResponse>(paths.adminQuotes, rung);
  await setByStaff(paths.adminQuoteCustomer(id), { customerName: `Nora ${canary}` });
  await byStaff(paths.adminQuoteNotes(id), { text: `In a hurry, ${canary}` });
  const request = { subject: `About ${canary}`, text: `Dear friend\n\nAs you asked, ${canary}.` };
  await byStaff(paths.quoteFollowUp(id), request);
  await byStaff(paths.adminEmailQuote(id), { email: `work@${canary}.example` });
  await setByStaff(paths.quoteJob(id), { name: `Bathroom of ${canary}`, references: [reference] });

  // Mails about a quote are withheld once it is paid.
  await untilSettled(api, startTimeoutMs);
  const paid = await beginDeposit(api, { ...delivered, quoteId: id });
  await payDeposit(scene, paid);
  const refund = async (reason: string) => {
    await requestRefund(api, paid.id, { amount: '5.00', reason }, scene.staff);
    await until(async () => {
      const { deposits } = (await scene.staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
      return deposits.every(({ refunds }) => refunds.every(({ state }) => state !== 'pending'));
    });
  };
  await refund(`Sorry, ${canary}`);
  const refused = { kind: 'rejected', reason: `${canary} has closed the account` } as const;
  vi.spyOn(scene.cards, 'refund').mockResolvedValueOnce(refused);
  await refund(`Once more, ${canary}`);
  const cash = { amount: '20.00', method: 'cash', paidOn: '2026-11-20', note: `Brought by ${canary}` };
  await byStaff(paths.recordedPayments(id), cash, withKey(newIdempotencyKey()));
  const [entry] = (await orderOf(api, scene.staff, id)).money.entries;
  await byStaff(paths.undoPayment(id, entry?.id ?? ''), { reason: `It was not ${canary}` });
  // A cancellation, although the order continues, so that everything else can still be done.
  await api.sql(
    `INSERT INTO order_cancellation (id, order_id, quote_id, stage, received, refunded, reason, cancelled_at)
     SELECT repeat('A', 22), order_id, quote_id, 'to-measure', 0, 0, $2, now() FROM order_item WHERE quote_id = $1`,
    [id, `Not for ${canary}`],
  );
  const measured = { ...sizes, lengthMm: 1194, note: `The wall leans, says ${canary}`, price: 'revise' };
  const { revisedQuote } = await byStaff<SaveMeasurementsResponse>(paths.measurements(id), measured);
  const { id: revisedId = '', totalPrice } = revisedQuote ?? {};
  const agreement = { totalPrice, agreedBy: `Nephew of ${canary}`, how: 'phone' };
  await byStaff(paths.agreeToRevision(revisedId), agreement);

  // A resent mail, and a charge of a wrong amount, which staff refund.
  const findLetter = async () =>
    (await scene.staff.get(`${paths.adminMails}?kind=quote-follow-up`)).json<AdminMail[]>()[0];
  await until(async () => (await findLetter())?.canBeResent === true, startTimeoutMs);
  await byStaff(paths.resendMail((await findLetter())?.id ?? ''), {});
  const odd = await beginDeposit(api, customer);
  scene.cards.distort(referenceOf(odd), (checkout) => ({
    ...checkout,
    transactions: checkout.transactions.map((transaction) => ({ ...transaction, amount: pence(3_000) })),
  }));
  await payDeposit(scene, odd, 'review');
  const decision = { decision: 'refund', reason: `Spoke to ${canary}` };
  await byStaff(paths.decideReview((await lastAttempt(api, odd.id)).id), decision);
  await until(async () => (await lastAttempt(api, odd.id)).state === 'returned');

  return {
    orderId: order.id,
    depositId: deposit.id,
    /** An answer to their message, without their name. */
    answerId: made.id,
    othersQuoteId: others.id,
    paidForOthersId: gift.id,
    /** The order made by staff, partly refunded, and its revised quote. */
    staffOrderId: id,
    revisedId,
    /** An expired quote and its renewal, which has the same customer. */
    adjustedId: adjusted.id,
    renewedId: renewed.id,
  };
}
