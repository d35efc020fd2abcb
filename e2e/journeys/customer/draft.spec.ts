import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';

test('a configuration survives closing the tab', async ({ context }) => {
  const first = await context.newPage();
  await first.goto('/');
  const before = new Calculator(first);
  await before.open();
  await before.configure(calacattaTop);
  await expect(before.says('£357.00')).toBeVisible();
  await first.close();

  const second = await context.newPage();
  await second.goto('/');
  const after = new Calculator(second);
  await after.open();
  await after.dialog.getByRole('button', { name: 'Resume your last configuration' }).click();

  await expect(after.says('£357.00')).toBeVisible();
});
