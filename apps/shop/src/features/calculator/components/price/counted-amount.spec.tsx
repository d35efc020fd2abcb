import { pence } from '@app/pricing';
import { reducedMotionQuery } from '@app/ui';
import { act, render, screen } from '@testing-library/react';
import { matchMediaQuery } from '../../../../testing/fake-browser';
import { countUpMs } from '../../hooks/use-count-up';
import { CountedAmount } from './counted-amount';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A price that has just changed from £100.00 to £200.00. */
function changePrice() {
  const { rerender } = render(<CountedAmount amount={pence(10_000)} className="" />);
  rerender(<CountedAmount amount={pence(20_000)} className="" />);
  return screen.getByText('£200.00');
}

it('has the new price in its text at once, while the visible figure animates', () => {
  const price = changePrice();
  expect(price).toHaveAttribute('data-shown', '£100.00');

  act(() => void vi.advanceTimersByTime(countUpMs / 2));
  expect(price.dataset.shown).toMatch(/^£1\d\d\.\d\d$/);
  expect(price).not.toHaveAttribute('data-shown', '£100.00');

  act(() => void vi.advanceTimersByTime(countUpMs));
  expect(price).not.toHaveAttribute('data-shown');
});

it('does not animate with reduced motion', () => {
  matchMediaQuery(reducedMotionQuery);

  expect(changePrice()).not.toHaveAttribute('data-shown');
});
