import { type AdminQuoteDetail, paths } from '@app/contracts';
import { expectAccessible } from '../../fixtures/accessibility';
import { CardPage } from '../../fixtures/card-page';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { beginDeposit } from '../../fixtures/pay-deposit';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { aCustomer, OrderPage, orderOf, Orders } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();

test('a cash payment is recorded while the customer is on the card page, receipted, and undone', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page);
  const customer = aCustomer('Okafor');
  const { id, reference } = await orderOf(page, customer);
  const panel = new Orders(page).panel(reference);
  const visitor = await (await browser.newContext()).newPage();
  const pay = visitor.getByRole('button', { name: 'Pay £35.70 Deposit Now' });
  await beginDeposit(visitor, id, customer.customerEmail);
  await new CardPage(visitor).arrive();

  await page.goto(`/admin?item=${id}`);
  await panel.getByRole('button', { name: 'Record payment…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await expect(dialog.getByLabel('Amount')).toHaveValue('35.70');
  await dialog.getByLabel('Paid by').selectOption('Cash');
  await expectAccessible(page, 'recording a payment');
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Record £35.70' }).dblclick();
  await expect(dialog).toBeHidden();

  // Its first payment makes it an order with its own page.
  const order = new OrderPage(page);
  await expect(order.main.getByText('£321.30 to pay')).toBeVisible();
  await expect(order.next.getByText(`Call ${customer.customerName} about the sizes`)).toBeVisible();
  const money = order.main.getByRole('region', { name: 'Money' });
  await expect(money.getByRole('term').filter({ hasText: /^Depositcash/ })).toBeVisible();
  // The open page is closed automatically.
  const pages = async () =>
    ((await (await page.request.get(paths.adminQuote(id))).json()) as AdminQuoteDetail).deposits
      .flatMap(({ attempts }) => attempts)
      .map(({ state }) => state);
  await expect.poll(pages, { timeout: 60_000 }).toEqual(['closed']);
  await expectAccessible(page, 'an order that was paid in cash');
  await expectNoHorizontalScroll(page);
  const receipt = await mailbox.mailTo(customer.customerEmail, /^Payment received – £35\.70/);
  expect(receipt.text).toContain('Still to pay: £321.30');
  await visitor.goto(`/payment?quote=${id}`);
  await expect(visitor.getByText('The deposit on this quote has been paid.')).toBeVisible();
  await expect(pay).toBeHidden();

  await money.getByRole('button', { name: 'Undo £35.70, cash' }).click();
  const undoDialog = page.getByRole('dialog', { name: 'Undo this payment?' });
  await undoDialog.getByRole('textbox', { name: 'Reason' }).fill('It was for the other bathroom');
  await undoDialog.getByRole('button', { name: 'Undo' }).click();
  await expect(undoDialog).toBeHidden();
  await expect(order.next.getByText('This is no longer an order')).toBeVisible();
  await expect(money.getByText('Correction')).toBeVisible();
  await visitor.reload();
  await expect(pay).toBeVisible();
  await visitor.context().close();
});
