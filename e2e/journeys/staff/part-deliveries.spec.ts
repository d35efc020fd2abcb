import { type OrderStage, paths } from '@app/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';
import { aCustomer, measuredOrderOf, OrderPage } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';
import { calacattaGold } from '../../fixtures/top-configuration';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('three equal tops go in two deliveries: the task stays until the second is booked, and all are delivered with it', async ({
  page,
}, { project }) => {
  await signInAsStaff(page);
  const delivery = {
    needsDelivery: true,
    deliveryAddress: '14 Abbey Street, Reading RG1 3BA',
    totalAmount: '1106.00',
  };
  const top = { ...calacattaGold, quantity: 3 };
  const { id, reference } = await measuredOrderOf(page, aCustomer('Quarmby'), delivery, top);
  const move = (from: OrderStage, stage: OrderStage) =>
    page.request.put(paths.orderStage(id), { data: { stage, from } });
  await move('measured', 'in-production');
  await move('in-production', 'ready');

  const order = new OrderPage(page);
  await order.open(id);
  const task = '3 tops: one delivery covers two.';
  await expect(await order.section('Delivery')).toContainText(task);
  // At two widths at once: no two deliveries at one time.
  const firstDay = project.name === 'desktop' ? 40 : 50;
  const dialog = await openBooking(page, order, inDays(firstDay));
  const howMany = dialog.getByRole('textbox', { name: 'How many of top 1' });
  await expect(howMany).toHaveValue('3');
  await howMany.fill('4');
  await dialog.getByRole('button', { name: 'Book a time' }).click();
  await expect(dialog.getByText('Top 1: please enter 1 to 3')).toBeVisible();
  await howMany.fill('2');
  await expectAccessible(page, 'booking a delivery of some of several equal tops');
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Book a time' }).click();
  await expect(order.next.getByText(/^Deliver 2 of 3 tops/)).toBeVisible();
  await expectAccessible(page, 'an order with a part delivery');
  await expectNoHorizontalScroll(page);
  await order.next.getByRole('button', { name: 'Mark as delivered' }).click();

  // The third is still here.
  await expect(order.next.getByText('Book the delivery', { exact: true })).toBeVisible();
  await expect(await order.section('Delivery')).toContainText(task);
  const rest = await openBooking(page, order, inDays(firstDay + 1));
  await rest.getByRole('button', { name: 'Book a time' }).click();
  await expect(order.next.getByText(/^Deliver 1 of 3 tops/)).toBeVisible();
  await expect(await order.section('Delivery')).not.toContainText(task);
  await order.next.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(order.next.getByText('Delivered or collected, £1,106.00 unpaid')).toBeVisible();
  await expect(order.main.getByRole('button', { name: `Stage of ${reference}: Delivered` })).toBeVisible();
  await expectAccessible(page, 'an order delivered in two parts');
});

async function openBooking(page: Page, order: OrderPage, day: string) {
  await order.next.getByRole('button', { name: 'Book the delivery…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await dialog.getByLabel('Day', { exact: true }).fill(day);
  await dialog.getByLabel('Time', { exact: true }).fill('09:00');
  return dialog;
}
