import { idempotencyKeyHeader, paths } from '@app/contracts';
import { expectAccessible } from '../../fixtures/accessibility';
import { CardPage, cards } from '../../fixtures/card-page';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { expectNoSidewaysScroll } from '../../fixtures/sideways';
import { aCustomer, orderOf, Orders } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

test('a balance is asked for, paid in part by transfer and in part by card', async ({ page, browser }) => {
  await signInAsStaff(page);
  const customer = aCustomer('Okafor');
  const { id, reference } = await orderOf(page, customer);
  const record = async (amount: string) => {
    const paidOn = new Date().toISOString().slice(0, 10);
    const reply = await page.request.post(paths.recordedPayments(id), {
      data: { amount, means: 'bank-transfer', paidOn },
      headers: { [idempotencyKeyHeader]: `${id}${amount.replace('.', '-')}` },
    });
    expect(reply.status(), await reply.text()).toBe(201);
  };
  await record('35.70');
  const sizes = { lengthMm: 1200, widthMm: 350, sink: null, taps: [], note: '', how: 'phone', price: 'keep' };
  const measured = await page.request.post(paths.measurements(id), {
    data: { ...sizes, knownVersion: null },
  });
  expect(measured.status(), await measured.text()).toBe(201);

  // Staff ask for the rest.
  await page.goto(`/admin?item=${id}`);
  const panel = new Orders(page).panel(reference);
  await panel.getByRole('button', { name: 'Ask for balance…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for the balance of £321.30' });
  await dialog.getByLabel(/Smallest part/).fill('100');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await panel.getByText(/^Balance asked for, due by .* in parts of £100.00 or more/).waitFor();

  // The customer, by the link of the mail.
  const mail = await new Mailbox().mailTo(customer.customerEmail, /^Your balance – £321.30/);
  const address = /\/order\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? 'no link';
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const visitor = await context.newPage();
  await visitor.goto(address);
  const money = visitor.getByRole('region', { name: 'Money' });
  await expect(money.getByRole('button', { name: 'Pay balance' })).toBeVisible();
  await expectAccessible(visitor, 'the money of an order');
  await expectNoSidewaysScroll(visitor);

  // A part comes by transfer meanwhile.
  await record('100.00');
  await visitor.reload();
  await expect(money.getByText('£221.30')).toBeVisible();
  await money.getByLabel('How much would you like to pay now?').fill('99');
  await money.getByRole('button', { name: 'Pay balance' }).click();
  await expect(money.getByText(/^Please enter £221.30, or a part of £100.00 or more/)).toBeVisible();
  await money.getByLabel('How much would you like to pay now?').fill('221.30');
  await money.getByRole('button', { name: 'Pay balance' }).click();

  const cardPage = new CardPage(visitor);
  await cardPage.arrive();
  await cardPage.payWith(cards.pays);
  await cardPage.isPaid();
  expect(await cardPage.charges()).toBe(1);
  await cardPage.backToTheShop();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(visitor.getByText(/It counts towards the price of your order/)).toBeVisible();
  await expectAccessible(visitor, 'the result of a balance');
  await visitor.getByRole('link', { name: 'Back to your order' }).click();
  await expect(money.getByText('Everything is paid. Thank you.')).toBeVisible();
  await context.close();

  await new Mailbox().mailTo(customer.customerEmail, /^Payment received – £221.30/);
  await page.reload();
  await expect(panel.getByText('paid in full')).toBeVisible();
});
