import { randomBytes } from 'node:crypto';
import { type JobResponse, paths } from '@app/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { Basket } from '../../fixtures/basket';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { DepositForm } from '../../fixtures/deposit-form';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { payByCard } from '../../fixtures/pay-deposit';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { OrderPage } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();

/** 12.5 % off 24 × £357.00, and 7.5 % off 42 units at £5.60; a tenth of each is due at once. */
const expectedTops = [
  {
    top: calacattaTop,
    count: '24',
    name: '24 × Calacatta Gold',
    tradeLine: 'Trade price 12.5% off £8,568.00−£1,071.00',
    price: '£7,497.00',
    deposit: '£749.70',
  },
  {
    top: { ...calacattaTop, material: 'Quartz', color: /^Bianco Sparkle/ },
    count: '1',
    name: 'Bianco Sparkle',
    tradeLine: 'Trade price 7.5% off £235.20−£17.64',
    price: '£217.56',
    deposit: '£21.76',
  },
];
const [total, deposit] = ['£7,714.56', '£771.46'];

function aTradeCustomer() {
  const marker = randomBytes(4).toString('hex');
  return {
    company: `Kennet Bathrooms ${marker}`,
    email: `harriet-${marker}@example.co.uk`,
    jobName: `Flats 1 to 25, Abbey Street ${marker}`,
  };
}

/** @returns where it leads */
async function sendTradeLink(page: Page, company: string, email: string): Promise<string> {
  await page.goto('/admin/trade');
  await page.getByRole('button', { name: 'Add trade customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add trade customer' });
  await dialog.getByLabel('Company').fill(company);
  await dialog.getByLabel('Contact’s email').fill(email);
  await dialog.getByLabel(/^Marble/).fill('12.5');
  await dialog.getByLabel(/^Quartz/).fill('7.5');
  await expectAccessible(page, 'a new trade customer');
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: `Actions for ${company}` }).click();
  await page.getByRole('menuitem', { name: 'Send link by email' }).click();
  await page.getByText('Link is being sent', { exact: true }).first().waitFor();
  const { text } = await mailbox.mailTo(email, /^Your trade prices/);
  return /\/trade\/prices#[\w-]{43}/.exec(text ?? '')?.[0] ?? 'no link';
}

/** The price lines: beside the steps, on a phone behind the total. */
async function openPriceLines(calculator: Calculator): Promise<Locator> {
  const onPhone = calculator.dialog.getByRole('button', { name: /see lines$/ });
  if (await onPhone.isVisible()) await onPhone.click();
  return calculator.dialog.getByRole('region', { name: 'Your Quote' });
}

/** Both tops as the shop lists them. */
async function expectTops(items: Locator): Promise<void> {
  await expect(items).toHaveCount(expectedTops.length);
  for (const [index, { name, price }] of expectedTops.entries()) {
    await expect(items.nth(index)).toContainText(name);
    await expect(items.nth(index)).toContainText(price);
  }
}

test('a trade customer’s job: prices by a mailed link, 24 equal tops and a single one, one deposit for all', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAsStaff(page);
  const { company, email, jobName } = aTradeCustomer();
  const link = await sendTradeLink(page, company, email);

  // The customer opens the link, and has their prices.
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const visitor = await context.newPage();
  await visitor.goto(link);
  await visitor.getByRole('heading', { name: 'Your trade prices are on' }).waitFor();
  await expect(visitor.getByText(`the trade prices for ${company}`)).toBeVisible();
  await expect(visitor).toHaveURL('/trade/prices');
  await expectAccessible(visitor, 'trade prices');
  await expectNoHorizontalScroll(visitor);

  const calculator = new Calculator(visitor);
  await calculator.open();
  for (const { top, count, tradeLine, price } of expectedTops) {
    await calculator.configure(top);
    await calculator.goToNextStep();
    await expect(calculator.text(`Trade prices for ${company}`)).toBeVisible();
    await calculator.dialog.getByRole('spinbutton', { name: 'How many of these?' }).fill(count);
    const lines = await openPriceLines(calculator);
    await expect(lines).toContainText(tradeLine);
    await expect(calculator.text(price)).toBeVisible();
    await calculator.save.click();
    await calculator.dialog.getByRole('button', { name: 'Add to basket and keep shopping' }).click();
    await expect(calculator.text('Select a material to see pricing')).toBeVisible();
  }
  await expectAccessible(visitor, 'the calculator with trade prices');
  await expectNoHorizontalScroll(visitor);
  await calculator.dialog.getByRole('button', { name: 'Close' }).click();

  // Both are one job, with one link.
  const basket = new Basket(visitor);
  await basket.open(2);
  await expectTops(basket.lines);
  await expect(basket.total).toContainText(total);
  await expect(basket.total).toContainText(deposit);
  await basket.press('Make this one job');
  await basket.drawer.getByRole('textbox', { name: 'Name of the job' }).fill(jobName);
  await basket.press('Save the job');
  await basket.drawer.getByRole('link', { name: jobName }).click();

  const tops = visitor.getByRole('list', { name: 'Tops of this job' }).getByRole('listitem');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(jobName);
  await expect(visitor.getByText('25 tops', { exact: true })).toBeVisible();
  await expectTops(tops);
  await expect(visitor.getByRole('main')).toContainText(total);
  await expect(visitor.getByRole('main')).toContainText(deposit);
  expect(await visitor.getByRole('main').innerText()).not.toContain(company);
  await expectAccessible(visitor, 'a job');
  await expectNoHorizontalScroll(visitor);
  const jobAddress = visitor.url();
  const jobId = jobAddress.split('/').at(-1) ?? '';

  // One deposit for all of it.
  await visitor.getByRole('link', { name: 'Pay Deposit' }).click();
  const pay = visitor.getByRole('button', { name: `Pay ${deposit} Deposit Now` });
  await pay.click();
  const form = new DepositForm(visitor);
  await form.fill(email);
  await pay.click();
  await payByCard(visitor);
  await expect(visitor.getByText(deposit, { exact: true })).toBeVisible();
  await mailbox.mailTo(email, /^Deposit received/);

  await visitor.goto(jobAddress);
  await visitor.getByText('The deposit has been paid.').waitFor();
  await expectTops(tops);
  await expect(visitor.getByRole('main')).toContainText(`Received${deposit}`);
  await expectAccessible(visitor, 'a job that is paid for');
  await expectNoHorizontalScroll(visitor);

  // Staff see the job, and each of its tops paid.
  const job = (await (await visitor.request.get(paths.job(jobId))).json()) as JobResponse;
  await context.close();
  expect(job).toMatchObject({ totalAmount: '7714.56', depositAmount: '771.46', receivedAmount: '771.46' });
  const order = new OrderPage(page);
  for (const { quote } of job.tops) {
    await order.open(quote.id);
    await expect(
      order.main.getByRole('button', { name: new RegExp(quote.reference), expanded: true }),
    ).toBeVisible();
  }
  await expect(order.main.getByText(jobName).first()).toBeVisible();
  const rows = order.main.getByRole('region', { name: 'Tops' }).getByRole('listitem');
  for (const { price } of expectedTops)
    await expect(rows.filter({ hasText: price }).first()).toContainText('To measure');
  await expect(order.main.getByRole('region', { name: 'Money' })).toContainText(deposit);
  await expectAccessible(page, 'an order of a job');
  await expectNoHorizontalScroll(page);
});
