import { readFile } from 'node:fs/promises';
import { paths } from '@app/contracts';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';
import { aCustomer, OrderPage, takenOrderOf } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

/** A month for which no other journey records money. */
const month = (() => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 3, 1)).toISOString().slice(0, 7);
})();

async function recordTransfer(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Record payment…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Paid by').selectOption('Bank transfer');
  await dialog.getByLabel('Paid on').fill(`${month}-15`);
  await dialog.getByRole('button', { name: `Record £${amount}` }).click();
  await expect(dialog).toBeHidden();
}

const contentOf = async (download: Download) => readFile(await download.path());

test('a month is checked, downloaded and locked; money that comes late for it counts today @desktop', async ({
  page,
}) => {
  await signInAsStaff(page);
  const { id, order } = await takenOrderOf(page, aCustomer('Hartley'));
  const ofOrder = new OrderPage(page);
  const bankRow = page.getByRole('row', { name: /^Bank/ });
  const openMonth = async () => {
    await page.goto(`/admin/money/month?month=${month}`);
    await bankRow.waitFor();
  };
  const received = async () => Number(/£([\d,.]+)/.exec(await bankRow.innerText())?.[1]?.replace(',', ''));
  await openMonth();
  const before = await received();
  await ofOrder.open(id);
  await recordTransfer(page, '100.00');

  await openMonth();
  expect(await received()).toBeCloseTo(before + 100);
  await page.getByText('Check the figures, download the files, then lock the month.').waitFor();
  await expectAccessible(page, 'a month to check');
  await expectNoHorizontalScroll(page);
  const archive = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all files' }).click();
  expect((await archive).suggestedFilename()).toBe(`accounts-${month}.zip`);
  expect((await contentOf(await archive)).subarray(0, 2).toString()).toBe('PK');
  const ledger = page.waitForEvent('download');
  await page.getByRole('button', { name: 'One file' }).click();
  await page.getByRole('menuitem', { name: 'Ledger (CSV)' }).click();
  expect((await contentOf(await ledger)).toString()).toContain(order.reference);

  await page.getByRole('button', { name: 'Lock month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock month' }).click();
  await page.getByText(/^Locked by /).waitFor();
  await expectAccessible(page, 'a locked month');

  await ofOrder.open(id);
  await recordTransfer(page, '20.00');
  await expect(ofOrder.main.getByText(/^Paid on 15 .*, in a month that was locked$/)).toBeVisible();
  await openMonth();
  expect(await received()).toBeCloseTo(before + 100);
  await page.goto(`/admin/money/month?month=${new Date().toISOString().slice(0, 7)}`);
  await page.getByText(/for a day in a month that was locked\.$/).waitFor();

  // For those who run it again.
  const reopened = await page.request.delete(paths.lockMonth(month));
  expect(reopened.ok()).toBe(true);
});
