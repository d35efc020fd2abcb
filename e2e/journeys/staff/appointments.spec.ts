import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/journey';
import { Mailbox, type ReceivedMail } from '../../fixtures/mailbox';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { aCustomer, OrderPage, takenOrderOf } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();

/** The order page's address in the mail's button. */
const orderPathIn = ({ text }: ReceivedMail) => /\/order\/[\w-]{43}/.exec(text ?? '')?.[0] ?? 'no link';

async function calendarIn(mail: ReceivedMail): Promise<string> {
  const { type } = mail.attachments.find(({ name }) => name === 'appointment.ics') ?? { type: 'none' };
  return (await mailbox.attachment(mail, type)).toString('utf8');
}

/** Picks a time by index, so that journeys at two widths do not collide. */
async function pick(page: Page, dayAt: number, submit: string): Promise<void> {
  await page.getByRole('group', { name: 'Day' }).getByRole('radio').nth(dayAt).check();
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: submit }).click();
}

test('a visit is offered, booked by the link in the mail, moved, seen by staff and cancelled', async ({
  page,
  browser,
}, { project }) => {
  await signInAsStaff(page);
  const customer = aCustomer('Ferreira');
  const { id, order: takenOrder } = await takenOrderOf(page, customer);
  const { reference } = takenOrder;
  const order = new OrderPage(page);
  await order.open(id);
  await (await order.section('Collection')).getByRole('button', { name: 'Let the customer choose' }).click();
  await page.getByRole('menuitem', { name: 'Measuring visit' }).click();
  await page.getByText(/^Measuring visit: the customer gets an email/).waitFor();

  const offer = await mailbox.mailTo(customer.customerEmail, /^Choose a time for your measuring visit/);
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const visitor = await context.newPage();
  const response = await visitor.goto(orderPathIn(offer));
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  await visitor.getByRole('heading', { name: 'When may we come to measure?' }).waitFor();
  expect(await visitor.getByRole('main').innerText()).not.toContain(customer.customerName);
  await expectAccessible(visitor, 'the page of an order');
  await expectNoHorizontalScroll(visitor);

  const firstDay = project.name === 'desktop' ? 0 : 2;
  // The top is collected, so nobody knows yet where to measure.
  const address = visitor.getByRole('group', { name: 'Where do we measure?' });
  await address.getByLabel('Postcode').fill('RG4 6PA');
  await address.getByLabel('Full address').fill('9 Mill Lane, Reading');
  await pick(visitor, firstDay, 'Book this time');
  await visitor.getByText(/^Booked: /).waitFor();
  const booked = await calendarIn(await mailbox.mailTo(customer.customerEmail, /^Measuring visit: /));
  expect(booked).toMatch(/METHOD:REQUEST[^]*SEQUENCE:1\r?\n/);

  await visitor.getByRole('button', { name: 'Move it' }).click();
  await pick(visitor, firstDay + 1, 'Move it here');
  await visitor.getByText(/^Booked: /).waitFor();
  const moved = await calendarIn(await mailbox.mailTo(customer.customerEmail, /^Moved: measuring visit/));
  expect(moved).toMatch(/METHOD:REQUEST[^]*SEQUENCE:2\r?\n/);
  const uidOf = (calendar: string) => /^UID:.*$/m.exec(calendar)?.[0];
  expect(uidOf(moved)).toBe(uidOf(booked));

  const [, year, month, day] = /DTSTART:(\d{4})(\d\d)(\d\d)/.exec(moved) ?? [];
  await page.goto(`/admin/calendar?from=${year}-${month}-${day}`);
  const card = page.getByRole('listitem').filter({ hasText: customer.customerName }).last();
  await expect(card).toContainText(reference);
  await expectAccessible(page, 'the calendar');
  await expectNoHorizontalScroll(page);
  await card.getByRole('button', { name: `Measuring visit, ${reference}: actions` }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(page.getByRole('link', { name: reference })).toHaveCount(0);

  const cancelled = await calendarIn(
    await mailbox.mailTo(customer.customerEmail, /^Cancelled: measuring visit/),
  );
  expect(cancelled).toMatch(/METHOD:CANCEL[^]*SEQUENCE:3\r?\n/);
  expect(uidOf(cancelled)).toBe(uidOf(booked));
  await visitor.reload();
  await visitor.getByText('Cancelled.').waitFor();
  await expectAccessible(visitor, 'the page after cancelling');
  await context.close();
});
