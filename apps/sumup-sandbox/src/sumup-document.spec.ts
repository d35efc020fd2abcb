import june from '../sumup-openapi-2026-06.json';
import { type Operation, SumupDocument } from './sumup-document';
import { aCheckout, merchantCode } from './testing/a-checkout';
import { startSandbox, type TestSandbox } from './testing/start-sandbox';

const documentOfJune = new SumupDocument(june);
const checkouts = '/v0.1/checkouts';
const merchant = `merchants/${merchantCode}`;

let sandbox: TestSandbox;
let paid: Record<string, string>;
let open: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox();
  [paid, open] = [await sandbox.create(), await sandbox.create()];
  await sandbox.control('POST', `/checkouts/${paid.id}/pay`, {});
  paid = (await (await sandbox.api('GET', `${checkouts}/${paid.id}`)).json()) as Record<string, string>;
});
afterAll(() => sandbox.stop());

/** Only refunds were documented otherwise: 204, which our client accepts as well. */
it.each<[Operation, string, () => string, number]>([
  ['create', 'POST', () => checkouts, 201],
  ['list', 'GET', () => `${checkouts}?checkout_reference=${paid.checkout_reference}`, 200],
  ['read', 'GET', () => `${checkouts}/${paid.id}`, 200],
  ['read', 'GET', () => `${checkouts}/${open.id}`, 200],
  ['read', 'GET', () => `${checkouts}/unknown`, 404],
  ['deactivate', 'DELETE', () => `${checkouts}/${open.id}`, 200],
  ['deactivate', 'DELETE', () => `${checkouts}/${paid.id}`, 409],
  ['transaction', 'GET', () => `/v2.1/${merchant}/transactions?id=${paid.transaction_id}`, 200],
  ['history', 'GET', () => `/v2.1/${merchant}/transactions/history?order=ascending`, 200],
  ['payouts', 'GET', () => `/v1.0/${merchant}/payouts?start_date=2026-01-01&end_date=2026-01-02`, 200],
  ['payouts', 'GET', () => `/v1.0/${merchant}/payouts`, 400],
  ['merchant', 'GET', () => `/v1/${merchant}`, 200],
])(
  'SumUp’s documentation of June describes the same responses to %s: %s %s',
  async (operation, method, path, status) => {
    const url = path();
    const sent = operation === 'create' ? aCheckout() : undefined;
    const response = await sandbox.api(method, url, sent);
    expect(response.status).toBe(status);
    const query = Object.fromEntries(new URL(url, 'http://sumup').searchParams);
    expect(documentOfJune.wrongField(operation, query, sent)).toBeNull();
    const type = response.headers.get('content-type')?.split(';')[0];
    expect(documentOfJune.mediaTypeOf(operation, response.status, await response.json())).toBe(type);
  },
);
