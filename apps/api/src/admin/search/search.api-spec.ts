import { type AdminOrderRow, paths, type PersonMatch, type SearchSuggestion } from '@app/contracts';
import { Statements } from '../../database/statements';
import { issueInvoices } from '../../payments/invoices/issue-invoices';
import { beginDeposit } from '../../payments/testing/a-deposit';
import { payByCard, useCards } from '../../payments/testing/use-cards';
import { saveAQuote } from '../../testing/builders/a-basket';
import { aTradeInquiry } from '../../testing/builders/an-inquiry';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { expectPage, expectSuccess } from '../../testing/expect-success';

const { api, cards, now } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const email = 'wojtek@one.example';
const company = 'Kennet Kitchens';
let staff: StaffCalls;
let reference: string;
let quoteReference: string;
let codes: { number: string; code: string };

beforeAll(async () => {
  staff = await asStaff(api);
  const quote = await saveAQuote(api);
  quoteReference = quote.reference;
  const deposit = await beginDeposit(api, {
    quoteId: quote.id,
    customerName: "Wojciech Pawłowski-O'Neill",
    customerEmail: email,
    customerPhone: '+44 118 496 0777',
    needsDelivery: true,
    deliveryAddress: '14 Abbey Street\nReading RG1 3BA',
  });
  await payByCard(api, cards, deposit);
  await api.post(paths.tradeInquiries, {
    ...aTradeInquiry(),
    contactName: 'W. P.',
    companyName: company,
    email,
  });
  const [order] = await orders('');
  reference = order?.reference ?? '';
  await api.app.get(Statements).transaction((tx) => issueInvoices(tx, order?.id ?? '', now()));
  const [paid] = await api.sql<typeof codes>(
    `SELECT invoice.number, transaction_code AS code FROM invoice JOIN deposit USING (order_id)
     JOIN payment_attempt ON deposit_id = deposit.id`,
  );
  codes = paid ?? { number: '', code: '' };
  const other = await saveAQuote(api);
  await staff.put(paths.adminQuoteCustomer(other.id), {
    customerName: 'Fatima White',
    customerEmail: 'fatima@two.example',
  });
});

const searched = (path: string, search: string) => `${path}?search=${encodeURIComponent(search)}`;
const orders = async (search: string) =>
  (await expectPage<AdminOrderRow>(staff.get(searched(paths.adminOrders, search)))).rows;
const people = (search: string) => expectPage<PersonMatch>(staff.get(searched(paths.people, search)));
const suggestionFor = async (search: string) =>
  (await expectSuccess<SearchSuggestion>(staff.get(searched(paths.searchSuggestion, search)))).suggestion;

const words: Record<string, () => string> = {
  'the first name': () => 'wojciech',
  'the last name without its ł': () => 'pawlowski',
  'a name without its apostrophe': () => 'oneill',
  'a name with another apostrophe': () => 'O’Neill',
  'the phone number': () => '0118 496 0777',
  'the phone number in another notation': () => '+44 (0)118 4960777',
  'the street': () => 'abbey',
  'the postcode': () => 'rg1 3ba',
  'the email address': () => email,
  'the reference of the quote': () => quoteReference,
  'the reference of the order': () => reference,
  'the number of the invoice': () => codes.number,
  'the code of the card payment': () => codes.code,
  'the company': () => 'kennet',
};

describe.each(Object.entries(words))('%s', (_, word) => {
  it('finds the order and its customer alone and with words of any other kind, in any order', async () => {
    const others = ['', ...Object.values(words).map((other) => other())];
    for (const other of others)
      for (const search of [`${word()} ${other}`, `${other} ${word()}`]) {
        const found = [await orders(search), (await people(search)).rows];
        expect([search, ...found.map(([one]) => (one && 'key' in one ? one.key : one?.reference))]).toEqual([
          search,
          reference,
          email,
        ]);
        expect([search, ...found.map(({ length }) => length)]).toEqual([search, 1, 1]);
      }
    expect(await orders(`${word()} zanzibar`)).toEqual([]);
    expect((await people(`${word()} zanzibar`)).rows).toEqual([]);
  });
});

it('finds no customers by only their stone', async () => {
  expect((await orders('gold')).length).toBe(2);
  expect((await people('gold')).rows).toEqual([]);
  expect((await people('white')).rows).toMatchObject([{ key: 'fatima@two.example' }]);
  expect((await people('fatima gold')).rows).toMatchObject([{ key: 'fatima@two.example' }]);
});

it('says that there are more customers than are shown', async () => {
  await api.sql(
    `INSERT INTO mail (id, kind, key, to_address, state, subject, composed_at, settled_at, created_at)
     SELECT left(translate(encode(sha256(n::text::bytea), 'base64'), '+/', '-_'), 21) || 'A', 'quote', n,
       'p' || n || '@many.example', 'sent', 'Your quote', now(), now(), now()
     FROM generate_series(1, 51) AS n`,
  );
  expect(await people('many.example')).toMatchObject({ total: '50+', rows: { length: 50 } });
  expect(await people('p51@many.example')).toMatchObject({ total: '1' });
});

it.each([
  ['fatma', 'Fatima'],
  ['Fatma White', 'Fatima White'],
  ['pawlowsky', 'Pawłowski'],
  ['kenet', 'Kennet'],
  ['calacata', 'Calacatta'],
  ['fatima', null],
  ['fat', null],
  ['zanzibar', null],
  ['0118', null],
  ['', null],
])('suggests for %j a name that is spelt alike: %j', async (search, suggestion) => {
  expect(await suggestionFor(search)).toBe(suggestion);
});
