import { company, showroom } from '@app/content';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactPage } from './contact-page';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells phone, e-mail, showroom and hours, and what is made', () => {
  render(<ContactPage />);

  expect(screen.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  expect(screen.getByText(`${showroom.street}, ${showroom.town} ${showroom.postcode}`)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Monday to Thursday/ })).toHaveTextContent('8:30 to 17:00');
  expect(screen.getByRole('row', { name: /^Sunday/ })).toHaveTextContent('Closed');
  for (const service of ['Custom Vanity Tops', 'Luxury Mirrors', 'Window Sills'])
    expect(screen.getByRole('heading', { name: service })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get Instant Free Quote' })).toBeVisible();
});

it('leads to the showroom in a tab of its own', () => {
  render(<ContactPage />);
  const directions = screen.getByRole('link', { name: /^Get directions ?, opens in a new tab$/ });

  expect(directions).toHaveAttribute('href', showroom.directionsUrl);
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions).toHaveAttribute('rel', 'noopener');
});

it.each([
  ['2026-11-21T12:00:00Z', /^Saturday ?, today/],
  ['2026-11-24T12:00:00Z', /^Monday to Thursday ?, today/],
])('marks today’s hours, %s', (now, row) => {
  vi.setSystemTime(new Date(now));
  render(<ContactPage />);

  expect(screen.getByRole('row', { current: 'date' })).toHaveAccessibleName(row);
});

it('marks no day in the prerendered page, which may be read on any', () => {
  expect(renderToString(<ContactPage />)).not.toContain('aria-current');
});
