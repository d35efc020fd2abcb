import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { Calculator } from '../../fixtures/calculator';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';

const longTop = {
  material: 'Marble',
  length: '1800',
  width: '350',
  thickness: /^20mm/,
  color: /^Calacatta Gold/,
};

const distanceOf = (editor: Locator, part: string) =>
  editor.getByRole('group', { name: part }).getByLabel('Centre from the left end');

/** By half its own width to the right. */
async function rightOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('no handle');
  const y = box.y + box.height / 2;
  return Array.from({ length: 5 }, (_, step) => ({ x: box.x + box.width * (0.5 + step / 8), y }));
}

async function dragByMouse({ mouse }: Page, part: Locator): Promise<void> {
  const [start = { x: 0, y: 0 }, ...way] = await rightOf(part);
  await mouse.move(start.x, start.y);
  await mouse.down();
  for (const { x, y } of way) await mouse.move(x, y);
  await mouse.up();
}

async function dragByFinger(page: Page, part: Locator): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  const [start, ...way] = await rightOf(part);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  if (start) await touch('touchStart', start);
  for (const point of way) await touch('touchMove', point);
  await touch('touchEnd');
  await touches.detach();
}

for (const tag of ['@desktop', '@phone'])
  test(
    `a double basin with two taps, placed by mouse or finger, keyboard and typing ${tag}`,
    { tag },
    async ({ page, isMobile }) => {
      await page.goto('/');
      const calculator = new Calculator(page);
      await calculator.open();
      await calculator.configure(longTop);
      await calculator.goToNextStep();
      await calculator.choice(/^Undermount Oval/).check();
      await calculator.cutout(/^Tap hole, 35 mm/).check();
      await calculator.dialog.getByRole('button', { name: 'Place them yourself' }).click();
      const editor = page.getByRole('dialog', { name: 'Place sink and cut-outs' });
      await editor.getByRole('button', { name: 'Second basin, + £95.00' }).click();
      await editor.getByRole('button', { name: 'Another Tap hole, 35 mm, + £25.00' }).click();
      await expect(distanceOf(editor, 'Tap hole, 35 mm (2 of 2)')).toHaveValue('1350');
      await expectAccessible(page, 'positions of sink and cut-outs');
      await expectNoHorizontalScroll(page);

      // Typed: too near to the end, which is said at once.
      await distanceOf(editor, 'Undermount Oval (1 of 2)').fill('230');
      await expect(editor.getByText(/leaves 15 mm of stone to the left end; it needs 50 mm/)).toBeVisible();

      // By mouse, or with a finger, further to the middle of the top.
      const basin = editor.getByRole('button', { name: /^Move Undermount Oval \(1 of 2\)/ });
      await basin.scrollIntoViewIfNeeded();
      await (isMobile ? dragByFinger : dragByMouse)(page, basin);
      await expect(editor.getByText(/it needs 50 mm/)).toHaveCount(0);

      // By keyboard, to the millimetre.
      const dragged = Number(await distanceOf(editor, 'Undermount Oval (1 of 2)').inputValue());
      expect(dragged).toBeGreaterThan(300);
      await basin.press('ArrowRight');
      await expect(distanceOf(editor, 'Undermount Oval (1 of 2)')).toHaveValue(String(dragged + 1));

      await editor.getByRole('button', { name: 'Use these positions' }).click();
      await calculator.save.click();
      await calculator.dialog.getByRole('link', { name: 'Open your quote' }).click();
      await expect(page.getByRole('img', { name: /1800 by 350 millimetres, two oval sinks/ })).toBeVisible();
      // 63 units at £8.50, two basins and two holes.
      await expect(page.getByText('£775.50').first()).toBeVisible();
      await expect(page.getByText('2 at £95.00; cut-out only, no basin')).toBeVisible();
    },
  );
