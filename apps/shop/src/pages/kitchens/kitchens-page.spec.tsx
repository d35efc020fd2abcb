import { kitchenPartner } from '@app/content';
import { render, screen } from '@testing-library/react';
import { KitchensPage } from './kitchens-page';

it('shows five materials, with the specified facts about two', () => {
  render(<KitchensPage />);

  for (const name of ['Granite', 'Porcelain', 'Quartz', 'Solid Surface', 'Marble'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(screen.getByText(/Heat resistant up to 250°C/)).toBeVisible();
  expect(screen.getByText(/Ultra-thin 3mm option/)).toBeVisible();
});

it('opens the partner’s site in a new tab, and announces that', () => {
  render(<KitchensPage />);
  const links = screen.getAllByRole('link', { name: /^More Information ?, .*opens in a new tab$/ });

  expect(links).toHaveLength(3);
  expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(3);
  for (const link of links) {
    expect(link).toHaveAttribute('href', kitchenPartner.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

it('has four steps, and ends with a link to bathrooms', () => {
  render(<KitchensPage />);

  for (const step of ['Choose the stone', 'Send the plan', 'Template', 'Fit'])
    expect(screen.getByRole('heading', { name: step })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get Instant Free Quote' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});
