import { paths } from '@app/contracts';
import { reducedMotionQuery } from '@app/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { historySettled } from '../../lib/history/overlay-history';
import { aCatalogue, aMaterial } from '../../testing/a-catalogue';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { mockMediaQuery } from '../../testing/fake-browser';
import type { CalculatorPreset } from '../open-calculator/open-calculator';
import { CalculatorDialog } from './calculator-dialog';

const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
  mockMediaQuery(reducedMotionQuery);
});

async function openCalculator(preset?: CalculatorPreset) {
  const onClose = vi.fn<() => void>();
  const view = render(<CalculatorDialog isOpen onClose={onClose} preset={preset} />);
  await screen.findByRole('radiogroup', { name: 'Material' });
  return { onClose, view };
}

const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const quotePanel = () => screen.getByRole('region', { name: 'Your Quote' });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function enterSize(length = '1200', width = '350') {
  await user.type(screen.getByRole('textbox', { name: 'Length' }), length);
  await user.type(screen.getByRole('textbox', { name: 'Width' }), width);
}

async function configure() {
  await user.click(radio('Marble'));
  await enterSize();
  await user.click(radio('20mm'));
  await user.click(radio(/Calacatta Gold/));
}

describe('the draft', () => {
  it('is offered when the calculator is opened again, and restores everything', async () => {
    const { view } = await openCalculator();
    await configure();
    view.unmount();
    // Simulates closing the tab.
    sessionStorage.clear();

    await openCalculator();
    expect(radio('Marble')).not.toBeChecked();
    await press('Resume your last configuration');

    expect(radio(/Calacatta Gold/)).toBeChecked();
    expect(quotePanel()).toHaveTextContent('£357.00');
  });

  it('says which of its parts are no longer sold', async () => {
    const { view } = await openCalculator();
    await configure();
    view.unmount();
    const [marble, ...otherMaterials] = aCatalogue().materials;
    if (marble)
      api.catalogue.materials = [aMaterial({ ...marble, colors: marble.colors.slice(1) }), ...otherMaterials];

    await openCalculator();
    await press('Resume your last configuration');

    expect(await screen.findByRole('alert')).toHaveTextContent('No longer sold: the colour.');
    expect(quotePanel()).toHaveTextContent('Select color to see pricing');
  });

  it('is deleted on Dismiss and on Reset', async () => {
    const { view } = await openCalculator();
    await configure();
    view.unmount();
    const reopened = await openCalculator();
    await press('Dismiss');
    reopened.view.unmount();

    await openCalculator();
    expect(screen.queryByRole('button', { name: 'Resume your last configuration' })).not.toBeInTheDocument();
    await user.click(radio('Marble'));
    await press('Reset');
    expect(localStorage.getItem('calculator-draft')).toBeNull();
  });
});

describe('opening', () => {
  it('has the material of ‘Get Quote for Marble’ and the focus in Length', async () => {
    await openCalculator({ material: 'Marble' });

    expect(radio('Marble')).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Length' })).toHaveFocus();
  });

  it('starts from a saved quote without its notes, and shows today’s price if it differs', async () => {
    await openCalculator({ quote: aQuote({ totalPrice: '460.00' }) });

    expect(quotePanel()).toHaveTextContent('Total inc. VAT£477.00');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Quote VT-26-00412 was £460.00. At today’s prices this top costs £477.00.',
    );
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('');
  });

  it('says which part of the saved quote is no longer sold', async () => {
    await openCalculator({ quote: aQuote({ sinkTypeId: 99 }) });

    expect(screen.getByRole('alert')).toHaveTextContent('No longer sold: the sink.');
  });
});

describe('the catalogue', () => {
  it('says why it did not load, with a phone number, and can be retried', async () => {
    api.on('GET', paths.materials, mockResponses.text(503, ''));
    render(<CalculatorDialog isOpen onClose={() => undefined} />);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading materials: HTTP 503: Service Unavailable',
    );
    expect(screen.getByRole('link', { name: '0118 496 0123' })).toBeVisible();
    api.on('GET', paths.materials, mockResponses.ok(api.catalogue.materials));
    await press('Try again');
    expect(await screen.findByRole('radiogroup', { name: 'Material' })).toBeVisible();
  });
});

it('requests the thicknesses again after a second before it fails (specification §7)', async () => {
  const { thicknesses } = api.catalogue;
  api.on('GET', paths.thicknesses, (request) =>
    api.sent('GET', paths.thicknesses).length < 2
      ? mockResponses.text(503, '')(request)
      : mockResponses.ok(thicknesses)(request),
  );
  await openCalculator();

  expect(api.sent('GET', paths.thicknesses)).toHaveLength(2);
  expect(radio('20mm')).toBeInTheDocument();
});

describe('the pictures of a colour', () => {
  it('wrap around with the arrow keys, and Escape closes only the pictures', async () => {
    const { onClose } = await openCalculator({ material: 'Marble' });
    await press('View images of Calacatta Gold');
    const viewer = await screen.findByRole('dialog', { name: 'Calacatta Gold' });
    expect(within(viewer).getByRole('status')).toHaveTextContent('Image 1 of 2');

    await user.keyboard('{ArrowRight}');
    expect(within(viewer).getByRole('status')).toHaveTextContent('Image 2 of 2');
    await user.keyboard('{ArrowRight}');
    expect(within(viewer).getByRole('status')).toHaveTextContent('Image 1 of 2');
    await user.click(within(viewer).getByRole('button', { name: 'Previous image' }));
    expect(within(viewer).getByRole('status')).toHaveTextContent('Image 2 of 2');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Calacatta Gold' })).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('are closed by the browser’s Back; a second Back closes the calculator', async () => {
    const { onClose } = await openCalculator({ material: 'Marble' });
    await press('View images of Calacatta Gold');
    const viewer = await screen.findByRole('dialog', { name: 'Calacatta Gold' });
    history.back();
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();

    history.back();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

it.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['its button', () => press('Close')],
  ['the browser’s Back', () => Promise.resolve(history.back())],
])('closes with %s, and leaves no history entry', async (_, close) => {
  await historySettled();
  history.pushState({ page: 'home' }, '');
  const { onClose } = await openCalculator();
  await waitFor(() => expect(history.state).toHaveProperty('over'));
  await close();

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(history.state).toEqual({ page: 'home' });
});
