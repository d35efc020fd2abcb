import { phoneQuery, reducedMotionQuery } from '@app/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalculatorPreset } from '../../lib/open-calculator';
import { aQuote } from '../../testing/a-quote';
import { FakeApi } from '../../testing/fake-api';
import { matchMediaQuery } from '../../testing/fake-browser';
import { CalculatorDialog } from './calculator-dialog';
import type { CalculatorSlots } from './calculator-slots';
import { historySettled } from '../../lib/history/step-history';

const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
  matchMediaQuery(phoneQuery);
  matchMediaQuery(reducedMotionQuery);
});

async function openCalculator(preset?: CalculatorPreset, slots: CalculatorSlots = {}) {
  const onClose = vi.fn<() => void>();
  const view = render(<CalculatorDialog open onClose={onClose} preset={preset} {...slots} />);
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

it('opens a quote that is changed on the step where it is saved, with all steps within reach', async () => {
  await openCalculator({ quote: aQuote(), isOwn: true });

  expect(stepTitle()).toBe('Sink Configuration');
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Save Quote' })).toBeVisible();
});

it('keeps price and configuration in sight once it is saved', async () => {
  api.saves(aQuote());
  await openCalculator({ quote: aQuote() });
  await press('Save Quote');

  expect(await screen.findByText('Calacatta Gold, 20mm, 1200 × 350 mm', { exact: false })).toBeVisible();
  expect(screen.getAllByText(/^£477\.00/)[0]).toBeVisible();
});

it('walks one step at a time, the button naming the next, and saves on the last', async () => {
  api.saves(aQuote());
  await openCalculator();
  expect(stepTitle()).toBe('Select Material');
  expect(screen.getByText('Select a material to see pricing')).toBeVisible();

  await walkToSink();
  expect(stepTitle()).toBe('Sink Configuration');
  expect(screen.getByRole('button', { name: /£357.00.*Deposit £35.70 ?, see lines/ })).toBeVisible();

  await press('Save Quote');
  expect(await screen.findByRole('heading', { name: 'Your quote is saved' })).toBeVisible();
});

it('says that the position of a chosen sink is agreed later, as wide windows do', async () => {
  await openCalculator();
  await walkToSink();
  expect(screen.queryByText('Sink position is agreed when we call')).not.toBeInTheDocument();
  await choose(/Undermount Oval/);
  expect(screen.getByText('Sink position is agreed when we call')).toBeVisible();
});

it('opens the lines from the total', async () => {
  await openCalculator();
  await walkToSink();
  await press(/see lines/);

  expect(screen.getByRole('region', { name: 'Your Quote' })).toHaveTextContent(
    '42 units of 100 × 100 mm at £8.50',
  );
  await press(/hide lines/);
  expect(screen.queryByRole('region', { name: 'Your Quote' })).not.toBeInTheDocument();
});

it('goes back a step with the browser’s Back, keeps what was entered, and closes from the first', async () => {
  const { onClose } = await openCalculator();
  await walkToSink();
  await goBack('Choose Colour');
  expect(screen.getByRole('radio', { name: /Calacatta Gold/ })).toBeChecked();
  await goBack('Enter Dimensions');
  await goBack('Select Material');
  expect(onClose).not.toHaveBeenCalled();

  act(() => history.back());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('closes the pictures with Back and stays on the step', async () => {
  await openCalculator({ material: 'Marble' });
  await press('Colour');
  await press('View images of Calacatta Gold');
  await screen.findByRole('dialog', { name: 'Calacatta Gold' });
  act(() => history.back());
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Calacatta Gold' })).not.toBeInTheDocument(),
  );

  expect(stepTitle()).toBe('Choose Colour');
  await goBack('Enter Dimensions');
});

it('closes with Back what another feature opened over it, and stays', async () => {
  const close = vi.fn<() => void>();
  const { onClose } = await openCalculator(undefined, {
    inquiry: ({ onLayer }) => (
      <button type="button" onClick={() => onLayer?.(close)}>
        Open
      </button>
    ),
  });
  await choose('Marble');
  await press('Next: size');
  await user.type(screen.getByRole('textbox', { name: 'Length' }), '3400');
  await user.type(screen.getByRole('textbox', { name: 'Width' }), '620');
  await press('Open');
  act(() => history.back());

  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(stepTitle()).toBe('Enter Dimensions');
  expect(onClose).not.toHaveBeenCalled();
});

it('goes back with Back from the deposit to the quote that is saved, and only then closes', async () => {
  api.saves(aQuote());
  const { onClose } = await openCalculator(undefined, { deposit: () => <h3>Secure Your Order</h3> });
  await walkToSink();
  await press('Save Quote');
  await user.click(await screen.findByRole('button', { name: 'Pay Deposit' }));
  expect(stepTitle()).toBe('Secure Your Order');

  await goBack('Your quote is saved');
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();

  act(() => history.back());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('leaves no steps of its own in the history when it is closed', async () => {
  await historySettled();
  history.replaceState({ page: 'home' }, '');
  const { view } = await openCalculator();
  await walkToSink();
  view.unmount();

  await waitFor(() => expect(history.state).toEqual({ page: 'home' }));
});

it('moves the focus to each step’s heading', async () => {
  await openCalculator();
  await choose('Marble');
  await press('Next: size');

  expect(screen.getByRole('heading', { name: 'Enter Dimensions' })).toHaveFocus();
});

it('asks for what is missing before it goes on, while the bars lead anywhere', async () => {
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

it('scrolls to what is missing only once that is said, so that it is not left behind the plan', async () => {
  await openCalculator();
  let shown = '';
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown = this.textContent ?? '';
  });
  await press('Next: size');

  expect(shown).toContain('Select a material to see pricing');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
});

it('leads from Save to the step with the first field that is missing', async () => {
  await openCalculator();
  await choose('Marble');
  await press('Sink');
  await press('Save Quote');

  expect(await screen.findByText('Incomplete Configuration')).toBeVisible();
  expect(stepTitle()).toBe('Enter Dimensions');
  expect(screen.getByRole('textbox', { name: 'Length' })).toHaveFocus();
});

it('begins at the size where the material is already chosen, with Back to the materials', async () => {
  await openCalculator({ material: 'Marble' });
  expect(screen.getByRole('textbox', { name: 'Length' })).toHaveFocus();

  await goBack('Select Material');
  expect(screen.getByRole('radio', { name: 'Marble' })).toBeChecked();
});

it('asks for numbers with a numeric keyboard', async () => {
  await openCalculator({ material: 'Marble' });

  expect(screen.getByRole('textbox', { name: 'Width' })).toHaveAttribute('inputmode', 'numeric');
});
