import { expectAccessible } from '../../fixtures/accessibility';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';

test('a visitor enters walls, squareness and cabinet, also before a sink: what does not fit is named, the skew is drawn, and the quote has it', async ({
  page,
}) => {
  await page.goto('/');
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.configure(calacattaTop);
  await calculator.goToNextStep();
  await calculator.dialog.getByRole('button', { name: 'Enter the room' }).click();
  const room = page.getByRole('dialog', { name: 'The room and the cabinet' });
  for (const wall of ['The left end', 'The right end'])
    await room.getByRole('checkbox', { name: wall }).check();
  await room.getByLabel('Along the back').fill('1196');
  await room.getByLabel('Along the front').fill('1190');
  await expect(
    room.getByText('A top of 1200 mm does not fit between walls that are 1196 mm apart.'),
  ).toBeVisible();
  await room.getByRole('checkbox', { name: 'The right end' }).uncheck();
  await expect(room.getByText(/does not fit between walls/)).toHaveCount(0);

  await room.getByLabel('Back left to front right').fill('1250');
  await room.getByLabel('Back right to front left').fill('1240');
  await expect(room.getByRole('img', { name: 'The room from above, 6 mm out of square' })).toBeVisible();
  await room.getByLabel('Depth at the left').fill('350');
  await room.getByLabel('Depth at the right').fill('380');
  await expect(room.getByRole('img', { name: 'The room from above, 30 mm out of square' })).toBeVisible();
  await expect(
    room.getByText(
      'The room is 30 mm out of square. We cut it to the larger size, 1196 × 380 mm, and scribe it to the walls.',
    ),
  ).toBeVisible();
  // There is nothing whose distance could be measured from a leaning wall.
  await expect(room.getByText(/Distances are measured/)).toHaveCount(0);

  await room.getByRole('checkbox', { name: 'A cabinet' }).check();
  await room.getByLabel('Width inside').fill('500');
  await expect(room.getByText(/^The right end reaches 664 mm beyond the cabinet/)).toBeVisible();
  await room.getByLabel('Width inside').fill('900');
  await room.getByLabel(/left end to its inside/).fill('200');
  await expect(room.getByText(/beyond the cabinet/)).toHaveCount(0);
  await expectAccessible(page, 'the room and the cabinet');
  await expectNoHorizontalScroll(page);
  await room.getByRole('button', { name: 'Use this room' }).click();

  // A sink that is chosen after the room has no position until somebody places it.
  await calculator.choice(/^Undermount Oval/).check();
  await expect(calculator.dialog.getByText(/Else we agree it when we call/)).toBeVisible();
  // A basin that does not clear the cabinet is named beside the choice.
  await calculator.dialog.getByRole('button', { name: 'Place them yourself' }).click();
  const places = page.getByRole('dialog', { name: 'Place sink and cut-outs' });
  await places
    .getByRole('group', { name: 'Undermount Oval' })
    .getByLabel('Centre from the left end')
    .fill('400');
  await expect(
    places.getByText(/^‘Undermount Oval’ (?:clears|meets) the left side of the cabinet/),
  ).toBeVisible();
  await expect(places.getByText(/^Distances are measured from the left end/)).toBeVisible();
  await places
    .getByRole('group', { name: 'Undermount Oval' })
    .getByLabel('Centre from the left end')
    .fill('650');
  await places.getByRole('button', { name: 'Use these positions' }).click();
  await calculator.save.click();
  await calculator.dialog.getByRole('link', { name: 'Open your quote' }).click();
  await expect(page.getByText('900 mm inside, from 200 mm', { exact: false })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The room from above, 30 mm out of square' })).toBeVisible();
  await expectAccessible(page, 'a quote with a room');
  await expectNoHorizontalScroll(page);
});
