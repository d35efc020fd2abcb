import type { TopLayout } from '@app/contracts';
import { phoneQuery, reducedMotionQuery } from '@app/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote } from '../../testing/a-quote';
import { FakeApi } from '../../testing/fake-api';
import { mockMediaQuery } from '../../testing/fake-browser';
import type { CalculatorPreset } from '../open-calculator/open-calculator';
import { CalculatorDialog } from './calculator-dialog';

const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
  mockMediaQuery(phoneQuery);
  mockMediaQuery(reducedMotionQuery);
});

async function openCalculator(preset?: CalculatorPreset) {
  const onClose = vi.fn<() => void>();
  const view = render(<CalculatorDialog isOpen onClose={onClose} preset={preset} />);
  await screen.findByRole('navigation', { name: 'Steps' });
  return { onClose, view };
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }));
const stepTitle = () => screen.getByRole('heading', { level: 3 }).textContent;
const goBack = async (title: string) => {
  act(() => history.back());
  await waitFor(() => expect(stepTitle()).toBe(title));
};

async function walkToSink() {
  await choose('Marble');
  await press('Next: size');
  await user.type(screen.getByRole('textbox', { name: 'Length' }), '1200');
  await user.type(screen.getByRole('textbox', { name: 'Width' }), '350');
  await choose('20mm');
  await press('Next: colour');
  await choose(/Calacatta Gold/);
  await press('Next: sink');
}

it('opens a quote for editing on the last step, with all steps available', async () => {
  await openCalculator({ quote: aQuote(), isFromOwnBasket: true });

  expect(stepTitle()).toBe('Sink Configuration');
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Save Quote' })).toBeVisible();
});

it('keeps price and configuration in view after saving', async () => {
  api.saves(aQuote());
  await openCalculator({ quote: aQuote() });
  await press('Save Quote');

  expect(await screen.findByText('Calacatta Gold, 20mm, 1200 × 350 mm', { exact: false })).toBeVisible();
  expect(screen.getAllByText(/^£477\.00/)[0]).toBeVisible();
});

it('says that a sink’s position is agreed later, as on wide screens', async () => {
  await openCalculator();
  await walkToSink();
  expect(screen.queryByText(/Else we agree it when we call/)).not.toBeInTheDocument();
  await choose(/Undermount Oval/);
  expect(screen.getByText(/Else we agree it when we call/)).toBeVisible();
});

it('goes Back from the deposit to the saved quote, and closes only then', async () => {
  api.saves(aQuote());
  const { onClose } = await openCalculator();
  await walkToSink();
  await press('Save Quote');
  const pay = await screen.findByRole('button', { name: 'Pay Deposit' });
  // React shows suspended parts only after an awaited act.
  await act(async () => {
    fireEvent.click(pay);
    await vi.dynamicImportSettled();
  });
  expect(await screen.findByRole('heading', { name: 'Secure Your Order' })).toBeVisible();

  await goBack('Your quote is saved');
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();

  act(() => history.back());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('focuses each step’s heading', async () => {
  await openCalculator();
  await choose('Marble');
  await press('Next: size');

  expect(screen.getByRole('heading', { name: 'Enter Dimensions' })).toHaveFocus();
});

it('requires missing fields before Next, while the step bar leads to any step', async () => {
  await openCalculator();
  await press('Next: size');
  expect(stepTitle()).toBe('Select Material');
  expect(screen.getByRole('radio', { name: 'Marble' })).toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: 'Material' })).toHaveAccessibleDescription(
    'Select a material to see pricing',
  );

  await press('Colour');
  expect(screen.getByText('Colours appear once a material is chosen.')).toBeVisible();
});

it('scrolls to the first missing field after the message appears, so that the plan does not cover it', async () => {
  await openCalculator();
  let toastText = '';
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    toastText = this.textContent ?? '';
  });
  await press('Next: size');

  expect(toastText).toContain('Select a material to see pricing');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
});

it('leads from Save to the step with the first missing field', async () => {
  await openCalculator();
  await choose('Marble');
  await press('Sink');
  await press('Save Quote');

  expect(await screen.findByText('Incomplete Configuration')).toBeVisible();
  expect(stepTitle()).toBe('Enter Dimensions');
  expect(screen.getByRole('textbox', { name: 'Length' })).toHaveFocus();
});

it('starts at the size if the material is chosen, with Back to the materials', async () => {
  await openCalculator({ material: 'Marble' });
  expect(screen.getByRole('textbox', { name: 'Length' })).toHaveFocus();

  await goBack('Select Material');
  expect(screen.getByRole('radio', { name: 'Marble' })).toBeChecked();
});

it('says beside its positions that a sink cannot be made where it was placed', async () => {
  const layout: TopLayout = {
    along: 'left',
    across: 'wall',
    sinks: [{ alongMm: 200, acrossMm: 194 }],
    cutouts: [],
  };
  await openCalculator({ quote: aQuote({ layout }) });
  expect(
    await screen.findByText('‘Undermount Oval’ does not leave any stone to the left end; it needs 50 mm.'),
  ).toBeVisible();
  expect(screen.getByText('Sink and cut-outs cannot be made where you placed them.')).toBeVisible();
  expect(screen.queryByText('Sink and cut-outs are where you placed them.')).not.toBeInTheDocument();
});
