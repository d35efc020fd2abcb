import { behaviours, startHostileServer, type HostileServer } from '../../../testing/servers/hostile-server';
import type { SumupSettings } from '../../../config/read-sumup';
import { SumupCardPayments } from './sumup-card-payments';
import { checkoutJson, checkoutRequest, aSumupAdapter } from '../../testing/a-sumup-adapter';

let server: HostileServer;
let payments: SumupCardPayments;
beforeEach(async () => {
  server = await startHostileServer();
  payments = aSumupAdapter(server.url, 10_000);
});
afterEach(async () => {
  payments.onApplicationShutdown();
  await server.stop();
});

describe('the account of our key (D55)', () => {
  const merchant = { merchant_code: 'MCTEST01', default_currency: 'GBP' };
  /** SumUp returns this account, and creates every checkout. */
  const respondWithAccount = (account: object) =>
    server.does((request, response) =>
      (request.method === 'POST' ? behaviours.json(201, checkoutJson) : behaviours.json(200, account))(
        request,
        response,
      ),
    );
  const acceptAccounts = (accounts: SumupSettings['accounts']) => {
    payments.onApplicationShutdown();
    payments = aSumupAdapter(server.url, 10_000, accounts);
  };
  const created = () => server.received.filter(({ method }) => method === 'POST');

  it.each([
    ['real', { ...merchant, sandbox: true }, 'sandbox'],
    ['sandbox', { ...merchant, sandbox: false }, 'real'],
    ['sandbox', merchant, 'real'],
  ] as const)(
    'prevents checkouts if only %s accounts are accepted and SumUp returns %j',
    async (accounts, account, wrongAccount) => {
      respondWithAccount(account);
      acceptAccounts(accounts);
      const wrongAccountError = { kind: 'unauthorised', wrongAccount };
      expect(await payments.checkMerchant()).toEqual(wrongAccountError);
      expect(await payments.createCheckout(checkoutRequest)).toEqual(wrongAccountError);
      expect(created()).toEqual([]);
    },
  );

  it.each([
    ['real', { ...merchant, sandbox: false }],
    ['real', merchant],
    ['sandbox', { ...merchant, sandbox: true }],
  ] as const)(
    'is read once before the first checkout if %s accounts are accepted and SumUp returns %j',
    async (accounts, account) => {
      respondWithAccount(account);
      acceptAccounts(accounts);
      expect((await payments.createCheckout(checkoutRequest)).kind).toBe('ok');
      expect((await payments.createCheckout(checkoutRequest)).kind).toBe('ok');
      expect(server.received.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
    },
  );

  it('is read before each checkout in production until it is known', async () => {
    acceptAccounts('real');
    server.does(behaviours.html(502));
    expect((await payments.createCheckout(checkoutRequest)).kind).toBe('unavailable');
    server.does(behaviours.json(404, {}));
    expect((await payments.createCheckout(checkoutRequest)).kind).toBe('unauthorised');
    expect(created()).toEqual([]);
    respondWithAccount(merchant);
    expect((await payments.createCheckout(checkoutRequest)).kind).toBe('ok');
  });
});
