import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv } from 'ajv';
import {
  errorCatalogue,
  maxPasswordInputLength,
  paths,
  type PostcodeResponse,
  type QuoteResponse,
} from '@app/contracts';
import { aDeposit, beginDeposit, statusOf } from '../payments/testing/a-deposit';
import { demoAdmin } from '../staff/users/demo-admin';
import { aSession, fillBasket } from '../testing/builders/a-basket';
import { aQuote } from '../testing/builders/a-quote';
import { aContact, aTradeInquiry } from '../testing/builders/an-inquiry';
import { readCatalogue } from '../testing/builders/catalogue-parts';
import { logIn } from '../testing/sign-in';
import { useApi } from '../testing/servers/use-api';
import { withContracts } from '../../../../tools/openapi/with-contracts.ts';
import { createDocument } from './create-document';

const api = useApi();

const served = async () => (await api.get(paths.openApi)).json<OpenAPIObject>();

it('matches the committed openapi.json; if not, run `npm run build && npm run openapi` in apps/api', async () => {
  const committed = JSON.parse(
    readFileSync(`${import.meta.dirname}/../../openapi.json`, 'utf8'),
  ) as OpenAPIObject;
  expect(await served()).toEqual(committed);
  expect(withContracts(createDocument(api.app))).toEqual(committed);
});

it('describes every URL of the API, and nothing else', async () => {
  const addresses = api.routes.map(({ url }) => url.replace(/:(\w+)/g, '{$1}'));
  // Except the pages of the documentation and the queues, the metrics, and the route for unknown URLs.
  const described = addresses.filter(
    (address) => !/^\/metrics|^\/api\/(?:docs|admin$|admin\/\*|admin\/queues)/.test(address),
  );
  expect(Object.keys((await served()).paths).sort()).toEqual([...new Set(described)].sort());
});

/** A validator that rejects fields that are not described. */
async function describedAs(name: string) {
  const { components } = await served();
  const schemas = Object.entries(components?.schemas ?? {}).map(([key, schema]) => [
    key,
    'properties' in schema ? { ...schema, additionalProperties: false } : schema,
  ]);
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ components: { schemas: Object.fromEntries(schemas) } }, 'api');
  const validate = ajv.compile({ $ref: `api#/components/schemas/${name}` });
  return (value: unknown) => (validate(value) ? [] : validate.errors);
}

it('describes responses exactly', { tags: 'thorough' }, async () => {
  const parts = await readCatalogue(api);
  const quote = (await api.post(paths.quotes, aQuote(parts))).json<QuoteResponse>();
  const basket = await fillBasket(api, aSession(), quote);
  const deposit = await beginDeposit(api, { quoteId: quote.id });
  const status = await statusOf(api, deposit.id);
  const retried = (await api.post(paths.retryDeposit(deposit.id), {})).json<unknown>();
  const page = {
    ...deposit,
    error: undefined,
    paymentUrl: 'https://checkout.sumup.com/pay/1',
    deliveryAddress: 'x',
  };
  const postcode: PostcodeResponse = {
    status: 200,
    result: { postcode: 'RG1 1AA', admin_ward: null, admin_district: 'Reading', country: 'England' },
  };
  const refusal = (await api.post(paths.quotes, {})).json<unknown>();
  const user = (await logIn(api)).json<unknown>();
  const inquiry = (await api.post(paths.contact, aContact())).json<unknown>();
  const mailed = await api.post(paths.emailQuote, { quoteId: quote.id, email: 'ada@example.com' });
  const locked = { error: 'x', code: 'auth/locked', details: { retryAfterSeconds: 900 }, requestId: 'x' };
  const responses: [string, unknown[]][] = [
    ['Material', parts.materials],
    ['SinkType', parts.sinkTypes],
    ['Thickness', parts.thicknesses],
    ['Cutout', parts.cutouts],
    ['QuoteResponse', [quote]],
    ['SaveQuoteDto', [aQuote(parts, { notes: null, sinkTypeId: '', cutoutIds: '1,2' })]],
    ['EmailQuoteResponse', [mailed.json<unknown>()]],
    [
      'EmailQuoteDto',
      [{ quoteId: quote.id, quoteIds: null, email: 'ada@example.com', name: 'Ada', phone: null }],
    ],
    ['BasketResponse', [basket]],
    ['AddBasketItemDto', [{ quoteId: quote.id }, { quoteId: quote.id, replacesQuoteId: null }]],
    ['DepositResponse', [deposit, page]],
    ['DepositStatusResponse', [status]],
    ['RetryDepositResponse', [retried]],
    [
      'CreateDepositDto',
      [aDeposit({ quoteId: quote.id, quoteIds: null, totalAmount: 357, needsDelivery: false })],
    ],
    ['PostcodeResponse', [postcode]],
    ['ErrorResponse', [refusal, locked]],
    ['CurrentUserResponse', [user]],
    ['LoginDto', [{ email: demoAdmin.email, password: demoAdmin.password }]],
    ['InquiryResponse', [inquiry]],
    ['SaveContactDto', [aContact(), { ...aContact(), phone: null, website: '' }]],
    ['SaveTradeInquiryDto', [aTradeInquiry(), { ...aTradeInquiry(), timeline: null }]],
  ];
  for (const [name, values] of responses) {
    const complaints = await describedAs(name);
    for (const value of values) expect({ name, wrong: complaints(value) }).toEqual({ name, wrong: [] });
  }
});

it("describes requests exactly, each field with its format and its contract's comment", async () => {
  const parts = await readCatalogue(api);
  const password = 'p'.repeat(maxPasswordInputLength);
  const acceptedBodies: [string, unknown][] = [
    ['SaveQuoteDto', aQuote(parts, { cutoutIds: '[1,2]' })],
    ['LoginDto', { email: demoAdmin.email, password }],
    ['AcceptInvitationDto', { token: 'x', password }],
    ['SetValidityDto', { lastValidDay: '2026-12-21' }],
    ['ChangeMaterialDto', { basePrice: '5.600', features: ['Hard'] }],
  ];
  for (const [name, value] of acceptedBodies)
    expect({ name, wrong: (await describedAs(name))(value) }).toEqual({ name, wrong: [] });

  const rejectedBodies: [string, unknown][] = [
    ['SaveQuoteDto', { colorId: 1 }],
    ['SetValidityDto', { lastValidDay: 7 }],
    ['ChangeMaterialDto', { basePrice: true }],
    ['PreviewPriceChangeDto', { kind: 'walls' }],
  ];
  for (const [name, value] of rejectedBodies) expect((await describedAs(name))(value), name).not.toEqual([]);

  const { SaveQuoteDto } = (await served()).components?.schemas ?? {};
  expect(SaveQuoteDto).toMatchObject({
    properties: { length: { description: 'Whole millimetres along the wall.' } },
  });
});

it('lists each error of saving a quote with its code', async () => {
  const responses = (await served()).paths[paths.quotes]?.post?.responses ?? {};
  const text = JSON.stringify(responses);
  const ofOthers = ['quote/not-found', 'quote/too-many-mails', 'quote/too-many-pdfs'];
  const codes = Object.keys(errorCatalogue).filter(
    (code) => code.startsWith('quote/') && !ofOthers.includes(code),
  );
  for (const code of codes) expect(text).toContain(`\`${code}\``);
  expect(Object.keys(responses)).toEqual(
    expect.arrayContaining(['201', '400', '403', '409', '413', '415', '500', '503']),
  );
});

it('is shown on a page that loads only our own files and runs nothing inline (D45)', async () => {
  const page = await api.get(paths.docs);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(page.body).not.toMatch(/<style|style=|<script>|https?:/);

  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => String(url));
  expect(files).toHaveLength(4);
  for (const file of files) expect((await api.get(file)).statusCode).toBe(200);
});
