// @module-tag thorough
import { paths, type ErasureReport, type PersonSummary } from '@app/contracts';
import { beginDeposit } from '../payments/testing/a-deposit';
import { FakeCardPayments } from '../payments/testing/fake-card-payments';
import { saveAQuote } from '../testing/builders/a-basket';
import { useApi, useStaff } from '../testing/servers/use-api';
import { expectSuccess } from '../testing/expect-success';
import { columnsContaining } from './testing/find-words';
import { attach, payDeposit } from './testing/plant-person';
import { changeQuote } from '../testing/builders/change-quote';

/** The columns that still contain a text, except invoices, which the law requires us to keep. */
const columnsLeftWith = async (text: string) =>
  (await columnsContaining(api, text)).filter((column) => column !== 'invoice.buyer');

const customer = {
  customerName: 'Alice Zebulon',
  customerEmail: 'alice@zebulon.example',
  customerPhone: '0118 496 0888',
};

const cards = new FakeCardPayments();
const api = useApi({ cardPayments: cards });
const staff = useStaff(api);

interface Payer {
  word: string;
  email: string;
  phone: string;
  depositId: string;
}

/** Somebody pays the deposit on a quote with their own details; then staff enter its customer. */
async function payFor(
  quoteId: string,
  word: string,
  quoteCustomer: Partial<Record<keyof typeof customer, string | null>>,
): Promise<Payer> {
  const [email, phone] = [`${word}@payer.example`, '0118 496 0777'];
  const deposit = await beginDeposit(api, {
    quoteId,
    customerName: `Bob ${word}`,
    customerEmail: email,
    customerPhone: phone,
    needsDelivery: true,
    deliveryAddress: `7 ${word} Lane, Reading, RG1 7ZZ`,
    quotesDescription: `A top for ${word}`,
  });
  await payDeposit({ api, cards }, deposit);
  await expectSuccess(staff.put(paths.adminQuoteCustomer(quoteId), quoteCustomer));
  return { word, email, phone, depositId: deposit.id };
}
const erase = (key: string, ...also: string[]) =>
  expectSuccess<ErasureReport>(staff.post(paths.erasePerson, { key, also, confirmation: key }));
const summary = async (key: string, ...also: string[]) =>
  (await staff.post(paths.personHoldings, { key, also })).json<PersonSummary>();
/** Until an order is completed, its customer cannot be erased. */
const complete = (id: string) =>
  expectSuccess(staff.put(paths.adminQuoteStatus(id), { status: 'completed' }));
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
const timelineOf = async (id: string) =>
  JSON.stringify(await api.sql('SELECT details FROM timeline_entry WHERE quote_id = $1', [id]));
const sums = () =>
  api.sql(`SELECT sum(deposit_amount) AS deposits, (SELECT sum(received) FROM quote) AS received,
    (SELECT sum(received) FROM customer_order) AS of_orders FROM deposit`);

it('erasing the payer of somebody else’s top keeps the customer’s order', async () => {
  const { id } = await saveAQuote(api, { notes: 'Round corners, for Alice' });
  const payer = await payFor(id, 'quidnunc', customer);
  await expectSuccess(staff.post(paths.adminQuoteNotes(id), { text: 'Alice wants it in May' }));
  await expectSuccess(staff.post(paths.adminQuoteNotes(id), { text: 'Bob paid, says BOB' }));
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
  expect(await columnsContaining(api, payer.word)).toContain('quote.delivery_address');
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
  for (const word of [payer.word, payer.phone])
    expect([word, await columnsLeftWith(word)]).toEqual([word, []]);
  expect(await depositOf(payer.depositId)).toMatchObject({ customer_name: 'Erased' });
  // A name identifies nobody: there may be other Bobs.
  for (const text of ['Alice wants it in May', 'Bob paid']) expect(await timelineOf(id)).toContain(text);
  expect(await timelineOf(id)).toContain(customer.customerName);
  expect(await api.sql(`SELECT text FROM mail WHERE to_address = $1`, [customer.customerEmail])).toEqual([
    { text: 'Alice' },
  ]);
  expect(await sums()).toEqual(before);

  // Once the order is completed, the customer can be erased.
  await complete(id);
  expect(await erase(customer.customerEmail)).toMatchObject({ quotes: 1, deposits: 0 });
  expect(await columnsLeftWith('zebulon')).toEqual([]);
});

it('erasing somebody who started a deposit without paying keeps the order that another person paid for', async () => {
  const { id: quoteId } = await saveAQuote(api);
  const unpaidRequest = { quoteId, customerName: 'Bob Quixotry', customerEmail: 'bob@quixotry.example' };
  const otherDeposit = await beginDeposit(api, unpaidRequest);
  await payDeposit({ api, cards }, await beginDeposit(api, { ...customer, quoteId }));
  await api.sql(
    `UPDATE payment_attempt SET state = 'closed', settled_at = now(), next_check_at = NULL WHERE deposit_id = $1`,
    [otherDeposit.id],
  );
  await api.sql(`UPDATE deposit SET status = 'failed', is_open = false WHERE id = $1`, [otherDeposit.id]);

  await erase(unpaidRequest.customerEmail);
  expect(await columnsLeftWith('quixotry')).toEqual([]);
  expect(await quoteOf(quoteId)).toMatchObject(customer);
  await complete(quoteId);
  await erase(customer.customerEmail);
  expect(await columnsLeftWith('zebulon')).toEqual([]);
});

it('erasing a customer keeps the deposit of the person who paid for their top', async () => {
  const { id } = await saveAQuote(api, { notes: 'Round corners, for Alice' });
  const payer = await payFor(id, 'gallimaufry', customer);
  await complete(id);
  const before = await sums();

  expect(await erase(customer.customerEmail)).toMatchObject({ quotes: 1, deposits: 0 });
  expect(await quoteOf(id)).toMatchObject({ customerName: null, customerEmail: null, is_erased: true });
  expect(await columnsLeftWith('zebulon')).toEqual([]);
  expect(await depositOf(payer.depositId)).toMatchObject({ customer_email: payer.email });
  expect(await sums()).toEqual(before);

  expect(await erase(payer.email)).toMatchObject({ quotes: 0, deposits: 1 });
  expect(await columnsLeftWith(payer.word)).toEqual([]);
});

it.each([
  ['is kept if its phone number belongs to somebody else', '0118 496 0999', { isAddable: false }],
  ['can be added by the payer’s phone number', '+44 118 4960777', { isAddable: true }],
  ['can be added by its reference if it has no phone number', null, { isAddable: true }],
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
  expect(await columnsLeftWith(payer.word)).toEqual([]);
  if (isAddable) return;
  expect(await erase('01184960999')).toMatchObject({ quotes: 1, deposits: 0 });
  expect(await quoteOf(id)).toMatchObject({ customerName: null, customerPhone: null });
});

/** The archive that a person with this address would get. */
async function exportOf(key: string): Promise<string> {
  const response = await staff.post(paths.exportPerson, { key });
  expect(response.statusCode).toBe(200);
  return response.rawPayload.toString();
}
/** With notes and an attached plan. */
async function quoteOfAlice(): Promise<{ id: string; reference: string }> {
  const quote = await saveAQuote(api, { notes: 'Gate code 4711' });
  await attach(api, paths.quoteAttachments(quote.id), 'Gatehouse');
  return quote;
}
const mailQuoteTo = async (quoteId: string, to: object) =>
  expect((await api.post(paths.emailQuote, { quoteId, ...to })).statusCode).toBe(202);
const mailQuoteToAlice = (id: string) =>
  mailQuoteTo(id, {
    name: customer.customerName,
    email: customer.customerEmail,
    phone: customer.customerPhone,
  });
const enterAliceAsCustomer = (id: string) => expectSuccess(staff.put(paths.adminQuoteCustomer(id), customer));
const filesOf = async (id: string) =>
  (await api.sql('SELECT id FROM attachment WHERE quote_id = $1', [id])).length;
const strangersNumber = '0118 496 0666';

describe('a person who only sent details with a quote’s link', () => {
  it.each([
    ['without a customer', 'interloper', () => Promise.resolve(), { keptName: null }],
    [
      'that Alice had requested by email before',
      'gatecrasher',
      mailQuoteToAlice,
      { keptName: 'Alice Zebulon' },
    ],
    [
      'with Alice as the customer entered by staff',
      'eavesdropper',
      enterAliceAsCustomer,
      { keptName: 'Alice Zebulon' },
    ],
  ] as [string, string, (id: string) => Promise<void>, { keptName: string | null }][])(
    'is erased without any other data of a quote %s',
    async (_, word, prepare, { keptName }) => {
      const { id, reference } = await quoteOfAlice();
      await prepare(id);
      const email = `${word}@stranger.example`;
      await mailQuoteTo(id, { email, phone: strangersNumber });

      const archive = await exportOf(email);
      for (const text of [email, strangersNumber, reference]) expect(archive).toContain(text);
      for (const text of ['Gate code', 'Gatehouse', 'Zebulon', 'zebulon', '0888'])
        expect([text, archive.includes(text)]).toEqual([text, false]);
      expect(await summary(email)).toMatchObject({ quotes: 0, attachments: 0 });

      expect(await erase(email)).toMatchObject({ quotes: 0, attachments: 0, mails: 1 });
      expect(await quoteOf(id)).toMatchObject({
        notes: 'Gate code 4711',
        customerName: keptName,
        is_erased: false,
      });
      expect(await filesOf(id)).toBe(1);
      expect(await columnsLeftWith(word)).toEqual([]);
      expect(await columnsLeftWith(strangersNumber)).toEqual([]);
    },
  );

  it('is erased with the whole quote once staff have entered them as its customer', async () => {
    const { id } = await quoteOfAlice();
    await mailQuoteToAlice(id);
    await enterAliceAsCustomer(id);
    const archive = await exportOf(customer.customerEmail);
    for (const text of ['Gate code', 'Gatehouse', 'Zebulon']) expect(archive).toContain(text);
    await erase(customer.customerEmail);
    expect(await quoteOf(id)).toMatchObject({ notes: null, customerEmail: null, is_erased: true });
    expect(await filesOf(id)).toBe(0);
  });

  it('cannot be erased while their order is in progress', async () => {
    const { id } = await quoteOfAlice();
    await mailQuoteToAlice(id);
    await changeQuote(api, id, { received: '10.00', status: 'approved' });
    expect((await summary(customer.customerEmail)).erasureBlocker).toContain('not completed');
    await changeQuote(api, id, { received: '0.00', status: 'pending' });
  });
});

it('the export of a payer contains their payment for somebody else’s top, without its customer’s data', async () => {
  const { id, reference } = await quoteOfAlice();
  await enterAliceAsCustomer(id);
  await expectSuccess(staff.post(paths.adminQuoteNotes(id), { text: 'Alice wants it in May' }));
  const payer = await payFor(id, 'benefactor', customer);
  await api.sql(
    `INSERT INTO mail (id, kind, key, state, subject, html, text, quote_ids, deposit_id, created_at, composed_at, settled_at)
     VALUES ('to-the-team-aboutAAAAA', 'staff-deposit-paid', 'to-the-team', 'sent', 'Paid', '', 'Alice Zebulon: Gate code', ARRAY[$1], $2,
       now(), now(), now())`,
    [id, payer.depositId],
  );
  await api.sql(
    `UPDATE staff_task SET note = 'Alice Zebulon is to be rung' WHERE deposit_id = $1 OR quote_id = $2`,
    [payer.depositId, id],
  );
  expect(await api.sql(`SELECT FROM invoice WHERE buyer ->> 'name' = 'Alice Zebulon'`)).not.toEqual([]);

  const archive = await exportOf(payer.email);
  for (const text of [payer.email, payer.phone, `7 ${payer.word} Lane`, reference])
    expect(archive).toContain(text);
  for (const text of ['Gate code', 'Gatehouse', 'Zebulon', 'zebulon', '0888', 'in May'])
    expect([text, archive.includes(text)]).toEqual([text, false]);
  expect(await exportOf(customer.customerEmail)).toContain('"Made out to"');
});

const ann = 'ann+1@mill.example';
const setCustomer = (id: string, details: object) =>
  expectSuccess(staff.put(paths.adminQuoteCustomer(id), details));
const detailsOf = async (id: string) => {
  const find = 'SELECT details FROM timeline_entry WHERE quote_id = $1 ORDER BY id';
  return (await api.sql<{ details: object }>(find, [id])).map(({ details }) => details);
};

it('finding a person does not match longer addresses that contain theirs', async () => {
  const [payersQuote, othersQuote] = [await saveAQuote(api), await saveAQuote(api)];
  await setCustomer(payersQuote.id, { customerEmail: ann });
  for (const customerEmail of [`jo${ann}`, `o.${ann}`, `${ann}.org`, `${ann}-2.org`, `b${ann}s`])
    await setCustomer(othersQuote.id, { customerEmail });
  const before = await detailsOf(othersQuote.id);

  expect(await erase(ann)).toMatchObject({ quotes: 1 });
  expect(await detailsOf(othersQuote.id)).toEqual(before);
});

it('erasing removes a former customer and an added phone number from the timeline of somebody else’s quote', async () => {
  const othersQuote = await saveAQuote(api);
  await setCustomer(othersQuote.id, { customerEmail: ann.toUpperCase(), customerName: 'Ann' });
  await setCustomer(othersQuote.id, {
    customerEmail: 'bob@example.com',
    customerPhone: '+44 (0)118 496-0777',
  });
  await setCustomer(othersQuote.id, { customerName: 'Bob', customerPhone: '0118 496 07771' });

  expect(await erase(ann, '01184960777')).toMatchObject({ quotes: 0, timelineEntries: 2 });
  expect(await detailsOf(othersQuote.id)).toEqual([
    { erased: true },
    { erased: true },
    expect.objectContaining({ customerName: 'Bob', customerPhone: '0118 496 07771' }),
  ]);
});
