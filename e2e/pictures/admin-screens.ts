import type { Locator, Page } from '@playwright/test';
import { waitForAnimations } from '../fixtures/wait-for-animations';
import { fillBoard } from './fill-board';

/** A screen of the admin in the docs. */
export interface AdminScreen {
  name: string;
  path: string;
  isSignedOut?: boolean;
  prepare?: (page: Page) => Promise<void>;
  /** The mockup's files by width; some have a dark one. */
  mockup?: { 1440?: string; 390?: string; '1440-dark'?: string };
}

/** Opens the item of that name, in a table or on a card. */
const openRow =
  (name: string, heading = name) =>
  async (page: Page) => {
    await page.getByRole('main').getByText(name, { exact: true }).first().click();
    await page.getByRole('heading', { name: heading }).first().waitFor();
  };

const openEleanorsOrder = async (page: Page) => {
  await page.getByText('Eleanor Marsh').first().click();
  await page.getByText('Total inc. VAT').waitFor();
};

const showAtTop = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    element.style.scrollMarginTop = '14rem';
    element.scrollIntoView({ block: 'start' });
  });

const openInquiry = openRow('Harriet Cole');

const mockupOf = (name: string) => ({ 1440: `admin-${name}-desktop.png`, 390: `admin-${name}-phone.png` });

export const adminScreens: readonly AdminScreen[] = [
  {
    name: 'login',
    path: '/admin',
    isSignedOut: true,
    mockup: mockupOf('gate'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Login as Admin' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill('alison@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').filter({ hasText: 'password' }).waitFor();
    },
  },
  {
    name: 'orders',
    path: '/admin',
    mockup: {
      1440: 'admin-orders.png',
      '1440-dark': 'admin-orders-dark.png',
      390: 'admin-orders-phone.png',
    },
  },
  {
    name: 'order',
    path: '/admin',
    mockup: mockupOf('order'),
    prepare: openEleanorsOrder,
  },
  {
    name: 'job',
    path: '/admin',
    prepare: async (page) => {
      await page.getByText('Hadley Baths').first().click();
      await showAtTop(page.getByRole('heading', { name: /^Job\b/ }));
    },
  },
  {
    name: 'create-order',
    path: '/admin',
    prepare: async (page) => {
      await page.getByText('Hadley Baths').first().click();
      await page.getByRole('link', { name: 'Create an order…' }).click();
      await page.getByRole('radio', { name: 'Delivery £35.00' }).check();
      // Selected items change colour in a transition.
      await waitForAnimations(page);
    },
  },
  {
    name: 'order-money',
    path: '/admin',
    prepare: async (page) => {
      await openEleanorsOrder(page);
      await showAtTop(page.getByRole('heading', { name: /^Money/ }));
    },
  },
  {
    name: 'record-payment',
    path: '/admin',
    prepare: async (page) => {
      await openEleanorsOrder(page);
      await page.getByRole('button', { name: 'Record payment…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record a payment' });
      await dialog.getByLabel('Paid by').selectOption('Cash');
    },
  },
  {
    name: 'cancel-order',
    path: '/admin',
    prepare: async (page) => {
      await openEleanorsOrder(page);
      await page
        .getByRole('button', { name: /^Actions for/ })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Cancel order…' }).click();
      await page.getByRole('dialog').getByLabel('Refund', { exact: true }).waitFor();
    },
  },
  { name: 'inquiries', path: '/admin/inquiries', prepare: openInquiry, mockup: mockupOf('enquiries') },
  {
    name: 'conversation',
    path: '/admin/inquiries',
    prepare: async (page) => {
      await openInquiry(page);
      await showAtTop(page.getByText('Fourteen tops in one quartz').first());
    },
  },
  {
    name: 'new-quote',
    path: '/admin/inquiries',
    mockup: mockupOf('new-quote'),
    prepare: async (page) => {
      await openInquiry(page);
      await page.getByRole('link', { name: 'Create a quote' }).click();
      const form = page.getByRole('form', { name: 'New quote' });
      await form.getByRole('combobox', { name: 'Material' }).selectOption({ label: 'Marble' });
      await form.getByRole('combobox', { name: 'Colour' }).selectOption({ label: 'Calacatta Gold' });
      await form.getByRole('combobox', { name: 'Thickness' }).selectOption({ index: 1 });
      await form.getByRole('textbox', { name: 'Length' }).fill('1200');
      await form.getByRole('textbox', { name: 'Width' }).fill('350');
    },
  },
  { name: 'materials', path: '/admin/materials', prepare: openRow('Marble'), mockup: mockupOf('materials') },
  {
    name: 'colors',
    path: '/admin/colors',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Marble/ }).click();
      await openRow('Calacatta Gold')(page);
    },
    mockup: { 1440: 'admin-colors.png' },
  },
  {
    name: 'change-prices',
    path: '/admin/colors',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Change prices' }).click();
      await page.getByRole('textbox', { name: /^Percent/ }).fill('4');
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('columnheader', { name: 'Now' }).waitFor();
    },
  },
  { name: 'sink-types', path: '/admin/sink-types' },
  { name: 'thicknesses', path: '/admin/thicknesses' },
  { name: 'cutouts', path: '/admin/cutouts' },
  { name: 'basins', path: '/admin/basins' },
  { name: 'migration', path: '/admin/migration', mockup: mockupOf('migration') },
  { name: 'today', path: '/admin/today' },
  { name: 'calendar', path: '/admin/calendar' },
  { name: 'visits', path: '/admin/visits' },
  {
    name: 'top',
    path: '/admin',
    prepare: async (page) => {
      await openEleanorsOrder(page);
      await page.getByRole('link', { name: 'Workshop card' }).first().click();
      await page.getByText('Cut list').waitFor();
    },
  },
  { name: 'money', path: '/admin/money' },
  { name: 'invoices', path: '/admin/money/invoices' },
  { name: 'deposits', path: '/admin/money/deposits' },
  { name: 'money-by-week', path: '/admin/money/weeks' },
  { name: 'bank-statement', path: '/admin/money/statement' },
  { name: 'month-end', path: '/admin/money/month' },
  {
    name: 'mails',
    path: '/admin/mails',
    prepare: async (page) => {
      const preview = page.waitForResponse(/\/preview$/);
      await page
        .getByRole('main')
        .getByText(/^Deposit received/)
        .first()
        .click();
      await preview;
      await page.locator('iframe').waitFor();
    },
  },
  { name: 'audit', path: '/admin/audit' },
  { name: 'people', path: '/admin/people?search=marsh' },
  {
    name: 'customer',
    path: '/admin/people?search=marsh',
    prepare: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Eleanor Marsh/ })
        .first()
        .click();
      await page
        .getByRole('heading', { name: /Quotes and orders|Orders/ })
        .first()
        .waitFor();
    },
  },
  { name: 'trade-prices', path: '/admin/trade' },
  { name: 'hours', path: '/admin/hours' },
  { name: 'cancelling', path: '/admin/cancelling' },
  { name: 'company', path: '/admin/company' },
  { name: 'making', path: '/admin/making' },
  { name: 'users', path: '/admin/users' },
  { name: 'retention', path: '/admin/retention' },
  { name: 'system', path: '/admin/system', mockup: mockupOf('status') },
  { name: 'account', path: '/admin/account' },
  {
    // Last, as its changes show on the other screens.
    name: 'board',
    path: '/admin/board',
    prepare: async (page) => {
      await fillBoard(page.request);
      await page.reload();
      await page.getByRole('button', { name: /^Move/ }).first().waitFor();
    },
  },
];
