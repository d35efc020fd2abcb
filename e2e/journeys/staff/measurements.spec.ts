import { paths, type AdminQuoteDetail } from '@app/contracts';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { pdfText } from '../../fixtures/pdf-text';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { aCustomer, orderOf, Orders } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

test('a top is measured, its price changes, the customer agrees, and the workshop may cut', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page);
  const customer = aCustomer('Patel');
  const { id, reference } = await orderOf(page, customer);
  const orders = new Orders(page);
  const panel = orders.panel(reference);
  const jobSheet = async (quoteId: string) =>
    pdfText(await (await page.request.get(paths.jobSheet(quoteId))).body());
  const read = async (quoteId: string) =>
    (await (await page.request.get(paths.adminQuote(quoteId))).json()) as AdminQuoteDetail;
  expect(await jobSheet(id)).toContain('NOT CONFIRMED, do not cut');

  // Staff enter the sizes while on the phone with the customer.
  await page.goto(`/admin?item=${id}`);
  await panel.getByRole('button', { name: 'Record sizes' }).click();
  await panel.getByRole('textbox', { name: 'Cut length' }).fill('1194');
  await panel.getByRole('radio', { name: /^Change to £355\.22/ }).check();
  await panel.getByRole('button', { name: 'Confirm sizes' }).click();
  await expect(panel.getByText('Waiting for the customer')).toBeVisible();

  // The customer reads the new price and agrees.
  const mail = await new Mailbox().mailTo(customer.customerEmail, /^Please look at your measured price/);
  expect(mail.text).toContain('As first quoted');
  const address = /\/quote\/[\w-]{22}/.exec(mail.text ?? '')?.[0] ?? '';
  const shop = await (await browser.newContext()).newPage();
  await shop.goto(address);
  const measured = shop.getByRole('region', { name: 'Your measured price' });
  await expect(measured.getByText('£1.78 less.')).toBeVisible();
  await expect(shop.getByRole('link', { name: 'Pay Deposit' })).toHaveCount(0);
  await expectNoHorizontalScroll(shop);
  await measured.getByRole('button', { name: 'Agree to £355.22' }).click();
  await expect(
    measured.getByRole('heading', { name: 'You have agreed to the measured price' }),
  ).toBeFocused();
  await shop.goto(`/quote/${id}`);
  await expect(shop.getByRole('heading', { name: 'This quote was replaced' })).toBeVisible();
  await shop.context().close();

  // The workshop.
  const revisedId = address.split('/').at(-1) ?? '';
  const revised = await read(revisedId);
  expect(revised).toMatchObject({ status: 'pending', isMeasured: true, totalPrice: '355.22' });
  expect(await jobSheet(id)).toContain(`REPLACED BY ${revised.reference}, do not cut`);
  const sheet = await jobSheet(revisedId);
  expect(sheet).toContain('Cut 1194 × 350');
  expect(sheet).not.toMatch(/NOT CONFIRMED|[£@]/);
  await page.goto(`/admin?item=${revisedId}`);
  const revisedPanel = orders.panel(revised.reference);
  await expect(revisedPanel.getByText('Confirmed', { exact: true })).toBeVisible();

  // The customer calls: the top must be 6 mm longer; they agree at once.
  await revisedPanel.getByRole('button', { name: 'Edit sizes' }).click();
  await revisedPanel.getByRole('textbox', { name: 'Cut length' }).fill('1200');
  await revisedPanel.getByRole('radio', { name: /^Change to £357\.00/ }).check();
  await revisedPanel.getByRole('button', { name: 'Confirm sizes' }).click();
  await revisedPanel.getByRole('button', { name: 'Customer agreed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer agreed' });
  await expect(dialog.getByText('£357.00 instead of £355.22.')).toBeVisible();
  await dialog.getByLabel('Agreed by').fill('Mr Patel');
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Record agreement' }).click();
  await expect(dialog).toBeHidden();
  const { replacedBy } = await read(revisedId);
  expect(await read(replacedBy?.id ?? '')).toMatchObject({
    isMeasured: true,
    totalPrice: '357.00',
    revision: { state: 'agreed', recorded: { agreedBy: 'Mr Patel', how: 'phone' } },
  });
});
