import {
  browserKeyHeader,
  paths,
  type CustomerOrder,
  type DepositResponse,
  type OrderLinkResponse,
} from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { useStaff } from '../../testing/servers/use-api';
import { ada, aQuoteForAda, customer, evesMail } from '../testing/ada-and-eve';
import { aDeposit, beginDeposit, newIdempotencyKey, withKey } from '../testing/a-deposit';
import { payByCard, useCards } from '../testing/use-cards';

/** Once the deposit is paid, the browser that started it gets a link to the order. Everybody else needs the mail (decision 103). */
const { api, cards } = useCards({ DEPOSITS_PER_HOUR: '100000', DEPOSIT_STATUS_PER_MINUTE: '100000' });
const staff = useStaff(api);

const inBrowser = (key: string) => ({ [browserKeyHeader.toLowerCase()]: key });
const begin = (quoteId: string, browserKey: string) =>
  expectSuccess<DepositResponse>(
    api.post(paths.deposits, aDeposit({ ...ada, quoteId }), {
      ...withKey(newIdempotencyKey()),
      ...inBrowser(browserKey),
    }),
  );
const linkFor = (deposit: { id: string }, browserKey?: string) =>
  expectSuccess<OrderLinkResponse>(
    api.post(paths.orderOfDeposit(deposit.id), {}, browserKey ? inBrowser(browserKey) : {}),
  );
const onlyMailed = { token: null, isMailed: true };

let browser: string;
beforeEach(() => {
  browser = newIdempotencyKey();
});

it('gives the browser that began a deposit the link to its order, once it is paid, and once', async () => {
  const { id: quoteId } = await saveAQuote(api);
  const deposit = await begin(quoteId, browser);
  expect(await linkFor(deposit, browser)).toEqual({ token: null, isMailed: false });
  await payByCard(api, cards, deposit);

  const { token } = await linkFor(deposit, browser);
  const order = await expectSuccess<CustomerOrder>(api.get(paths.customerOrder(token ?? '')));
  expect(order.tops).toMatchObject([{ quoteId }]);
  expect(await linkFor(deposit, browser)).toEqual(onlyMailed);
});

it.each<[string, string | undefined]>([
  ['another browser', 'another-browser-0'],
  ['a browser without a key', undefined],
])('tells %s only that the link was mailed', async (_, key) => {
  const deposit = await begin((await saveAQuote(api)).id, browser);
  await payByCard(api, cards, deposit);
  expect(await linkFor(deposit, key)).toEqual(onlyMailed);
});

describe('gives no link to the browser that began a deposit', () => {
  it('if another browser resumed it with the same details', async () => {
    const { id: quoteId } = await saveAQuote(api);
    const begun = await begin(quoteId, browser);
    const other = newIdempotencyKey();
    expect((await begin(quoteId, other)).id).toBe(begun.id);
    await payByCard(api, cards, begun);
    for (const key of [browser, other]) expect(await linkFor(begun, key)).toEqual(onlyMailed);
  });

  it.each([{}, inBrowser('another-browser-0')])(
    'if its payment was tried again elsewhere: %j',
    async (headers) => {
      const deposit = await begin((await saveAQuote(api)).id, browser);
      await expectSuccess(api.post(paths.retryDeposit(deposit.id), {}, headers));
      await payByCard(api, cards, deposit);
      expect(await linkFor(deposit, browser)).toEqual(onlyMailed);
    },
  );

  it.each(['before', 'after'])(
    'if staff entered the customer, whose address anybody may type, %s it was begun',
    async (when) => {
      const quoteId = when === 'before' ? await aQuoteForAda(api, staff) : (await saveAQuote(api)).id;
      const deposit = await begin(quoteId, browser);
      if (when === 'after') await expectSuccess(staff.put(paths.adminQuoteCustomer(quoteId), customer));
      await payByCard(api, cards, deposit);
      expect(await linkFor(deposit, browser)).toEqual(onlyMailed);
    },
  );

  it('if staff have corrected its address since', async () => {
    const { id: quoteId } = await saveAQuote(api);
    const deposit = await begin(quoteId, browser);
    await payByCard(api, cards, deposit);
    await expectSuccess(staff.put(paths.adminQuoteCustomer(quoteId), { customerEmail: 'new@example.com' }));
    expect(await linkFor(deposit, browser)).toEqual({ token: null, isMailed: false });
  });
});

it('a tab that goes back to the card page, or tries again, keeps its link', async () => {
  const { id: quoteId } = await saveAQuote(api);
  await api.post(paths.emailQuote, { quoteId, ...evesMail });
  const deposit = await begin(quoteId, browser);
  await begin(quoteId, browser);
  await expectSuccess(api.post(paths.retryDeposit(deposit.id), {}, inBrowser(browser)));
  await payByCard(api, cards, deposit);
  expect(await linkFor(deposit, browser)).toEqual({ token: expect.any(String), isMailed: true });
});

it('rejects a malformed key, and an unknown deposit', async () => {
  const deposit = await beginDeposit(api);
  expectError(await api.post(paths.orderOfDeposit(deposit.id), {}, inBrowser('short')), 'request/invalid');
  const unknown = api.post(paths.orderOfDeposit('AAAAAAAAAAAAAAAAAAAAAA'), {}, inBrowser(browser));
  expectError(await unknown, 'deposit/not-found');
});
