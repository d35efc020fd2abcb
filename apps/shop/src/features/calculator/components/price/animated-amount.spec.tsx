import { pence } from '@app/pricing';
import { reducedMotionQuery } from '@app/ui';
import { act, render, screen } from '@testing-library/react';
import { mockMediaQuery } from '../../../../testing/fake-browser';
import { animationMs } from '../../hooks/use-animated-number';
import { AnimatedAmount } from './animated-amount';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A price that has just changed from £100.00 to £200.00. */
function renderChangedPrice() {
  const { rerender } = render(<AnimatedAmount amount={pence(10_000)} className="" />);
  rerender(<AnimatedAmount amount={pence(20_000)} className="" />);
  return screen.getByText('£200.00');
}

it('has the new price in its text immediately, while the visible figure animates', () => {
  const price = renderChangedPrice();
  expect(price).toHaveAttribute('data-shown', '£100.00');

  act(() => void vi.advanceTimersByTime(animationMs / 2));
  expect(price.dataset.shown).toMatch(/^£1\d\d\.\d\d$/);
  expect(price).not.toHaveAttribute('data-shown', '£100.00');

  act(() => void vi.advanceTimersByTime(animationMs));
  expect(price).not.toHaveAttribute('data-shown');
});

it('does not animate with reduced motion', () => {
  mockMediaQuery(reducedMotionQuery);

  expect(renderChangedPrice()).not.toHaveAttribute('data-shown');
});
