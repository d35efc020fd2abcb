import { paths } from '@app/contracts';
import { reducedMotionQuery } from '@app/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { mockMediaQuery } from '../../testing/fake-browser';
import { clearTradeHintCookie, setTradeHintCookie, someTradePrices } from '../../testing/trade-prices';
import { CalculatorDialog } from './calculator-dialog';

const user = userEvent.setup({ delay: null });
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on('GET', paths.tradePrices, mockResponses.ok(someTradePrices()));
  mockMediaQuery(reducedMotionQuery);
});
afterEach(clearTradeHintCookie);

async function configure() {
  render(<CalculatorDialog isOpen onClose={() => undefined} />);
  await user.click(await screen.findByRole('radio', { name: 'Marble' }));
  await user.type(screen.getByRole('textbox', { name: 'Length' }), '1200');
  await user.type(screen.getByRole('textbox', { name: 'Width' }), '350');
  await user.click(screen.getByRole('radio', { name: '20mm' }));
  await user.click(screen.getByRole('radio', { name: /Calacatta Gold/ }));
}
const panel = () => screen.getByRole('region', { name: 'Your Quote' });
const save = () => user.click(screen.getByRole('button', { name: 'Save Quote' }));

it('shows normal prices after leaving trade prices', async () => {
  setTradeHintCookie();
  api.on('DELETE', paths.tradePrices, () => new Response(null, { status: 204 }));
  await configure();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByText(/^Trade prices for/)).not.toBeInTheDocument());
  expect(panel()).not.toHaveTextContent('Trade price');
});

it('requests no trade prices for other visitors', async () => {
  await configure();
  expect(panel()).toHaveTextContent('£357.00');
  expect(api.sent('GET', paths.tradePrices)).toEqual([]);
});

it('shows normal prices if the link has ended', async () => {
  setTradeHintCookie();
  api.on('GET', paths.tradePrices, mockResponses.refused('trade/unknown-link'));
  await configure();
  expect(panel()).toHaveTextContent('£357.00');
  expect(screen.queryByText(/^Trade prices for/)).not.toBeInTheDocument();
});

it('says that a discount has changed, and continues with the new one', async () => {
  setTradeHintCookie();
  api.on('POST', paths.quotes, mockResponses.refused('quote/price-changed', { totalPrice: '339.15' }));
  await configure();
  api.on(
    'GET',
    paths.tradePrices,
    mockResponses.ok(someTradePrices({ percentages: [{ materialId: 1, percent: '5.00' }] })),
  );
  await save();
  await waitFor(() => expect(panel()).toHaveTextContent('£339.15'));
  expect(panel()).toHaveTextContent('Trade price 5% off £357.00');
});
