import { expectAccessible } from '../../fixtures/accessibility';
import { columnOf, moveByMenu, openBoard, expectToast } from '../../fixtures/board';
import { expect, test } from '../../fixtures/journey';
import { pdfText } from '../../fixtures/pdf-text';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { aCustomer, measuredOrderOf, OrderPage } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

/** Several mouse moves, as by hand: with a single one the browser may see no drag over the column. */
const mouseSteps = { steps: 5 };

test('an order moves from stage to stage by keyboard and by drag, and back with Undo @desktop', async ({
  page,
}) => {
  await signInAsStaff(page);
  const { reference } = (await measuredOrderOf(page, aCustomer('Okoro'))).order;
  const card = await openBoard(page, 'Measured', reference);
  const link = { name: reference };
  await expectAccessible(page, 'the board');
  await expectNoHorizontalScroll(page);

  await card.getByRole('link', link).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(columnOf(page, 'In production').getByRole('link', link)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(columnOf(page, 'Measured').getByRole('link', link)).toBeVisible();
  await expectToast(page, `${reference}: measured`);

  // High enough not to scroll during the drag, which would put another card under the mouse.
  await page.setViewportSize({ width: 1280, height: 6_000 });
  const measured = await openBoard(page, 'Measured', reference);
  await measured.dragTo(columnOf(page, 'In production'), mouseSteps);
  await expectToast(page, `${reference}: in production`);
  // Skipping a stage is refused, and the card stays.
  const inProduction = await openBoard(page, 'In production', reference);
  await inProduction.dragTo(columnOf(page, 'Handed over'), mouseSteps);
  await expectToast(page, 'An order moves one stage at a time.');
  await inProduction.dragTo(columnOf(page, 'Ready'), mouseSteps);
  await expectToast(page, `${reference}: ready`);

  await page.reload();
  await expect(columnOf(page, 'Ready').getByRole('link', link)).toBeVisible();
});

test('an order is moved by its menu until it is collected, and opens from the board', async ({ page }) => {
  await signInAsStaff(page);
  const { reference: top, order } = await measuredOrderOf(page, aCustomer('Lindqvist'));
  const { reference } = order;
  const card = await openBoard(page, 'Measured', reference);
  await card.getByRole('checkbox', { name: `Select ${reference}` }).check();
  const sheets = await page.getByRole('link', { name: 'Job sheets' }).getAttribute('href');
  expect(await pdfText(await (await page.request.get(sheets ?? '')).body())).toContain('Cut 1194 × 350');

  for (const stage of ['In production', 'Ready', 'Collected']) await moveByMenu(page, reference, stage);
  await expect(columnOf(page, 'Handed over').getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page, 'the board after the moves');
  await expectNoHorizontalScroll(page);

  await columnOf(page, 'Handed over').getByRole('link', { name: reference }).click();
  const ofOrder = new OrderPage(page);
  await expect(ofOrder.main.getByRole('button', { name: `Stage of ${top}: Collected` })).toBeVisible();
  await expect((await ofOrder.section('Timeline')).getByText('Collected').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/admin/orders/${order.id}`);
});
