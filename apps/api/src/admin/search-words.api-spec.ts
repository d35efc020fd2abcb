import { paths } from '@app/contracts';
import { addMail } from '../mail';
import { Statements } from '../database/statements';
import { newIdempotencyKey, beginDeposit, withKey } from '../payments/testing/a-deposit';
import { payByCard, useCards } from '../payments/testing/use-cards';
import { saveAQuote } from '../testing/builders/a-basket';
import { aContact, aTradeInquiry } from '../testing/builders/an-inquiry';
import { useStaff } from '../testing/servers/use-api';

/** In every search of staff, accents, case and the order of words do not matter, and all words must match. */
const { api, cards } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);

const name = 'Zoë Müller-Ørsted';
const email = 'zoe@one.example';
beforeAll(async () => {
  const { id: quoteId } = await saveAQuote(api);
  const deposit = await beginDeposit(api, { quoteId, customerName: name, customerEmail: email });
  await payByCard(api, cards, deposit);
  await saveAQuote(api);
  const other = await saveAQuote(api);
  await staff.put(paths.adminQuoteCustomer(other.id), { customerName: 'Max Müller' });
  const [firstName = '', lastName = ''] = name.split(' ');
  for (const person of [{ firstName, lastName, email }, { firstName: 'Max' }])
    await api.post(paths.contact, { ...aContact(), ...person });
  for (const contactName of [name, 'Max'])
    await api.post(paths.tradeInquiries, { ...aTradeInquiry(), contactName, email });
  for (const to of [
    { name, address: email },
    { name: 'Max', address: 'max@one.example' },
  ])
    await addMail(api.app.get(Statements), {
      kind: 'quote',
      key: newIdempotencyKey(),
      to,
      quoteIds: [quoteId],
      at: new Date(),
    });
  await staff.post(paths.adminUsers, { firstName: name, email, isAdmin: false, role: 'office' });
  const [material] = (await staff.get(paths.adminItems('materials'))).json<{ id: number }[]>();
  const color = { materialId: material?.id, hexCode: '#ffffff', priceModifier: '0.00', isActive: true };
  for (const one of [name, 'Max'])
    await staff.post(paths.adminItems('colors'), { ...color, name: one }, withKey(newIdempotencyKey()));
});

type Rows = Record<string, unknown>[];
const listOf = async (address: string, search: string): Promise<Rows> => {
  const reply = await staff.get(`${address}?search=${encodeURIComponent(search)}`);
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  const body = reply.json<Rows | { invoices: Rows }>();
  return 'invoices' in body ? body.invoices : body;
};

describe.each([
  ['quotes', paths.adminQuotes, 1],
  ['deposits', paths.adminDeposits, 1],
  ['invoices', paths.adminInvoices, 1],
  ['people', paths.people, 1],
  ['mails', paths.adminMails, 5],
  ['all inquiries', paths.adminInquiries, 2],
  ['contact inquiries', paths.adminInquiriesOf('contact'), 1],
  ['trade inquiries', paths.adminInquiriesOf('trade'), 1],
  ['colours', paths.adminItems('colors'), 1],
  ['the audit log', paths.adminAudit, 1],
  ['staff', paths.adminUsers, 1],
])('the search in %s', (_, address, rows) => {
  it.each([
    'Zoë Müller',
    'zoe muller',
    'MULLER ZOE',
    'müller-ør zo',
    'orsted  zoe',
    'Mu\u0308ller Zoe\u0308',
  ])('finds the row by %j', async (search) => {
    expect(await listOf(address, search)).toHaveLength(rows);
  });

  it.each(['zoe smith', 'zoemüller', 'zo_ müller', 'm%r zoe', 'zoe \\'])(
    'finds nothing by %j',
    async (search) => {
      expect(await listOf(address, search)).toEqual([]);
    },
  );
});

it('finds an order by words of different fields', async () => {
  expect(await listOf(paths.adminQuotes, 'marble muller one.example')).toHaveLength(1);
});
