import { tradeDesk } from '@app/content';
import { render, screen } from '@testing-library/react';
import { TradePage } from './trade-page';

it('offers the trade its four benefits, its services and its own desk', () => {
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

it('says beside the form what is asked before it is filled in', () => {
  render(<TradePage />);
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

  expect(screen.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  expect(fact('Sizes')).toHaveTextContent('500 to 3000 mm long, 300 to 350 mm deep');
  expect(fact('Stone')).toHaveTextContent('Quartz, Granite, Marble, Solid Surface, Porcelain');
  expect(fact('Delivery')).toHaveTextContent('£35.00 for up to two tops');
  expect(fact('Drawings')).toBeVisible();
});

it.each(['Square', 'Bullnose', 'Ogee', 'Beveled'])('draws the %s edge in section', (edge) => {
  render(<TradePage />);

  expect(screen.getByText(edge)).toBeVisible();
  expect(screen.getAllByRole('img', { name: new RegExp(`^${edge} edge in section`) })).not.toHaveLength(0);
});
