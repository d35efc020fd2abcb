import { expectAccessible } from '../../fixtures/accessibility';
import { CardPage } from '../../fixtures/card-page';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { beginDeposit } from '../../fixtures/pay-deposit';
import { expectNoSidewaysScroll } from '../../fixtures/sideways';
import { aCustomer, Orders, orderOf } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();

test('paid in cash while its customer looks at the card page: recorded, receipted, taken back', async ({
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
  await expect(panel.getByText('£357.00 to pay')).toBeVisible();
  await panel.getByRole('button', { name: 'Record payment…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await expect(dialog.getByLabel('Amount')).toHaveValue('35.70');
  await dialog.getByLabel('Paid by').selectOption('Cash');
  await expectAccessible(page, 'recording a payment');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Record £35.70' }).dblclick();
  await expect(dialog).toBeHidden();

  await expect(panel.getByText('£321.30 to pay')).toBeVisible();
  await expect(panel.getByRole('button', { name: `Status of ${reference}: Approved` })).toBeVisible();
  const entries = panel.getByRole('table', { name: 'What came in and went out' });
  await expect(entries.getByRole('row')).toHaveCount(2);
  // The page that was open is closed by itself.
  await expect(panel.getByText('Page closed')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'an order that was paid in cash');
  await expectNoSidewaysScroll(page);
  const receipt = await mailbox.mailTo(customer.customerEmail, /^Payment received – £35\.70/);
  expect(receipt.text).toContain('Still to pay: £321.30');
  await visitor.goto(`/payment?quote=${id}`);
  await expect(visitor.getByText('The deposit on this quote has been paid.')).toBeVisible();
  await expect(pay).toBeHidden();

  await panel.getByRole('button', { name: 'Take back £35.70, cash' }).click();
  const question = page.getByRole('dialog', { name: 'Take this payment back?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('It was for the other bathroom');
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(question).toBeHidden();
  await expect(panel.getByText('£357.00 to pay')).toBeVisible();
  await expect(entries.getByRole('row')).toHaveCount(3);
  await visitor.reload();
  await expect(pay).toBeVisible();
  await visitor.context().close();
});
