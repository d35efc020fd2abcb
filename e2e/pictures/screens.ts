import { readFile } from 'node:fs/promises';
import {
  idempotencyKeyHeader,
  jobPath,
  type JobResponse,
  paths,
  type QuoteResponse,
  type TakeOrderRequest,
} from '@app/contracts';
import { request, type APIRequestContext, type Page } from '@playwright/test';
import { Calculator, calacattaTop } from '../fixtures/calculator';
import { Mailbox } from '../fixtures/mailbox';
import { savedQuote } from '../fixtures/saved-quote';
import { aCustomer } from '../fixtures/staff-order';
import { signInAsStaff } from '../fixtures/staff-session';

/** A screen in the docs. */
export interface Screen {
  name: string;
  path: string;
  /** Steps before the picture; then only the window is shown, else the whole page. */
  visit?: (page: Page) => Promise<void>;
  /** Shows the whole page although there are steps. */
  isWhole?: true;
}

async function configure(page: Page): Promise<Calculator> {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.configure(calacattaTop);
  await calculator.goToNextStep();
  await calculator.choice(/^Undermount Oval/).check();
  return calculator;
}

async function save(page: Page): Promise<void> {
  const calculator = await configure(page);
  await calculator.save.click();
  await calculator.dialog.getByText('Your quote is saved').waitFor();
}

async function openBasket(page: Page) {
  await save(page);
  await page.getByRole('button', { name: 'Add to basket and open basket' }).click();
  const basket = page.getByRole('dialog', { name: 'Your Quotes Basket' });
  await basket.getByText('Calacatta Gold').first().waitFor();
  return basket;
}

async function openJob(page: Page): Promise<void> {
  const api = page.request;
  const basketSessionId = `session-${Date.now()}-${'5'.repeat(16)}`;
  const { materialId, colorId, thicknessId } = await savedQuote(api);
  for (const top of [
    { length: 900, quantity: 24 },
    { length: 1600, quantity: 1 },
  ]) {
    const data = { materialId, colorId, thicknessId, width: 340, basketSessionId, ...top };
    const { id } = (await (await api.post(paths.quotes, { data })).json()) as QuoteResponse;
    await api.post(paths.basketItems(basketSessionId), { data: { quoteId: id } });
  }
  const data = { basketSessionId, name: 'Abbey Street, flats 1 to 24' };
  const job = (await (await api.post(paths.jobs, { data })).json()) as JobResponse;
  await page.goto(jobPath(job.id));
  await page.getByRole('heading', { level: 1, name: data.name }).waitFor();
}

/** The page of an order at work, with money, appointment and photos, by a mail's link. */
async function openOrder(page: Page): Promise<void> {
  const { id } = await savedQuote(page.request);
  const staff = await request.newContext({ baseURL: new URL(page.url()).origin });
  await signInAsStaff({ request: staff });
  const customer = aCustomer('Marsh');
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const sizes = { lengthMm: 1194, widthMm: 350, how: 'on-site', knownVersion: null, price: 'keep' };
  const buffer = await readFile(
    new URL('../../libs/stone/images/calacatta-gold/scene-800.jpg', import.meta.url),
  );
  const steps: [method: 'put' | 'post', path: string, options: Parameters<APIRequestContext['post']>[1]][] = [
    ['put', paths.adminQuoteCustomer(id), { data: customer }],
    [
      'post',
      paths.recordedPayments(id),
      {
        data: { amount: '35.70', method: 'card-counter', paidOn: dayIn(0) },
        headers: { [idempotencyKeyHeader]: `${id}-counter` },
      },
    ],
    ['post', paths.measurements(id), { data: sizes }],
    ['put', paths.balanceRequest(id), { data: { dueOn: dayIn(14), smallestPart: '100.00' } }],
    [
      'put',
      paths.orderStage(id),
      { data: { from: 'measured', stage: 'in-production', reason: 'Agreed by phone' } },
    ],
    ['put', paths.orderStage(id), { data: { from: 'in-production', stage: 'ready' } }],
    [
      'post',
      paths.quotePhotos(id),
      { multipart: { files: { name: 'top.jpg', mimeType: 'image/jpeg', buffer } } },
    ],
    ['post', paths.quoteAppointments(id), { data: { kind: 'collection', startsAt: null } }],
  ];
  for (const [method, path, options] of steps) {
    const reply = await staff[method](path, options);
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  }
  await staff.dispose();
  const { text } = await new Mailbox().mailTo(customer.customerEmail, /^Your balance –/);
  await page.goto(/\/order\/[\w-]{43}/.exec(text ?? '')?.[0] ?? 'no link');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The page of an order of two tops taken by phone, whose transfer is awaited. */
async function openTakenOrder(page: Page): Promise<void> {
  const quotes = [await savedQuote(page.request), await savedQuote(page.request)];
  const staff = await request.newContext({ baseURL: new URL(page.url()).origin });
  await signInAsStaff({ request: staff });
  const customer = aCustomer('Lowe');
  const reply = await staff.post(paths.adminOrders, {
    data: {
      quoteIds: quotes.map(({ id }) => id),
      channel: 'phone',
      ...customer,
      needsDelivery: true,
      deliveryAddress: '31 Orchard Way, Caversham, RG4 7TT',
      totalAmount: '749.00',
      depositBy: 'bank-transfer',
      dueOn: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    } satisfies TakeOrderRequest,
    headers: { [idempotencyKeyHeader]: `${quotes[0]?.id}-taken` },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  await staff.dispose();
  const { text } = await new Mailbox().mailTo(customer.customerEmail, /^Your order –/);
  await page.goto(/\/order\/[\w-]{43}/.exec(text ?? '')?.[0] ?? 'no link');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A top larger than the calculator allows. */
async function requestPrice(page: Page): Promise<void> {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.choice(calacattaTop.material).check();
  await calculator.goToNextStep();
  await calculator.length.fill('3400');
  await calculator.width.fill('620');
  await calculator.choice(calacattaTop.thickness).check();
  // A size that may be a typing error stops once.
  await calculator.goToNextStep();
  await calculator.goToNextStep();
  await calculator.choice(calacattaTop.color).check();
  await calculator.goToNextStep();
  const ask = 'Ask us to price this';
  await calculator.dialog.getByRole('button', { name: ask }).click();
  await page.getByRole('dialog', { name: ask }).getByRole('textbox').first().waitFor();
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'materials', path: '/materials' },
  { name: 'kitchens', path: '/kitchens' },
  { name: 'trade', path: '/trade' },
  { name: 'contact', path: '/contact' },
  { name: 'about', path: '/about' },
  { name: 'how-to-measure', path: '/how-to-measure' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'calculator', path: '/', visit: async (page) => void (await configure(page)) },
  { name: 'saved', path: '/', visit: save },
  {
    name: 'email-quote',
    path: '/',
    visit: async (page) => {
      await save(page);
      await page.getByRole('button', { name: 'Email Quote to Me' }).click();
      await page.getByRole('dialog', { name: 'Email Quote to Me' }).getByRole('textbox').first().waitFor();
    },
  },
  { name: 'price-inquiry', path: '/', visit: requestPrice },
  { name: 'basket', path: '/', visit: async (page) => void (await openBasket(page)) },
  {
    name: 'checkout',
    path: '/',
    visit: async (page) => {
      const basket = await openBasket(page);
      await basket.getByRole('button', { name: 'Pay Deposit' }).click();
      await page.getByRole('dialog', { name: 'Secure Your Order' }).getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'quote',
    path: '/',
    visit: async (page) => {
      await save(page);
      await page.getByRole('link', { name: 'Open your quote' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your quote' }).waitFor();
    },
  },
  { name: 'job', path: '/', visit: openJob, isWhole: true },
  { name: 'order', path: '/', visit: openOrder, isWhole: true },
  { name: 'order-awaiting', path: '/', visit: openTakenOrder, isWhole: true },
];
