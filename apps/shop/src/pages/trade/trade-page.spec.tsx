import { tradeDesk } from '@app/content';
import { render, screen } from '@testing-library/react';
import { TradePage } from './trade-page';

it('shows four benefits, the services and the trade contacts', () => {
  render(<TradePage />);

  expect(screen.getByRole('heading', { level: 1, name: 'Trade Services' })).toBeVisible();
  for (const name of [
    'Trade Pricing',
    'Fast Turnaround',
    'Expert Fabrication',
    'Project Support',
    'Custom measurements and templating',
    'Specialist edging: bullnose, ogee, beveled',
    'Colour matching and finishes',
    'Trade Inquiry Form',
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByText(/20\+ years of experience/)).toBeVisible();
  expect(screen.getByRole('link', { name: tradeDesk.phone.display })).toHaveAttribute(
    'href',
    tradeDesk.phone.href,
  );
  expect(screen.getByRole('link', { name: tradeDesk.email })).toBeVisible();
});
