import { phoneQuery, reducedMotionQuery } from '@app/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '../../testing/fake-api';
import { mockMediaQuery } from '../../testing/fake-browser';
import type { PriceInquiryButtonProps } from '../price-inquiry/price-inquiry-button';
import { CalculatorDialog } from './calculator-dialog';

const user = userEvent.setup({ delay: null });
const inquireLabel = 'Ask us to price this';
let inquiredTops: PriceInquiryButtonProps['top'][];

/** Replaces the feature's button, and records what it would send. */
vi.mock('../price-inquiry/price-inquiry-button', () => ({
  PriceInquiryButton: ({ top, onChooseMissing }: PriceInquiryButtonProps) => (
    <>
      {onChooseMissing && (
        <button type="button" onClick={onChooseMissing}>
          Choose the rest
        </button>
      )}
      <button type="button" onClick={() => inquiredTops.push(top)}>
        {inquireLabel}
      </button>
    </>
  ),
}));

beforeEach(() => {
  inquiredTops = [];
  new FakeApi();
  mockMediaQuery(reducedMotionQuery);
});

async function openCalculator() {
  render(<CalculatorDialog isOpen onClose={() => undefined} />);
  await screen.findByRole('radiogroup', { name: 'Material' });
}

const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** React shows suspended parts only after an awaited act. */
const enterSize = (length: string, width: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Length' }), { target: { value: length } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Width' }), { target: { value: width } });
    await vi.dynamicImportSettled();
  });

it('offers a price by staff, beside the phone number, while the top is too large', async () => {
  await openCalculator();
  await choose('Marble');
  await enterSize('1200', '350');
  expect(screen.queryByRole('button', { name: inquireLabel })).not.toBeInTheDocument();

  await enterSize('1200', '620');
  expect(screen.getByRole('button', { name: inquireLabel })).toBeVisible();
  expect(screen.getByText('Width must be 300 to 350 mm.')).toBeVisible();
  expect(screen.getByText(/Over 350mm\? Call/)).toBeVisible();

  await enterSize('3001', '350');
  expect(screen.getByRole('button', { name: inquireLabel })).toBeVisible();
  await enterSize('1200', '299');
  expect(screen.queryByRole('button', { name: inquireLabel })).not.toBeInTheDocument();
});

it('sends the whole configuration', async () => {
  await openCalculator();
  await choose('Marble');
  await enterSize('3400', '620');
  await choose('20mm');
  await choose(/Calacatta Gold/);
  await choose(/Undermount Oval/);
  await user.click(screen.getByRole('checkbox', { name: /Tap hole/ }));
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Two flights up');
  await user.click(screen.getByRole('button', { name: 'One more top' }));
  await press(inquireLabel);

  expect(inquiredTops).toMatchObject([
    {
      material: { name: 'Marble' },
      color: { name: 'Calacatta Gold' },
      thickness: { displayName: '20mm' },
      sink: { name: 'Undermount Oval' },
      cutouts: [{ name: 'Tap hole' }],
      lengthMm: 3400,
      widthMm: 620,
      notes: 'Two flights up',
      quantity: 2,
    },
  ]);
});

it('asks once on a phone, lets the visitor continue, and offers it on the last step too', async () => {
  mockMediaQuery(phoneQuery);
  render(<CalculatorDialog isOpen onClose={() => undefined} />);
  await screen.findByRole('navigation', { name: 'Steps' });
  await choose('Marble');
  await press('Next: size');
  await enterSize('3400', '350');
  await choose('20mm');
  await press('Next: colour');
  expect(screen.getByRole('textbox', { name: 'Length' })).toHaveFocus();
  await press('Next: colour');
  await choose(/Calacatta Gold/);
  expect(screen.queryByRole('button', { name: inquireLabel })).not.toBeInTheDocument();
  await press('Next: sink');

  await press(inquireLabel);
  expect(inquiredTops).toMatchObject([{ lengthMm: 3400, color: { name: 'Calacatta Gold' } }]);
});

it('leads to the steps of colour and sink until both are chosen', async () => {
  await openCalculator();
  await choose('Marble');
  await enterSize('3400', '350');
  await press('Choose the rest');
  expect(screen.getByRole('radio', { name: /Calacatta Gold/ })).toHaveFocus();
  await choose(/Calacatta Gold/);
  await press('Choose the rest');
  await choose(/Undermount Oval/);
  expect(screen.queryByRole('button', { name: 'Choose the rest' })).not.toBeInTheDocument();
});
