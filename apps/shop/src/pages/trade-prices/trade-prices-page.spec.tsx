import { paths, tradePricesPath } from '@app/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { clearTradeHintCookie, setTradeHintCookie, someTradePrices } from '../../testing/trade-prices';
import { TradePricesPage } from './trade-prices-page';
import { text } from './text';

const token = '9T1aZ7kLp4RsW8Qq3vX2mB9T1aZ7kLp4RsW8Qq3vX2m';
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on('POST', paths.tradePrices, mockResponses.ok(someTradePrices()));
});
afterEach(clearTradeHintCookie);
const openTradeLink = (hash = `#${token}`) => {
  window.history.replaceState(null, '', `${tradePricesPath}${hash}`);
  render(<TradePricesPage />);
};

it('opens the link, and removes its token from the URL', async () => {
  openTradeLink();
  expect(await screen.findByRole('heading', { name: text.title })).toBeVisible();
  expect(screen.getByText(/the trade prices for Marsh Bathrooms Ltd/)).toBeVisible();
  expect(api.sent('POST', paths.tradePrices).map(({ body }) => body)).toEqual([{ token }]);
  expect(location.href).not.toContain(token);
});

it('a visitor can leave trade prices again', async () => {
  api.on('DELETE', paths.tradePrices, () => new Response(null, { status: 204 }));
  openTradeLink();
  await userEvent.click(await screen.findByRole('button', { name: text.leave }));
  expect(await screen.findByRole('heading', { name: text.notActive })).toBeVisible();
});

it('says that a link has expired', async () => {
  api.on('POST', paths.tradePrices, mockResponses.refused('trade/unknown-link'));
  openTradeLink();
  expect(await screen.findByRole('heading', { name: text.linkEnded })).toBeVisible();
});

it('can be retried if the server does not respond', async () => {
  api.on('POST', paths.tradePrices, mockResponses.unreachable());
  openTradeLink();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on('POST', paths.tradePrices, mockResponses.ok(someTradePrices()));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: text.title })).toBeVisible();
});

it("shows this browser's trade prices without a link", async () => {
  setTradeHintCookie();
  api.on('GET', paths.tradePrices, mockResponses.ok(someTradePrices()));
  openTradeLink('');
  expect(await screen.findByRole('heading', { name: text.title })).toBeVisible();
  expect(api.sent('POST', paths.tradePrices)).toEqual([]);
});
