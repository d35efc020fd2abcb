import { paths, type AdminDeposit } from '@app/contracts';
import { CheckPayment } from '../../payments/attempts/check-payment';
import { attemptsOf, beginDeposit, saveQuotes } from '../../payments/testing/a-deposit';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { expectPage } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';

const cards = new FakeCardPayments();
const ids: Record<'ada' | 'grace' | 'ida', string> = { ada: '', grace: '', ida: '' };
const api = useApi({ cardPayments: cards });
const staff = useStaff(api);
beforeAll(async () => {
  const quoteIds = (await saveQuotes(api, 2)).map(({ id }) => id);
  ids.ada = (await beginDeposit(api, { quoteIds, needsDelivery: true, deliveryAddress: 'RG1 1DA' })).id;
  const grace = {
    customerName: 'Grace Hopper',
    customerEmail: 'grace@example.org',
    customerPhone: '+44 (0)20 7946 0991',
  };
  ids.grace = (await beginDeposit(api, grace)).id;
  ids.ida = (
    await beginDeposit(api, { customerName: "Ida 100%_o'Rhodes", customerPhone: '0161 496 0777' })
  ).id;
  cards.pay(`dep-${ids.grace}-1`);
  cards.expire(`dep-${ids.ida}-1`);
  for (const id of Object.values(ids)) {
    for (const attempt of await attemptsOf(api, id)) await api.app.get(CheckPayment).check(attempt.id);
  }
});

const list = (query = '') => expectPage<AdminDeposit>(staff.get(`${paths.adminDeposits}${query}`));
const found = async (query: string) =>
  (await list(query)).rows.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0]);

it('has the first quote of each deposit, as in the specification, and a list of all its quotes', async () => {
  for (const { quoteId, quotes } of (await list()).rows) expect(quoteId).toBe(quotes[0]?.id);
});

it('lists deposits newest first, with quotes, customer and the provider’s ids', async () => {
  const { rows: deposits, total } = await list();
  expect(total).toBe('3');
  expect(deposits.map(({ id }) => id)).toEqual([ids.ida, ids.grace, ids.ada]);
  expect(deposits[2]).toMatchObject({
    paymentStatus: 'pending',
    quotes: [{ reference: expect.stringMatching(/^VT-/) }, {}],
    totalAmount: '749.00',
    depositAmount: '74.90',
    refundedAmount: '0.00',
    deliveryAddress: 'RG1 1DA',
    sumupCheckoutId: expect.any(String),
    transactionCode: null,
    paidAt: null,
  });
  expect(deposits[1]).toMatchObject({
    paymentStatus: 'paid',
    transactionCode: expect.stringMatching(/^T/),
    paidAt: expect.any(String),
  });
});

it('filters by status, sorts and paginates', async () => {
  expect(await found('?status=paid')).toEqual(['grace']);
  expect(await found('?status=failed')).toEqual(['ida']);
  expect(await found('?sort=amount')).toEqual(['grace', 'ida', 'ada']);
  expect(await found('?sort=-amount&pageSize=1')).toEqual(['ada']);
  expect(await found('?sort=created&pageSize=1&page=2')).toEqual(['grace']);
  expectError(await staff.get(`${paths.adminDeposits}?status=open`), 'request/invalid');
});

it.each([
  ['a name', 'hopper'],
  ['an address', 'GRACE@example.org'],
  ['a number as it was written', '+44 (0)20 7946 0991'],
  ['a number as it is dialled', '020 7946 0991'],
  ['its last digits', '0991'],
  ['the first letters of a name', 'ho'],
])('finds by %s: %s', async (_, search) => {
  expect(await found(`?search=${encodeURIComponent(search)}`)).toEqual(['grace']);
});

it('finds by reference, checkout id and transaction code', async () => {
  const { rows: deposits } = await list();
  const [, paid] = deposits;
  for (const search of [
    paid?.quotes[0]?.reference,
    paid?.quotes[0]?.reference.replace(/-0+/, '-'),
    paid?.sumupCheckoutId,
    paid?.transactionCode?.toLowerCase(),
  ]) {
    expect(await found(`?search=${encodeURIComponent(search ?? '')}`)).toEqual(['grace']);
  }
});

it('finds all of a year by the start of their references', async () => {
  const year = (await list()).rows[0]?.quotes[0]?.reference.slice(3, 6);
  expect(await found(`?search=${year}0`)).toHaveLength(3);
});

it('treats wildcards and quotation marks literally', async () => {
  for (const typed of ["100%_o'r", '100%_o’r'])
    expect(await found(`?search=${encodeURIComponent(typed)}`)).toEqual(['ida']);
  expect(await found(`?search=${encodeURIComponent('100_')}`)).toEqual([]);
  expect(await found('?search=nobody')).toEqual([]);
  expect(await found(`?search=${encodeURIComponent('%')}`)).toEqual([]);
});

it('counts the results, with two statements for any number of rows', async () => {
  expect((await list('?search=example&pageSize=1')).total).toBe('3');
  const alone = await countQueries(() => staff.get('/api/auth/user'));
  expect((await countQueries(() => list('?search=ada'))) - alone).toBeLessThanOrEqual(2);
});
