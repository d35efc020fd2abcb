import { type OrderStage, paths } from '@app/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { cameraPhoto } from '../../fixtures/camera-photo';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';
import { sign } from '../../fixtures/sign';
import { aCustomer, bookByStaff, measuredOrderOf, OrderPage, takenOrderOf } from '../../fixtures/staff-order';
import { signInAsStaff, signInColleague } from '../../fixtures/staff-session';

// Requests fail while there is no connection.
test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });

const tomorrowAt = (time: string) =>
  `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`;

async function takePhoto(page: Page, name: string) {
  const photo = await cameraPhoto(page, name);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a photo' }).click();
  await (await chooser).setFiles(photo);
  await page.getByRole('dialog').getByRole('img', { name }).waitFor();
}

/** Runs in the page. */
async function filesToKeep(): Promise<string[]> {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const files = ['/admin/visits', ...names.filter((name) => /\/assets\/|\.js(?:on)?$/.test(name))];
  const isKept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
  return files.filter((_, index) => !isKept[index]);
}

test('a fitter’s day: signed sizes with a photo, and a delivery without a connection that reaches the office later @phone', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  await signInAsStaff(office);
  const delivery = {
    needsDelivery: true,
    deliveryAddress: '14 Abbey Street, Reading RG1 3BA',
    totalAmount: '392.00',
  };
  const toMeasure = await takenOrderOf(office, aCustomer('Sorley'), delivery);
  const toDeliver = await measuredOrderOf(office, aCustomer('Brandt'), delivery);
  const move = (stage: OrderStage, from: OrderStage) =>
    office.request.put(paths.orderStage(toDeliver.id), { data: { stage, from } });
  await move('in-production', 'measured');
  await move('ready', 'in-production');
  const { id: personId } = await signInColleague(office, page, { role: 'fitter', firstName: 'Sam' });
  await bookByStaff(office, toMeasure.id, {
    kind: 'measuring-visit',
    startsAt: tomorrowAt('09:00'),
    personId,
  });
  await bookByStaff(office, toDeliver.id, { kind: 'delivery', startsAt: tomorrowAt('13:00'), personId });

  await page.goto('/admin');
  await page.getByRole('heading', { name: 'My visits' }).waitFor();
  const visit = (order: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByText(order, { exact: true }) })
      .first();
  const measuring = visit(toMeasure.order.reference);
  const delivering = visit(toDeliver.order.reference);
  await expect(measuring).toContainText('14 Abbey Street');
  await expectAccessible(page, 'a fitter’s visits');
  await expectNoHorizontalScroll(page);

  await measuring.getByRole('button', { name: 'Record sizes' }).click();
  const sizes = page.getByRole('dialog', { name: `Sizes of ${toMeasure.reference}` });
  await sizes.getByRole('textbox', { name: 'Length' }).fill('1196');
  await sizes.getByRole('textbox', { name: 'Floor and access' }).fill('Second floor, no lift');
  await takePhoto(page, 'wall.jpg');
  await sign(page);
  await expectAccessible(page, 'sizes to sign');
  await expectNoHorizontalScroll(page);
  await sizes.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Sizes of ${toMeasure.reference}: sent to the office`, { exact: true }).waitFor();
  await expect(measuring).toContainText('Second floor, no lift');
  await expect(measuring.getByRole('button', { name: 'Record again' })).toBeVisible();

  // In a cellar the phone's browser has closed the page.
  await expect.poll(() => page.evaluate(filesToKeep), 'files that are not kept yet').toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/admin/visits');
  await page.getByText('No connection', { exact: true }).waitFor();
  await expect(page.getByText(/^These are the visits as of \d+:\d\d/)).toBeVisible();
  await expectAccessible(page, 'a fitter’s visits without a connection');
  await expectNoHorizontalScroll(page);
  await delivering.getByRole('button', { name: 'Mark as delivered' }).click();
  const handOver = page.getByRole('dialog', { name: 'Mark as delivered' });
  await takePhoto(page, 'in-place.jpg');
  await handOver.getByRole('textbox', { name: 'Name of the person who receives it' }).fill('Ms Brandt');
  await expectAccessible(page, 'handing over');
  await expectNoHorizontalScroll(page);
  await handOver.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 entry is waiting for a connection').waitFor();
  await expect(delivering).toContainText('Waiting to be sent');
  await expectAccessible(page, 'an entry that waits for a connection');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(delivering).toContainText('Handed over');
  await expect(page.getByText('1 entry is waiting for a connection')).toBeHidden();

  // Nothing of it stays on the phone after signing out.
  await page.getByRole('button', { name: /Sam/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);

  const order = new OrderPage(office);
  await order.open(toDeliver.id);
  await expect(
    order.main.getByRole('button', { name: `Stage of ${toDeliver.reference}: Delivered` }),
  ).toBeVisible();
  await expect((await order.section('Timeline')).getByText(/Ms Brandt/).first()).toBeVisible();
  await order.open(toMeasure.id);
  await expect(order.main).toContainText('1196');
  await expect(await order.section('Delivery')).toContainText('Second floor, no lift');
  await office.context().close();
});
