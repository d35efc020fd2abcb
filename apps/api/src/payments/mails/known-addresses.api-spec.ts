import { paths, type SaveStaffQuoteResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import { mailToolsOf } from '../../mail/testing/mail-tools-of';
import { CancellationMails } from '../../order-changes/cancelling/cancellation-mails';
import { londonDateOf } from '../../platform/clock/london-day';
import { saveAQuote } from '../../testing/builders/a-basket';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { useStaff } from '../../testing/servers/use-api';
import { findLastPlacedOrder } from '../../orders';
import { issueInvoices } from '../invoices/issue-invoices';
import { newIdempotencyKey, beginDeposit, withKey } from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { anOrder, askForBalance, beginBalance } from '../testing/an-order';
import { payByCard, useCards } from '../testing/use-cards';
import { usePaymentMails } from '../testing/use-payment-mails';

/** Mails about payments go to an email address that paid or that staff entered, and contain no data of other people (D56). */
const { api, cards, now } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);
const { composers, find } = usePaymentMails(api);
let statements: Statements;
beforeAll(() => {
  statements = api.app.get(Statements);
  new CancellationMails(mailToolsOf(api, now, composers)).onModuleInit();
});

const ada = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerPhone: '0118 496 0123',
};
const eve = { customerName: 'Eve Sly', customerEmail: 'eve@evil.example', customerPhone: '0118 496 0999' };
const delivery = { needsDelivery: true, deliveryAddress: '1 Friar Street, Reading, RG1 1DA' };

async function quoteWithStaffCustomer(customer: object): Promise<string> {
  const top = aQuote(await readCatalogue(api));
  const response = await staff.post(paths.adminQuotes, { ...top, ...customer }, withKey(newIdempotencyKey()));
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 201 });
  return response.json<SaveStaffQuoteResponse>().id;
}
/** A quote that Eve requested by email. Nothing else is known about its customer. */
async function quoteEmailedToEve(): Promise<string> {
  const { id: quoteId } = await saveAQuote(api);
  const { customerName: name, customerEmail: email, customerPhone: phone } = eve;
  expect((await api.post(paths.emailQuote, { quoteId, name, email, phone })).statusCode).toBe(202);
  return quoteId;
}
async function pay(quoteId: string, payer: object) {
  const page = await beginDeposit(api, { quoteId, ...payer });
  await payByCard(api, cards, page);
  return page;
}
const issueFinalInvoice = (quoteId: string) =>
  statements.transaction(async (tx) => {
    const orderId = await findLastPlacedOrder(tx, quoteId);
    await issueInvoices(tx, orderId ?? '', now(), { isFinalDue: true });
  });

/** Kind and address of each mail about a quote, and the kind letters (D, F, C) of its attached invoices; null: the mail is withheld. */
async function mailsOf(quoteId: string) {
  const kinds = 'quote_ids @> ARRAY[$1] AND to_address IS NOT NULL AND kind = ANY($2) ORDER BY id';
  const mails = await find(kinds, quoteId, composers.kinds());
  const composedMails: [string, string | null, string | null][] = [];
  for (const mail of mails) {
    const composed = await composers.compose(mail);
    const names = 'withheld' in composed ? null : (composed.attachments ?? []).map(({ name }) => name);
    const invoiceKinds = names && names.flatMap((name) => /^([DFC])-\d{4}-/.exec(name)?.[1] ?? []).join('');
    composedMails.push([mail.kind, mail.toAddress, invoiceKinds]);
  }
  return composedMails;
}
const buyersOf = async (quoteId: string) =>
  (
    await api.sql<{ buyer: Record<string, string | null> }>(
      `SELECT buyer FROM invoice WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1) ORDER BY id`,
      [quoteId],
    )
  ).map(({ buyer }) => buyer);

describe('the invoice of a deposit', () => {
  it('is sent to the customer that staff entered, in their name, when somebody else pays', async () => {
    const quoteId = await quoteWithStaffCustomer(ada);
    const page = await pay(quoteId, eve);
    expect(await buyersOf(quoteId)).toMatchObject([{ name: ada.customerName, email: ada.customerEmail }]);
    expect(await mailsOf(quoteId)).toEqual(
      expect.arrayContaining([
        ['deposit-confirmation', eve.customerEmail, ''],
        ['invoice', ada.customerEmail, 'D'],
      ]),
    );
    const { refunder } = aRefunder(api, cards, { now });
    await refunder.execute((await requestRefund(api, page.id, { amount: '10.00' }, staff)).id);
    expect(await mailsOf(quoteId)).toEqual(
      expect.arrayContaining([
        ['deposit-refunded', eve.customerEmail, ''],
        ['invoice', ada.customerEmail, 'C'],
      ]),
    );
  });

  it('is sent with the confirmation to the payer, in their name, if staff entered nobody', async () => {
    const quoteId = await quoteEmailedToEve();
    await pay(quoteId, { ...ada, ...delivery });
    expect(await buyersOf(quoteId)).toMatchObject([
      { name: ada.customerName, email: ada.customerEmail, address: delivery.deliveryAddress },
    ]);
    expect(await mailsOf(quoteId)).toEqual([['deposit-confirmation', ada.customerEmail, 'D']]);
  });

  it('is made out to the payer if the tops belong to several people, without data of the others', async () => {
    const adasQuote = await quoteWithStaffCustomer({ ...ada, deliveryAddress: delivery.deliveryAddress });
    await staff.put(paths.invoiceRecipient(adasQuote), {
      name: 'Lovelace Engines Ltd',
      vatNumber: 'GB 123 4567 89',
    });
    const { id: evesQuote } = await saveAQuote(api);
    const page = await beginDeposit(api, { quoteIds: [adasQuote, evesQuote], ...eve });
    await payByCard(api, cards, page);
    expect(await buyersOf(evesQuote)).toEqual([
      { name: eve.customerName, address: null, email: eve.customerEmail, vatNumber: null },
    ]);
  });

  it('is sent again to the address that staff corrected', async () => {
    const quoteId = await quoteEmailedToEve();
    await pay(quoteId, ada);
    const corrected = { customerName: 'Ada King', customerEmail: 'ada.king@example.com' };
    await staff.put(paths.adminQuoteCustomer(quoteId), corrected);
    await issueFinalInvoice(quoteId);
    expect((await buyersOf(quoteId)).at(-1)).toMatchObject({
      name: 'Ada King',
      email: 'ada.king@example.com',
    });
    expect(await mailsOf(quoteId)).toContainEqual(['invoice', 'ada.king@example.com', 'F']);
  });
});

describe('a receipt, an invoice and a cancellation mail', () => {
  const paidAtCounterAndCancelled = async (quoteId: string) => {
    const payment = { amount: '35.70', method: 'cash', paidOn: londonDateOf(now()) };
    await staff.post(paths.recordedPayments(quoteId), payment, withKey(newIdempotencyKey()));
    await issueFinalInvoice(quoteId);
    const cancellation = { refunded: '0', reason: 'Changed their mind' };
    const response = await staff.post(paths.cancelOrder(quoteId), cancellation, withKey(newIdempotencyKey()));
    expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 200 });
  };
  const kinds = ['invoice', 'order-cancelled', 'payment-received'];
  const mailsWithWithheld = async (quoteId: string) =>
    (await mailsOf(quoteId)).map(([kind, , invoiceKinds]) => [kind, invoiceKinds !== null]).sort();

  it('are not sent to an email address that only came with the link', async () => {
    const quoteId = await quoteEmailedToEve();
    await paidAtCounterAndCancelled(quoteId);
    expect(await mailsWithWithheld(quoteId)).toEqual(kinds.map((kind) => [kind, false]));
  });

  it('are sent to an email address from the link once staff have confirmed it', async () => {
    const quoteId = await quoteEmailedToEve();
    await staff.put(paths.adminQuoteCustomer(quoteId), eve);
    await paidAtCounterAndCancelled(quoteId);
    expect(await mailsWithWithheld(quoteId)).toEqual(kinds.map((kind) => [kind, true]));
  });
});

describe('the receipt for a balance paid by card', () => {
  it.each([
    ['goes to the customer', null, ada.customerEmail, true],
    [
      'is withheld from a former customer, whose page was still open',
      'new@example.com',
      ada.customerEmail,
      false,
    ],
  ])('%s', async (_, correctedTo, address, isSent) => {
    const { quoteId, token } = await anOrder(api, cards, staff);
    expect((await askForBalance(staff, quoteId)).statusCode).toBe(200);
    const page = await beginBalance(api, token, '321.30');
    if (correctedTo) await staff.put(paths.adminQuoteCustomer(quoteId), { customerEmail: correctedTo });
    await payByCard(api, cards, page);
    const receipts = (await mailsOf(quoteId)).filter(([kind]) => kind === 'payment-received');
    expect(receipts).toEqual([['payment-received', address, isSent ? (expect.any(String) as string) : null]]);
  });
});
