import pg from 'pg';
import { Calculator } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';

test.use({ expectedComplaints: /status of 409/ });

// The same code at either width, and the catalogue is shared.
test(
  'a price that changed meanwhile is shown before anything is saved',
  { tag: '@desktop' },
  async ({ page }) => {
    const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await database.connect();
    const setRate = (rate: string) =>
      database.query(`UPDATE color SET price_modifier = $1 WHERE name = 'Midnight'`, [rate]);
    const { rows } = await database.query<{ rate: string }>(
      `SELECT price_modifier::text AS rate FROM color WHERE name = 'Midnight'`,
    );
    const before = rows[0]?.rate ?? '';
    try {
      await page.goto('/');
      const calculator = new Calculator(page);
      await calculator.open();
      await calculator.configure({
        material: 'Solid Surface',
        length: '1000',
        width: '300',
        thickness: /^20mm/,
        color: /^Midnight/,
      });
      await setRate('9.99');
      await calculator.save.click();

      await expect(calculator.says('£299.70')).toBeVisible();
      await expect(calculator.dialog.getByText(/This top now costs £299\.70/)).toBeVisible();
      await expect(calculator.dialog.getByText(/^VT-/)).toHaveCount(0);

      await calculator.save.click();
      await expect(calculator.dialog.getByText(/^VT-\d{2}-\d{5,}$/)).toBeVisible();
    } finally {
      await setRate(before);
      await database.end();
    }
  },
);
