import { globSync, readFileSync } from 'node:fs';
import { acrossElements } from '@app/ui/testing';
import { paths, sessionHintCookie, tradeHintCookie } from '@app/contracts';
import { company, legal } from '@app/content';
import { render, screen } from '@testing-library/react';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { CookiesPage } from '../cookies/cookies-page';
import { PrivacyPage } from '../privacy/privacy-page';
import { TermsPage } from './terms-page';

it('states the refund at each stage, and for a changed price after measuring, in the owner’s figures', async () => {
  const rules = { toMeasure: '20.00', measured: '75.00', cut: null };
  new FakeApi().on('GET', paths.cancellingRules, mockResponses.ok(rules));
  render(<TermsPage />);

  for (const expectedText of [
    'Until the sizes are agreed with you, we keep £20.00 for our work, never more than the deposit, and refund the rest.',
    'From then until your stone is cut, we keep £75.00 for our work, never more than the deposit, and refund the rest.',
    'Once it is being cut, nothing is refunded, as the top is made to measure.',
  ])
    expect(await screen.findByText(acrossElements(expectedText))).toBeVisible();
  expect(
    screen.getByText(
      acrossElements(/do not agree to the new price.*as before measuring, and we keep £20\.00 for our work/),
    ),
  ).toBeVisible();
});

it('has terms of sale with deposit, delivery, tolerances and the right to cancel', async () => {
  new FakeApi();
  render(<TermsPage />);
  await screen.findByText(/^Once it is being cut/);

  for (const expectedText of [
    /deposit of 10% of the total/,
    /we set the day by which it is due, and send you an email/,
    /within 4 weeks of the day on which you agree the sizes/,
    /holds its price for 30 days/,
    /14-day right to cancel/,
    /within ±2 mm/,
    /£35\.00 and covers up to two tops/,
    /Consumer Rights Act 2015/,
    /differ from slab to slab/,
  ])
    expect(screen.getByText(acrossElements(expectedText))).toBeVisible();
  expect(screen.getByText(`Company number ${legal.companyNumber}`)).toBeVisible();
});

it("states what is stored, for how long, the visitor's rights and where to complain", () => {
  render(<PrivacyPage />);

  expect(screen.getByRole('heading', { name: 'What we keep, and why' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'For how long' })).toBeVisible();
  // Must match the API's retention rules.
  for (const expectedText of [/six years after/, /came to nothing: 24 months/, /Baskets: 90 days/])
    expect(screen.getByText(expectedText)).toBeVisible();
  expect(screen.getByText(/Under the UK GDPR/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^ico\.org\.uk/ })).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'a page of its own' })).toHaveAttribute('href', '/cookies');
  expect(screen.getByRole('link', { name: company.email })).toBeVisible();
});

/** Keys of `StoredEntry`, as the code writes them, with their rows on the page. */
const rowsOfStorageKeys: Record<string, string> = {
  basketSessionKey: 'Basket session',
  basketChangedKey: 'Basket change',
  "'calculator-draft'": 'Calculator draft',
  "'deposit-details'": 'Deposit form',
  "'browser-key'": 'Browser key',
  '`order-of:${paymentId}`': 'Order link',
  dismissedOfferKey: 'Offer banner',
  "'reloaded-for'": 'Reloaded file',
  "'admin-theme'": 'admin-theme',
};

it('lists every cookie and storage entry, and says that there is no tracking', () => {
  render(<CookiesPage />);

  expect(storageKeysInCode()).toEqual(Object.keys(rowsOfStorageKeys).sort());
  const cookies = ['trade', tradeHintCookie, 'sid', 'device', sessionHintCookie];
  for (const name of [...Object.values(rowsOfStorageKeys), ...cookies])
    expect(screen.getByRole('rowheader', { name })).toBeVisible();
  expect(screen.getByText(/No advertising, no analytics/)).toBeVisible();
});

function storageKeysInCode(): string[] {
  const workspace = `${import.meta.dirname}/../../../../..`;
  const files = globSync(['apps/{shop,admin}/src/**/*.{ts,tsx}', 'libs/ui/src/**/*.{ts,tsx}'], {
    cwd: workspace,
  });
  return files
    .filter((file) => !/\.spec\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`${workspace}/${file}`, 'utf8').matchAll(
        /new StoredEntry\(\s*'(?:local|session)Storage',\s*([^,]+),/g,
      ),
    ])
    .map(([, key = '']) => key)
    .sort();
}
