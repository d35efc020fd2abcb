import { paths, type AdminQuoteDetail } from '@app/contracts';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { savedQuote } from '../../fixtures/saved-quote';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { aCustomer, orderDetailOf, OrderPage, Orders } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();

test('staff take an order of two tops by phone, with delivery: the customer gets the account details, the transfer is recorded, a call follows', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAsStaff(page);
  const [first, second] = [await savedQuote(page.request), await savedQuote(page.request)];
  const customer = aCustomer('Lowe');
  await page.goto(`/admin?item=${first.id}`);
  const panel = new Orders(page).panel(first.reference);
  await panel.getByRole('link', { name: 'Create an order…' }).click();
  await page.getByRole('heading', { name: 'Tops', exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Reference of another quote' }).fill(second.reference);
  await page.getByRole('button', { name: 'Add quote' }).click();
  await expect(page.getByRole('button', { name: `Remove ${second.reference}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(customer.customerName);
  await page.getByRole('textbox', { name: 'Phone' }).fill(customer.customerPhone);
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.customerEmail);
  await page.getByRole('radio', { name: 'Delivery £35.00' }).check();
  await page
    .getByRole('textbox', { name: 'Address and postcode' })
    .fill('31 Orchard Way, Caversham, RG4 7TT');
  const sum = page.getByRole('complementary', { name: 'Summary' });
  await expect(sum).toContainText('£749.00');
  await expect(sum).toContainText('£74.90');
  await expectAccessible(page, 'taking an order');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Create order' }).click();

  const order = new OrderPage(page);
  await expect(order.next.getByText(/^Wait for £74\.90 by bank transfer/)).toBeVisible();
  await expectAccessible(page, 'an order that awaits its deposit');
  await expectNoHorizontalScroll(page);
  const mail = await mailbox.mailTo(customer.customerEmail, /^Your order – £74\.90/);
  expect(mail.text).toContain('Sort code');
  const orderPage = /\/order\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? 'no link';
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await visitor.goto(orderPage);
  await expect(visitor.getByRole('heading', { name: 'Deposit to pay: £74.90' })).toBeVisible();
  await expectAccessible(visitor, 'the page of an order that awaits its deposit');
  await expectNoHorizontalScroll(visitor);

  await order.next.getByRole('button', { name: 'Record the transfer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await expect(dialog.getByLabel('Amount')).toHaveValue('74.90');
  await dialog.getByLabel('Paid by').selectOption('bank-transfer');
  await dialog.getByRole('button', { name: /^Record £74\.90/ }).click();
  await expect(dialog).toBeHidden();
  await expect(
    order.next.getByText(`Call ${customer.customerName} about the sizes of two tops`),
  ).toBeVisible();
  await mailbox.mailTo(customer.customerEmail, /^Payment received/);
  await visitor.reload();
  await expect(visitor.getByRole('region', { name: 'Payments' })).toContainText('£674.10');
  await expect(visitor.getByRole('heading', { name: /^Deposit to pay/ })).toBeHidden();

  for (const { id } of [first, second]) {
    const detail = (await (await page.request.get(paths.adminQuote(id))).json()) as AdminQuoteDetail;
    expect(detail).toMatchObject({
      payment: 'paid',
      stage: 'to-measure',
    });
  }
  expect((await orderDetailOf(page, first.id)).money.deliveryAmount).toBe('35.00');
  await page.goto('/admin/today');
  await expect(page.getByText(`Call ${customer.customerName} to confirm the measurements`)).toBeVisible();
  await visitor.context().close();
});
