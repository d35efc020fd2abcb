// @module-tag thorough
import { paths, type ErasureReport, type PersonSummary } from '@app/contracts';
import { CheckPayment } from '../payments/attempts/check-payment';
import { beginDeposit, lastAttempt } from '../payments/testing/a-deposit';
import { FakeCardPayments } from '../payments/testing/fake-card-payments';
import { saveAQuote } from '../testing/a-basket';
import type { StaffCalls } from '../testing/as-staff';
import { useApi, useStaff } from '../testing/use-api';
import { columnsWith } from './testing/find-words';

/** Where a word still stands; the law wants invoices kept as they are for years. */
const wordsLeft = async (word: string) =>
  (await columnsWith(api, word)).filter((place) => place !== 'invoice.buyer');

const customer = {
  customerName: 'Alice Zebulon',
  customerEmail: 'alice@zebulon.example',
  customerPhone: '0118 496 0888',
};

const cards = new FakeCardPayments();
const api = useApi({ cardPayments: cards });
const staff = useStaff(api);

const done = async (reply: ReturnType<StaffCalls['post']>) => {
  const { statusCode, body } = await reply;
  expect({ isDone: statusCode < 300, body }).toMatchObject({ isDone: true });
};

interface Payer {
  word: string;
  email: string;
  phone: string;
  depositId: string;
}

/** Somebody pays the deposit on a quote, all by the words of their own; afterwards staff note whose quote it is. */
async function payFor(
  quoteId: string,
  word: string,
  isOf: Partial<Record<keyof typeof customer, string | null>>,
): Promise<Payer> {
  const [email, phone] = [`${word}@payer.example`, '0118 496 0777'];
  const { id } = await beginDeposit(api, {
    quoteId,
    customerName: `Bob ${word}`,
    customerEmail: email,
    customerPhone: phone,
    needsDelivery: true,
    deliveryAddress: `7 ${word} Lane, Reading, RG1 7ZZ`,
    quotesDescription: `A top for ${word}`,
  });
  cards.pay(`dep-${id}-1`);
  await api.app.get(CheckPayment).check((await lastAttempt(api, id)).id);
  await done(staff.put(paths.adminQuoteCustomer(quoteId), isOf));
  return { word, email, phone, depositId: id };
}
const erase = async (key: string, ...also: string[]) => {
  const reply = await staff.post(paths.erasePerson, { key, also, confirmation: key });
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  return reply.json<ErasureReport>();
};
const summary = async (key: string, ...also: string[]) =>
  (await staff.post(paths.personHoldings, { key, also })).json<PersonSummary>();
/** While it is to be made, nobody whose it is can go. */
const complete = (id: string) => done(staff.put(paths.adminQuoteStatus(id), { status: 'completed' }));
const quoteOf = async (id: string) =>
  (
    await api.sql(
      `SELECT customer_name AS "customerName", customer_email AS "customerEmail", customer_phone AS "customerPhone", notes,
         delivery_address, status, deposit_state, received, erased_at IS NOT NULL AS is_erased
       FROM quote WHERE id = $1`,
      [id],
    )
  )[0];
const depositOf = async (id: string) =>
  (await api.sql(`SELECT customer_name, customer_email, deposit_amount FROM deposit WHERE id = $1`, [id]))[0];
const wordsOf = async (id: string) =>
  JSON.stringify(await api.sql('SELECT details FROM timeline_entry WHERE quote_id = $1', [id]));
const sums = () =>
  api.sql(`SELECT sum(deposit_amount) AS deposits, (SELECT sum(received) FROM quote) AS received,
    (SELECT sum(share - refunded) FROM deposit_quote WHERE is_paid) AS shares FROM deposit`);

it('whoever paid for somebody else’s top goes, and the order stays its customer’s', async () => {
  const { id } = await saveAQuote(api, { notes: 'Round corners, for Alice' });
  const payer = await payFor(id, 'quidnunc', customer);
  await done(staff.post(paths.adminQuoteNotes(id), { text: 'Alice wants it in May' }));
  await done(staff.post(paths.adminQuoteNotes(id), { text: 'Bob paid, says BOB' }));
  await done(staff.post(paths.adminQuoteNotes(id), { text: `Ring ${payer.phone}` }));
  await api.sql(
    `INSERT INTO mail (id, kind, key, state, to_address, to_name, subject, html, text, quote_ids, deposit_id, created_at,
       composed_at, settled_at)
     SELECT left(key, 21) || 'A', 'deposit-confirmation', key, 'sent', address, name, 'Paid', name, name, ARRAY[$1], $2, now(),
       now(), now()
     FROM (VALUES
       ('to-the-customer-of-the-quote', $3, 'Alice'),
       ('to-an-address-that-was-mistyped', 'x' || $4::text, 'Bob quidnunc')) AS mails (key, address, name)`,
    [id, payer.depositId, customer.customerEmail, payer.email],
  );
  const before = await sums();
  expect(await columnsWith(api, payer.word)).toContain('quote.delivery_address');
  expect(await summary(payer.email)).toMatchObject({ quotes: 0, deposits: 1, keptForTheBooks: 1 });

  expect(await erase(payer.email, payer.phone)).toMatchObject({ quotes: 0, deposits: 1 });
  expect(await quoteOf(id)).toEqual({
    ...customer,
    notes: 'Round corners, for Alice',
    delivery_address: null,
    status: 'approved',
    deposit_state: 'paid',
    received: expect.not.stringMatching(/^0\.00$/) as unknown,
    is_erased: false,
  });
  for (const word of [payer.word, payer.phone]) expect([word, await wordsLeft(word)]).toEqual([word, []]);
  expect(await depositOf(payer.depositId)).toMatchObject({ customer_name: 'Erased' });
  // A name is nobody's key: there are more Bobs.
  for (const words of ['Alice wants it in May', 'Bob paid']) expect(await wordsOf(id)).toContain(words);
  expect(await wordsOf(id)).toContain(customer.customerName);
  expect(await api.sql(`SELECT text FROM mail WHERE to_address = $1`, [customer.customerEmail])).toEqual([
    { text: 'Alice' },
  ]);
  expect(await sums()).toEqual(before);

  // And she goes as anybody does, once it is made.
  await complete(id);
  expect(await erase(customer.customerEmail)).toMatchObject({ quotes: 1, deposits: 0 });
  expect(await wordsLeft('zebulon')).toEqual([]);
});

it('whoever began a deposit beside the one that was paid goes, and the order stays', async () => {
  const { id: quoteId } = await saveAQuote(api);
  const begun = { quoteId, customerName: 'Bob Quixotry', customerEmail: 'bob@quixotry.example' };
  const others = await beginDeposit(api, begun);
  const { id } = await beginDeposit(api, { ...customer, quoteId });
  cards.pay(`dep-${id}-1`);
  await api.app.get(CheckPayment).check((await lastAttempt(api, id)).id);
  await api.sql(
    `UPDATE payment_attempt SET state = 'closed', settled_at = now(), next_check_at = NULL WHERE deposit_id = $1`,
    [others.id],
  );
  await api.sql(`UPDATE deposit SET status = 'failed' WHERE id = $1`, [others.id]);
  await api.sql('UPDATE deposit_quote SET is_open = false WHERE deposit_id = $1', [others.id]);

  await erase(begun.customerEmail);
  expect(await wordsLeft('quixotry')).toEqual([]);
  expect(await quoteOf(quoteId)).toMatchObject(customer);
  await complete(quoteId);
  await erase(customer.customerEmail);
  expect(await wordsLeft('zebulon')).toEqual([]);
});

it('a customer goes, and whoever paid for their top keeps the deposit', async () => {
  const { id } = await saveAQuote(api, { notes: 'Round corners, for Alice' });
  const payer = await payFor(id, 'gallimaufry', customer);
  await complete(id);
  const before = await sums();

  expect(await erase(customer.customerEmail)).toMatchObject({ quotes: 1, deposits: 0 });
  expect(await quoteOf(id)).toMatchObject({ customerName: null, customerEmail: null, is_erased: true });
  expect(await wordsLeft('zebulon')).toEqual([]);
  expect(await depositOf(payer.depositId)).toMatchObject({ customer_email: payer.email });
  expect(await sums()).toEqual(before);

  expect(await erase(payer.email)).toMatchObject({ quotes: 0, deposits: 1 });
  expect(await wordsLeft(payer.word)).toEqual([]);
});

it.each([
  ['stays with the number of somebody else', '0118 496 0999', { isAddable: false }],
  ['is offered by the number of whoever paid', '+44 118 4960777', { isAddable: true }],
  ['is offered by its reference where it has no number', null, { isAddable: true }],
])('a quote without an address %s', async (_, customerPhone, { isAddable }) => {
  const { id, reference } = await saveAQuote(api, { notes: 'Round corners' });
  const payer = await payFor(id, 'rigmarole', { customerName: 'Alice', customerEmail: null, customerPhone });
  const key = customerPhone ?? reference;
  const { mayBeAdded, ...held } = await summary(payer.email);
  expect(held).toMatchObject({ quotes: 0 });
  expect(mayBeAdded).toEqual(customerPhone ? ['01184960777'] : ['01184960777', reference].sort());
  const also = isAddable ? [key] : [];
  expect(await summary(payer.email, ...also)).toMatchObject({ quotes: isAddable ? 1 : 0 });
  await complete(id);

  expect(await erase(payer.email, ...also)).toMatchObject({ quotes: isAddable ? 1 : 0, deposits: 1 });
  expect(await quoteOf(id)).toMatchObject(
    isAddable
      ? { customerName: null, customerPhone: null, notes: null, is_erased: true }
      : { customerName: 'Alice', customerPhone, notes: 'Round corners', is_erased: false },
  );
  expect(await wordsLeft(payer.word)).toEqual([]);
  if (isAddable) return;
  expect(await erase('01184960999')).toMatchObject({ quotes: 1, deposits: 0 });
  expect(await quoteOf(id)).toMatchObject({ customerName: null, customerPhone: null });
});
