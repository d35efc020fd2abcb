import { act, fireEvent, render, screen } from '@testing-library/react';
import { openCalculator } from '../lib/open-calculator';
import { CalculatorHost } from './calculator-host';

let arrives = false;
const dialog = vi.fn();

vi.mock('./chunks/calculator-chunk', () => ({
  get CalculatorChunk() {
    if (!arrives) throw new Error('the chunk did not load');
    return dialog;
  },
}));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  dialog.mockImplementation(({ open, preset }: { open: boolean; preset: { material?: string } }) =>
    open ? <p>Calculator for {preset.material}</p> : null,
  );
});

it('offers to try again, and our number, when the calculator does not load; then opens it', async () => {
  render(<CalculatorHost />);
  await act(async () => {
    openCalculator({ material: 'Quartz' });
    await Promise.resolve();
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('The calculator did not load');
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));

  arrives = true;
  // React shows what has suspended only once an act that was awaited is over.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await Promise.resolve();
  });

  expect(await screen.findByText('Calculator for Quartz')).toBeInTheDocument();
});
