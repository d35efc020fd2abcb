import { expectAccessible } from '../../fixtures/accessibility';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { aCustomer, orderDetailOf, takenOrderOf } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

/** As Lloyds exports it, the newest line first. */
function lloydsFile(payer: string) {
  const day = new Date().toLocaleDateString('en-GB', { timeZone: 'Europe/London' });
  const line = (type: string, text: string, debit: string, credit: string, balance: string) =>
    `${day},${type},'30-90-89,12345678,${text},${debit},${credit},${balance}`;
  const lines = [
    'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance',
    line('FPI', payer, '', '35.70', '1221.20'),
    line('DD', 'ENERGY COMPANY', '64.50', '', '1185.50'),
    line('FPI', 'HMRC VTR', '', '250.00', '1250.00'),
  ];
  return {
    name: '12345678_statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
  };
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

test('a transfer on a bank’s file is matched and recorded once, and the customer sees that it arrived', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page);
  const customer = aCustomer('Quayle');
  const { id, order } = await takenOrderOf(page, customer, { depositBy: 'bank-transfer', dueOn: inAWeek() });
  const mail = await new Mailbox().mailTo(customer.customerEmail, /^Your order – £35\.70/);
  const orderPage = /\/order\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? 'no link';
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await visitor.goto(orderPage);
  await visitor.getByRole('heading', { name: 'Deposit to pay: £35.70' }).waitFor();

  const file = lloydsFile(`M QUAYLE ${order.reference}`);
  const chooseFile = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file' }).click();
    await (await chooser).setFiles(file);
  };
  const listed = (title: string) =>
    page.getByRole('list', { name: title }).getByRole('listitem').filter({ hasText: order.reference });
  await page.goto('/admin/money');
  await page.getByRole('link', { name: 'Bank statement' }).first().click();
  await chooseFile();
  await page
    .getByText('Lloyds, Halifax or Bank of Scotland: 2 payments in. 1 payment out is left out.')
    .waitFor();
  await expect(listed('Ready to record')).toContainText('Names this order');
  await expectAccessible(page, 'a bank statement to record');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Save 1 payment' }).click();
  await page.getByText('1 payment recorded, £35.70').waitFor();
  await expect(listed('Done before')).toContainText('Imported');

  await visitor.reload();
  await expect(visitor.getByRole('region', { name: 'Payments' })).toContainText('£321.30');
  await expect(visitor.getByRole('heading', { name: /^Deposit to pay/ })).toBeHidden();

  // The same file on another day.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Kept for later' })).toContainText('HMRC VTR');
  await chooseFile();
  await expect(listed('Done before')).toContainText('Imported');
  await expect(page.getByRole('button', { name: 'Nothing to record' })).toBeDisabled();
  await expectAccessible(page, 'a bank statement that was recorded before');
  expect((await orderDetailOf(page, id)).money.received).toBe('35.70');
  await visitor.context().close();
});
