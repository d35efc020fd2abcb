import { paths, type AdminQuoteDetail } from '@app/contracts';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { expectNoSidewaysScroll } from '../../fixtures/sideways';
import { aCustomer, Orders } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();

test('somebody rings and pays in cash: quoted, deposit and rest recorded, handed over, and it adds up', async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page);
  const { customerName, customerEmail, customerPhone } = aCustomer('Lindqvist');
  await page.goto('/admin/quotes/new');
  const form = page.getByRole('form', { name: 'New quote' });
  const enter = (name: string, value: string) => form.getByRole('textbox', { name, exact: true }).fill(value);
  const choose = (name: string) => form.getByRole('combobox', { name, exact: true });
  await enter('Name', customerName);
  await enter('Email', customerEmail);
  await enter('Phone', customerPhone);
  await choose('Material').selectOption({ label: 'Marble' });
  await choose('Color').selectOption({ label: 'Calacatta Gold' });
  await choose('Thickness').selectOption({ index: 1 });
  await enter('Length', '1200');
  await enter('Width', '350');
  await page.getByRole('button', { name: 'Save quote', exact: true }).click();
  const saved = await page.getByText(/^VT-[\d-]+ comes to £357\.00\.$/).textContent();
  const reference = saved?.split(' ')[0] ?? '';
  await page.getByRole('link', { name: 'Open order' }).click();
  const panel = new Orders(page).panel(reference);

  /** What the dialog proposes is what is due. */
  const recordCash = async (proposed: string) => {
    await panel.getByRole('button', { name: 'Record payment…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record a payment' });
    await expect(dialog.getByLabel('Amount')).toHaveValue(proposed);
    await dialog.getByLabel('Paid by').selectOption('Cash');
    await dialog.getByRole('button', { name: `Record £${proposed}` }).click();
    await expect(dialog).toBeHidden();
  };
  await recordCash('35.70');
  await expect(panel.getByText('£321.30 to pay')).toBeVisible();
  await expect(panel.getByRole('button', { name: `Status of ${reference}: Approved` })).toBeVisible();
  const receipt = await mailbox.mailTo(customerEmail, /^Payment received – £35\.70/);
  expect(receipt.attachments.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^D-.*\.pdf$/));

  await panel.getByRole('button', { name: 'Record sizes' }).click();
  await panel.getByRole('button', { name: 'Confirm sizes' }).click();
  await panel.getByRole('button', { name: 'Ask for balance…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for it' }).click();
  await panel.getByText(/^Balance asked for, due by/).waitFor();
  await mailbox.mailTo(customerEmail, /^Your balance – £321\.30/);

  const id = new URL(page.url()).searchParams.get('item') ?? '';
  for (const [from, stage] of [
    ['measured', 'in-production'],
    ['in-production', 'ready'],
  ]) {
    const moved = await page.request.put(paths.orderStage(id), { data: { from, stage } });
    expect(moved.status(), await moved.text()).toBe(200);
  }
  // The rest is paid at the door.
  await page.reload();
  await recordCash('321.30');
  await expect(panel.getByText('paid in full')).toBeVisible();
  const delivered = await page.request.put(paths.orderStage(id), {
    data: { from: 'ready', stage: 'delivered' },
  });
  expect(delivered.status(), await delivered.text()).toBe(200);
  await mailbox.mailTo(customerEmail, /^Payment received – £321\.30/);
  await page.reload();
  await expect(panel.getByText('paid in full')).toBeVisible();
  await expectAccessible(page, 'an order that was paid in cash');
  await expectNoSidewaysScroll(page);

  const detail = (await (await page.request.get(paths.adminQuote(id))).json()) as AdminQuoteDetail;
  expect(detail).toMatchObject({
    stage: 'delivered',
    ledger: {
      received: '357.00',
      balance: '0.00',
      credit: '0.00',
      entries: [
        { kind: 'payment', means: 'cash', amount: '321.30' },
        { kind: 'payment', means: 'cash', amount: '35.70' },
      ],
    },
  });
  expect(detail.invoicing.invoices.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['final', '321.30'],
    ['deposit', '35.70'],
  ]);
});
