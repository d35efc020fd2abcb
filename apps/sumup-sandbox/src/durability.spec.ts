// @module-tag thorough
import { spawnSync } from 'node:child_process';
import { aCheckout } from './testing/a-checkout';
import { aSandboxProcess, buildBundle } from './testing/start-process';

type Running = Awaited<ReturnType<typeof aSandboxProcess>>;

let bundle: string;
let sandbox: Running;
beforeAll(async () => {
  bundle = await buildBundle();
}, 180_000);
beforeEach(async () => {
  sandbox = await aSandboxProcess(bundle);
});
afterEach(() => sandbox.stop());

const request = (key: string) => (method: string, path: string, body?: unknown) =>
  fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, connection: 'close' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const api = request('sup_sk_demo_sandbox');
const control = request('sandbox-control');
const json = async (response: Promise<Response>) => (await (await response).json()) as Record<string, string>;
const create = (request = {}) =>
  json(api('POST', '/v0.1/checkouts', aCheckout({ merchant_code: 'MCDEMO01', ...request })));
const charges = async (reference = '') =>
  (
    (await json(control('GET', `/control/charges?reference=${reference}`))) as unknown as {
      charges: number;
    }[]
  )[0]?.charges ?? 0;

const card = { attempt: '1', number: '4200000000000091', expiry: '08/60', cvv: '123' };
const payOnPage = (hostedUrl = '') =>
  fetch(`${sandbox.url}${new URL(hostedUrl).pathname}`, {
    method: 'POST',
    body: new URLSearchParams(card),
  }).then((response) => response.text());

it('keeps the charge when killed after a payment, and paying again charges nothing', async () => {
  const { hosted_checkout_url, checkout_reference, id } = await create();
  await payOnPage(hosted_checkout_url);
  sandbox.process.child.kill('SIGKILL');
  await sandbox.process.ended;
  await sandbox.restart();

  expect(await charges(checkout_reference)).toBe(1);
  expect(await payOnPage(hosted_checkout_url)).toContain('Payment successful');
  expect(await charges(checkout_reference)).toBe(1);
  expect((await json(api('GET', `/v0.1/checkouts/${id}`))).status).toBe('PAID');
});

it('keeps every acknowledged checkout when killed during fifty creations', async () => {
  const acknowledged: string[] = [];
  const creating = Array.from({ length: 50 }, () =>
    create().then(
      ({ id = '' }) => acknowledged.push(id),
      () => undefined,
    ),
  );
  while (acknowledged.length < 5) await new Promise((resolve) => setTimeout(resolve, 1));
  sandbox.process.child.kill('SIGKILL');
  await Promise.all(creating);
  await sandbox.restart();

  for (const id of acknowledged) expect((await api('GET', `/v0.1/checkouts/${id}`)).status).toBe(200);
});

it('shuts down cleanly on request, or when its parent process ends', async () => {
  sandbox.process.child.kill('SIGTERM');
  expect(await sandbox.process.ended).toEqual([0, null]);

  await sandbox.restart();
  sandbox.process.child.disconnect();
  expect(await sandbox.process.ended).toEqual([0, null]);
});

it('refuses to start in production', () => {
  const { status, stderr } = spawnSync(process.execPath, [bundle], {
    env: { PATH: process.env.PATH, APP_ENV: 'production' },
    encoding: 'utf8',
  });

  expect(status).toBe(78);
  expect(stderr).toContain('moves no money');
});
