import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { pence } from '@app/pricing';
import { behaviours, startHostileServer, type HostileServer } from '../../../testing/servers/hostile-server';
import { aCheckoutRequest } from '../../testing/a-checkout';
import { SumupCardPayments } from './sumup-card-payments';

/** SumUp's OpenAPI files, which are stored beside the sandbox with their licence. */
const files = ['sumup-openapi-2026-06.json', 'sumup-openapi.json'];

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: object }> };
}
interface OpenApi {
  components: object;
  paths: Record<string, Record<string, Operation>>;
}

let server: HostileServer;
let payments: SumupCardPayments;
beforeAll(async () => {
  server = await startHostileServer();
  const settings = { apiKey: 'sup_sk_x', merchantCode: 'MC1', apiUrl: server.url, pageOrigin: server.url };
  payments = new SumupCardPayments({ ...settings, accounts: 'any' });
  server.does(behaviours.json(404, {}));
  const id = '64553e20-3f0e-49e4-8af3-fd0eca86ce91';
  await payments.createCheckout(aCheckoutRequest());
  await payments.readCheckout(id);
  await payments.findByReference('dep-1-1');
  await payments.deactivateCheckout(id);
  await payments.refund(id, pence(500));
  await payments.readTransaction(id);
  await payments.listTransactions(new Date('2026-11-20'), new Date('2026-11-21'));
  await payments.listPayouts('2026-11-20', '2026-11-21');
  await payments.checkMerchant();
});
afterAll(async () => {
  payments.onApplicationShutdown();
  await server.stop();
});

it.each(files)('sends only requests that SumUp documents in %s', (file) => {
  const { components, paths } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../../sumup-sandbox', file), 'utf8'),
  ) as OpenApi;
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false });
  ajv.addSchema({ $id: 'sumup', components });

  expect(server.received).toHaveLength(9);
  for (const { method, url, body } of server.received) {
    const { pathname, searchParams } = new URL(url, server.url);
    const documentedPath = Object.entries(paths).find(([path]) =>
      new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
    );
    const operation = documentedPath?.[1][method.toLowerCase()];
    const queries = (operation?.parameters ?? []).filter(({ in: place }) => place === 'query');
    const names = queries.map(({ name }) => name.replace('[]', ''));
    expect({ url, names }).toEqual({ url, names: expect.arrayContaining([...searchParams.keys()]) });
    for (const { name } of queries.filter(({ required }) => required))
      expect([...searchParams.keys()]).toContain(name);
    const schema = operation?.requestBody?.content['application/json']?.schema;
    expect(Boolean(schema)).toBe(body !== '');
    if (!schema) continue;
    const resolvedSchema = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components', '"sumup#/components'),
    ) as object;
    const isValid = ajv.compile(resolvedSchema);
    expect(isValid(JSON.parse(body)) ? [] : isValid.errors).toEqual([]);
  }
});
