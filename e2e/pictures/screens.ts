import type { Page } from '@playwright/test';
import { Calculator, calacattaTop } from '../fixtures/calculator';

/** A screen that the docs show. */
export interface Screen {
  /** Of its files: <name>-1280.webp, <name>-390.webp. */
  name: string;
  path: string;
  /** What is done on it first; then the window is shown, else the whole page. */
  visit?: (page: Page) => Promise<void>;
}

async function configure(page: Page): Promise<Calculator> {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.configure(calacattaTop);
  await calculator.goOn();
  await calculator.choice(/^Undermount Oval/).check();
  return calculator;
}

async function save(page: Page): Promise<void> {
  const calculator = await configure(page);
  await calculator.save.click();
  await calculator.dialog.getByText('Your quote is saved').waitFor();
}

async function openBasket(page: Page) {
  await save(page);
  await page.getByRole('button', { name: 'Add to basket and open basket' }).click();
  const basket = page.getByRole('dialog', { name: 'Your Quotes Basket' });
  await basket.getByText('Calacatta Gold').first().waitFor();
  return basket;
}

/** A top that is larger than the calculator goes. */
async function askForAPrice(page: Page): Promise<void> {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.choice(calacattaTop.material).check();
  await calculator.goOn();
  await calculator.length.fill('3400');
  await calculator.width.fill('620');
  await calculator.choice(calacattaTop.thickness).check();
  // A size that may be a slip stops once.
  await calculator.goOn();
  await calculator.goOn();
  await calculator.choice(calacattaTop.color).check();
  await calculator.goOn();
  const ask = 'Ask us to price this';
  await calculator.dialog.getByRole('button', { name: ask }).click();
  await page.getByRole('dialog', { name: ask }).getByRole('textbox').first().waitFor();
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'materials', path: '/materials' },
  { name: 'kitchens', path: '/kitchens' },
  { name: 'trade', path: '/trade' },
  { name: 'contact', path: '/contact' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'calculator', path: '/', visit: async (page) => void (await configure(page)) },
  { name: 'saved', path: '/', visit: save },
  {
    name: 'email-quote',
    path: '/',
    visit: async (page) => {
      await save(page);
      await page.getByRole('button', { name: 'Email Quote to Me' }).click();
      await page.getByRole('dialog', { name: 'Email Quote to Me' }).getByRole('textbox').first().waitFor();
    },
  },
  { name: 'price-inquiry', path: '/', visit: askForAPrice },
  { name: 'basket', path: '/', visit: async (page) => void (await openBasket(page)) },
  {
    name: 'checkout',
    path: '/',
    visit: async (page) => {
      const basket = await openBasket(page);
      await basket.getByRole('button', { name: 'Pay Deposit' }).click();
      await page.getByRole('dialog', { name: 'Secure Your Order' }).getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'quote',
    path: '/',
    visit: async (page) => {
      await save(page);
      await page.getByRole('link', { name: 'Open your quote' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your quote' }).waitFor();
    },
  },
];
