import { company, showroom, showSamples } from '@app/content';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactPage } from './contact-page';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  showSamples(false);
});

it('shows phone, email, showroom, hours, and services', () => {
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
  expect(screen.getByRole('row', { name: /^Monday to Friday/ })).toHaveTextContent('08:00 to 17:00');
  expect(screen.getByRole('row', { name: /^Sunday/ })).toHaveTextContent('Closed');
  for (const service of ['Custom Vanity Tops', 'Luxury Mirrors', 'Window Sills'])
    expect(screen.getByRole('heading', { name: service })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get Instant Free Quote' })).toBeVisible();
});

it('opens directions in a new tab', () => {
  render(<ContactPage />);
  const directions = screen.getByRole('link', { name: /^Get directions ?, opens in a new tab$/ });

  expect(directions).toHaveAttribute('href', showroom.directionsUrl);
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions).toHaveAttribute('rel', 'noopener');
});

it.each([
  ['2026-11-23T12:00:00Z', 'Open now until 17:00'],
  ['2026-11-23T07:00:00Z', 'Closed now opens today at 08:00'],
  ['2026-11-23T18:00:00Z', 'Closed now opens tomorrow at 08:00'],
  ['2026-11-28T15:00:00Z', 'Closed now opens Monday at 08:00'],
])('says whether we are open, %s', (now, expectedText) => {
  vi.setSystemTime(new Date(now));
  render(<ContactPage />);

  expect(screen.getByText(/^(?:Open|Closed) now$/).parentElement).toHaveTextContent(expectedText);
});

it('states no day or hour in the prerendered page that may be wrong later', () => {
  const page = renderToString(<ContactPage />);

  expect(page).not.toContain('aria-current');
  expect(page).not.toMatch(/(?:Open|Closed) now/);
});

it('shows who answers the phone and the map, if samples may be shown (D40)', () => {
  const sketch = { name: /^Sketch of the streets around the showroom\. From the station/ };
  const { unmount } = render(<ContactPage />);
  expect(screen.queryByText('Founder, answers the phone')).not.toBeInTheDocument();
  expect(screen.queryByRole('img', sketch)).not.toBeInTheDocument();
  unmount();

  showSamples(true);
  render(<ContactPage />);
  expect(screen.getByText('Alison Ward').nextElementSibling).toHaveTextContent('Founder, answers the phone');
  expect(screen.getByRole('img', sketch)).toBeVisible();
});
