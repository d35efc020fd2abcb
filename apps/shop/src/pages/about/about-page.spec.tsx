import { milestones, showSamples, statistics, team } from '@app/content';
import { render, screen } from '@testing-library/react';
import { AboutPage } from './about-page';

afterEach(() => showSamples(false));

it('shows story, values and milestones', () => {
  render(<AboutPage />);

  expect(screen.getByRole('heading', { name: 'Our story' })).toBeVisible();
  expect(screen.getByText(/We call within 24 hours of your deposit to confirm measurements/)).toBeVisible();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const { year, title, text } of milestones) expect(items).toContain(`${year}${title}${text}`);
});

it('shows team and figures if samples may be shown', () => {
  showSamples(true);
  render(<AboutPage />);

  for (const { name, role } of team) {
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText(role)).toBeVisible();
  }
  for (const { meaning } of statistics) expect(screen.getByText(meaning)).toBeVisible();
});

it('shows no invented people or figures in production (D40)', () => {
  render(<AboutPage />);

  expect(screen.queryByRole('heading', { name: 'The people' })).not.toBeInTheDocument();
  expect(screen.queryByText('Alison Ward')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'In figures' })).not.toBeInTheDocument();
});
