import { readFile } from 'node:fs/promises';
import { paths } from '@app/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { openBoard } from '../../fixtures/board';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { pdfText } from '../../fixtures/pdf-text';
import { sign } from '../../fixtures/sign';
import { aCustomer, bookByStaff, OrderPage, takenOrderOf } from '../../fixtures/staff-order';
import { signInAsStaff, signInColleague } from '../../fixtures/staff-session';
import { calacattaGold } from '../../fixtures/top-configuration';

// An unsigned drawing is refused.
test.use({ expectedConsoleErrors: /status of 409/ });

const withBasin = { ...calacattaGold, sink: 'Undermount Oval', cutouts: ['Tap hole, 35 mm'] };
/** 357.00, a basin's opening at 95.00 and a tap hole at 25.00. */
const totalAmount = '477.00';
const unsigned = 'Drawing not agreed';

const pdfAt = async ({ request }: Page, path: string) => pdfText(await (await request.get(path)).body());

async function placeParts(form: Locator): Promise<void> {
  await form.getByRole('switch', { name: 'Positions agreed' }).click();
  await form
    .getByRole('group', { name: 'Undermount Oval' })
    .getByLabel('Centre from the left end')
    .fill('610');
}

test('the customer agrees to the drawing by mail: until then it is marked, sent again and not cut without a reason; then it is the job sheet, and a file for the saw', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAsStaff(page);
  const customer = aCustomer('Tamsin');
  const { id, reference, order: taken } = await takenOrderOf(page, customer, { totalAmount }, withBasin);
  const order = new OrderPage(page);
  await order.open(id);
  await order.next.getByRole('button', { name: 'Enter sizes…' }).click();
  const form = order.main.getByRole('form', { name: 'Sizes to cut' });
  await placeParts(form);
  await expectAccessible(page, 'sizes to cut, with positions');
  await expectNoHorizontalScroll(page);
  await form.getByRole('button', { name: 'Confirm sizes' }).click();
  await expect(order.next.getByText('Drawing not agreed to yet')).toBeVisible();
  await expect(order.main.getByText(unsigned, { exact: true })).toBeVisible();
  await expectAccessible(page, 'an order whose drawing is not agreed to');
  await expectNoHorizontalScroll(page);
  await expect(order.main.getByRole('link', { name: 'DXF file' })).toHaveCount(0);
  expect(await pdfAt(page, paths.jobSheet(id))).toContain('NOT SIGNED, do not cut');

  await order.next.getByRole('button', { name: 'Move to In production' }).click();
  const why = page.getByRole('dialog', { name: `The drawing of ${reference} is not signed` });
  await why.getByRole('button', { name: 'Go on' }).click();
  await expect(why.getByText('Please say why')).toBeVisible();
  await expectAccessible(page, 'asking why an unsigned drawing is cut');
  await why.getByRole('button', { name: 'Leave it on hold' }).click();
  await order.next.getByRole('button', { name: 'Send the drawing', exact: true }).click();
  await expect(order.next.getByText(/^Sent to .* today, \d\d:\d\d\./)).toBeVisible();
  await expect(order.next.getByRole('button', { name: 'Send the drawing again' })).toBeVisible();
  const card = await openBoard(page, 'Measured', taken.reference);
  await expect(card.getByText(unsigned)).toBeVisible();

  const mail = await new Mailbox().mailTo(customer.customerEmail, /please check the drawing/);
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await visitor.goto(/\/order\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? 'no link');
  const drawing = visitor.getByRole('region', { name: 'The drawing we cut by' });
  await expect(drawing.getByText('Centre 610 mm from the left end, 194 mm from the wall')).toBeVisible();
  await drawing.getByLabel('Your name').fill('Meera Tamsin');
  await expectAccessible(visitor, 'a drawing to agree to');
  await expectNoHorizontalScroll(visitor);
  await drawing.getByRole('button', { name: 'Agree to this drawing' }).click();
  await expect(drawing.getByText(/^You agreed to this drawing on/)).toBeVisible();
  await expectAccessible(visitor, 'a drawing that is agreed to');
  await visitor.context().close();

  await page.reload();
  await expect(
    page.getByRole('listitem').filter({ hasText: taken.reference }).getByText(unsigned),
  ).toHaveCount(0);
  const agreement = 'Drawing agreed by Meera Tamsin, on the page of the order';
  const sheet = await pdfAt(page, paths.jobSheet(id));
  expect(sheet).toContain(agreement);
  expect(sheet).toContain('centre 610, 194');
  await order.open(id);
  await order.main.getByRole('button', { name: 'Sizes to cut…' }).click();
  const trueSize = order.main.getByRole('link', { name: 'True size (PDF)' });
  const printed = await pdfAt(page, (await trueSize.getAttribute('href')) ?? '');
  expect(printed).toContain(reference);
  expect(printed).toMatch(/50 mm/);
  const download = page.waitForEvent('download');
  await order.main.getByRole('link', { name: 'DXF file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.dxf$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/AC1009[^]*EOF\s*$/);
  await order.next.getByRole('button', { name: 'Move to In production' }).click();
  await expect(order.main.getByRole('button', { name: /Stage of .*: In production/ })).toBeVisible();
});

test('the customer signs the drawing on the fitter’s screen, and the workshop cuts by it without a reason', async ({
  page,
  browser,
}, { project }) => {
  const office = await (await browser.newContext()).newPage();
  await signInAsStaff(office);
  const { id, reference } = await takenOrderOf(office, aCustomer('Wren'), { totalAmount }, withBasin);
  const { id: personId } = await signInColleague(office, page, { role: 'fitter', firstName: 'Rae' });
  const day = new Date(Date.now() + (project.name === 'desktop' ? 2 : 3) * 86_400_000);
  await bookByStaff(office, id, {
    kind: 'measuring-visit',
    startsAt: `${day.toISOString().slice(0, 10)}T09:00:00.000Z`,
    personId,
    address: '9 Mill Lane, Reading, RG4 6PA',
  });
  await page.goto('/admin/visits');
  await page.getByRole('button', { name: 'Record sizes' }).first().click();
  const sizes = page.getByRole('dialog', { name: `Sizes of ${reference}` });
  await sizes.getByRole('button', { name: 'Save' }).click();
  await expect(sizes.getByText('Please agree the position of each basin and cut-out first')).toBeVisible();
  await placeParts(sizes);
  await expect(sizes.getByRole('region', { name: 'Drawing to sign' })).toContainText(
    '610 mm from the left end',
  );
  await sign(page);
  await expectAccessible(page, 'a drawing to sign on the fitter’s screen');
  await expectNoHorizontalScroll(page);
  await sizes.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Sizes of ${reference}: sent to the office`, { exact: true }).waitFor();

  const sheet = await pdfAt(office, paths.jobSheet(id));
  expect(sheet).toMatch(/Drawing agreed by Meera Wren \w+, signed on site/);
  expect(sheet).toContain('centre 610, 194');
  const started = await office.request.put(paths.orderStage(id), {
    data: { from: 'measured', stage: 'in-production' },
  });
  expect(started.status(), await started.text()).toBe(200);
  await office.context().close();
});
