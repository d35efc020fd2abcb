import { cardPage } from '../testing/card-page';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function aPage(request: Record<string, unknown> = {}) {
  const { id = '', checkout_reference: reference = '', hosted_checkout_url } = await sandbox.create(request);
  const read = async () =>
    (await (await sandbox.api('GET', `/v0.1/checkouts/${id}`)).json()) as {
      status: string;
      transactions: { status: string }[];
    };
  return { ...cardPage(sandbox, hosted_checkout_url), id, reference, read };
}

it('shows payee and amount, that no money moves, and the test cards', async () => {
  const { status, text } = await (await aPage({ description: 'Deposit <b>"VT"</b>' })).open();

  expect(status).toBe(200);
  for (const shownText of ['Readstone', '£12.34', 'No real money moves', '4200 0000 0000 0091', '£42.76']) {
    expect(text).toContain(shownText);
  }
  expect(text).toContain('Deposit &#60;b&#62;');
  expect(text).not.toMatch(/<script|<b>"VT"| style=/);
});

it('runs no scripts and loads only its style sheet', async () => {
  const { hosted_checkout_url: url = '' } = await sandbox.create();
  const { headers } = await fetch(`${sandbox.url}${new URL(url).pathname}`);

  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*script-src 'self'.*form-action 'self'/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${sandbox.url}/assets/page.css`)).headers.get('content-type')).toContain('text/css');
});

it.each(['4200 0000 0000 0091', '5200-0000-0000-0007', '4200000000000091'])('accepts %s', async (number) => {
  const page = await aPage({ redirect_url: 'https://shop.example/payment?a=1&b=2' });
  const { status, text } = await page.pay({ number });

  expect(status).toBe(200);
  expect(text).toContain('Payment successful');
  expect(text).toContain('href="https://shop.example/payment?a=1&#38;b=2"');
  expect(text).not.toMatch(/http-equiv|location/);
  expect(await page.read()).toMatchObject({ status: 'PAID', transactions: [{ status: 'SUCCESSFUL' }] });
  expect(await sandbox.charges(page.reference)).toBe(1);
});

it.each([
  ['a card that is declined', '4000 0000 0000 0002', 12.34],
  ["a card that fails its bank's check", '4012 0010 3746 1114', 12.34],
  ['an amount that is declined', '4200 0000 0000 0091', 42.76],
  ['another such amount', '5200 0000 0000 0007', 11],
])('declines %s and offers another try', async (_title, number, amount) => {
  const page = await aPage({ amount });
  const { text } = await page.pay({ number });

  expect(text).toContain('Payment declined');
  expect(text).toContain('Try again');
  expect(await page.read()).toMatchObject({ status: 'FAILED', transactions: [{ status: 'FAILED' }] });
  expect(await sandbox.charges(page.reference)).toBe(0);
});

it('offers testers a double charge, a delayed notification and an outage', async () => {
  const page = await aPage();
  expect((await page.setDay('twice')).text).toContain('is charged twice');
  await page.setDay('pending');
  await page.pay();
  expect(await sandbox.charges(page.reference)).toBe(2);
  expect(await page.read()).toMatchObject({ status: 'PENDING' });

  const { text } = await (await aPage()).setDay('outage');
  expect(text).toContain('gets no answer');
  await expect(page.read()).rejects.toThrow('fetch failed');
  await sandbox.control('DELETE', '/faults');
  expect((await page.setDay('nonsense')).status).toBe(404);
});

it('accepts a good card after a bad one', async () => {
  const page = await aPage();
  await page.pay({ number: '4000000000000002' });
  const reopened = await page.open('?again');
  expect(reopened.text).toContain('name="attempt" value="2"');

  expect((await page.pay({ attempt: '2' })).text).toContain('Payment successful');
  expect(await page.read()).toMatchObject({
    status: 'PAID',
    transactions: [{ status: 'FAILED' }, { status: 'SUCCESSFUL' }],
  });
});

describe('the bank’s confirmation page', () => {
  it('accepts the card on yes', async () => {
    const page = await aPage();
    const question = await page.pay({ number: '4200 0000 0000 0042' });
    expect(question.text).toContain('Confirm with your bank');
    expect(question.text).toContain('ending in 0042');
    expect((await page.read()).status).toBe('PENDING');

    expect((await page.answerBank('yes')).text).toContain('Payment successful');
    expect((await page.read()).status).toBe('PAID');
  });

  it('declines the card on no, and another one can be tried', async () => {
    const page = await aPage();
    await page.pay({ number: '4200 0000 0000 0042' });

    expect((await page.answerBank('no')).text).toContain('Payment declined');
    expect((await page.pay({ attempt: '2' })).text).toContain('Payment successful');
  });

  it('charges only once on a double click', async () => {
    const page = await aPage();
    await page.pay({ number: '4200 0000 0000 0042' });
    await Promise.all([page.answerBank('yes'), page.answerBank('yes')]);

    expect(await sandbox.charges(page.reference)).toBe(1);
  });
});

it('charges once when the form is sent twenty times at once', async () => {
  const page = await aPage();
  const responses = await Promise.all(Array.from({ length: 20 }, () => page.pay()));

  expect(responses.every(({ text }) => text.includes('Payment successful'))).toBe(true);
  expect(await sandbox.charges(page.reference)).toBe(1);
});

it('shows the decline again when re-sent, without charging', async () => {
  const page = await aPage();
  await page.pay({ number: '4000000000000002' });
  expect((await page.pay()).text).toContain('Payment declined');

  expect((await page.read()).transactions).toHaveLength(1);
});

it.each([
  [{ number: '' }, 'Enter a card number.'],
  [{ number: '4111 1111 1111 1111' }, 'Use one of the test cards'],
  [{ expiry: '13/60' }, 'Enter the expiry date as month and year'],
  [{ expiry: '' }, 'Enter the expiry date as month and year'],
  [{ expiry: '10/26' }, 'This card has expired'],
  [{ cvv: '12' }, 'Enter the 3 or 4 digits'],
])('explains what is wrong with %j beside the field and above the form', async (invalid, sentence) => {
  const page = await aPage();
  const { status, text } = await page.submit(invalid);
  const [field = ''] = Object.keys(invalid);

  expect(status).toBe(422);
  expect(text).toContain(`<a href="#${field}">${sentence}`);
  expect(text).toMatch(
    new RegExp(`aria-describedby="${field}-hint ${field}-problem"\\s+aria-invalid="true"`),
  );
  expect(text).toContain('role="alert"');
  expect((await page.read()).transactions).toEqual([]);
});

it('never shows a card number or code again', async () => {
  const page = await aPage();
  expect((await page.submit({ number: '4200 0000 0000 0091', cvv: '98765' })).text).not.toContain('98765');
  expect((await page.submit({ number: '4111 1111 1111 1111' })).text).not.toContain('1111');
});

it('has expired when the time is over, and refuses a card that was being typed', async () => {
  const page = await aPage({ valid_until: new Date(Date.now() + 60_000).toISOString() });
  expect((await page.open()).status).toBe(200);
  await sandbox.control('PUT', '/settings', { clockSkewSeconds: 120 });

  expect(await page.open()).toMatchObject({ status: 410, text: expect.stringContaining('has expired') });
  expect((await page.pay()).text).toContain('has expired');
  expect((await page.read()).status).toBe('EXPIRED');
  await sandbox.control('PUT', '/settings', { clockSkewSeconds: 0 });
});

it('closes after 30 minutes if the checkout has no end time', async () => {
  const hurried = await startSandbox({ timeScale: 1_000_000 });
  const { id, hosted_checkout_url } = await hurried.create();
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect((await cardPage(hurried, hosted_checkout_url).open()).status).toBe(410);
  const read = await hurried.api('GET', `/v0.1/checkouts/${id}`);
  expect(await read.json()).toMatchObject({ status: 'PENDING' });
  await hurried.stop();
});

it('says that an unknown page does not exist', async () => {
  const { status, text } = await cardPage(sandbox, undefined).open();

  expect(status).toBe(404);
  expect(text).toContain('There is no such payment page');
});

it('explains on its start page what it is, and lists the latest checkouts', async () => {
  await aPage({ description: 'The latest of all' });
  const text = await (await fetch(sandbox.url)).text();

  expect(text).toContain('no card is charged');
  expect(text).toContain('The latest of all');
});
