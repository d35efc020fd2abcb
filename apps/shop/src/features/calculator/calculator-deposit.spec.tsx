import { act, fireEvent, render, screen } from '@testing-library/react';
import { aQuote } from '../../testing/a-quote';
import { FakeApi } from '../../testing/fake-api';
import { CalculatorDialog } from './calculator-dialog';

/** React shows suspended parts only after an awaited act. */
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await import('../deposit/secure-order');
  });

it('replaces the steps with the deposit on a saved quote, and leads back', async () => {
  new FakeApi().saves(aQuote());
  render(<CalculatorDialog isOpen onClose={vi.fn()} preset={{ quote: aQuote() }} />);
  await screen.findByRole('button', { name: 'Save Quote' });
  await press('Save Quote');
  await screen.findByText('Your quote is saved');
  await press('Pay Deposit');

  expect(await screen.findByRole('heading', { name: 'Secure Your Order' })).toBeVisible();
  expect(screen.getByText('£47.70', { selector: 'form dd' })).toBeVisible();
  await press('Back');
  expect(screen.getByText('Your quote is saved')).toBeVisible();
});
