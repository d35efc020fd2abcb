import { paths } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleBasketRequests } from '../../features/basket/open-basket';
import { aBasket, aSession, twoQuotes, withBasket } from '../../testing/a-basket';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { BasketPage } from './basket-page';

const [gold, grey] = twoQuotes();
const items = paths.basketItems(aSession);
const onOpenBasket = vi.fn();

const renderBasketPage = () => {
  window.history.replaceState(null, '', '/basket');
  onOpenBasket.mockClear();
  handleBasketRequests(onOpenBasket);
  render(
    <>
      <BasketPage quotes={`${gold.id},nonsense,${grey.id}`} />
      <ToastHost />
    </>,
  );
};

it('adds the remaining quotes to the basket, opens it, and says that others no longer exist', async () => {
  const api = withBasket(new FakeApi()).on('POST', items, (request) =>
    (request.body as { quoteId: string }).quoteId === gold.id
      ? mockResponses.refused('quote/not-found')(request)
      : mockResponses.ok(aBasket(grey))(request),
  );
  renderBasketPage();

  expect(await screen.findByText('One of these quotes is not available any more')).toBeVisible();
  expect(api.sent('POST', items).map(({ body }) => body)).toEqual([
    { quoteId: gold.id },
    { quoteId: grey.id },
  ]);
  expect(onOpenBasket).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/');
});

it('shows the failure without a response, and can be retried', async () => {
  const api = withBasket(new FakeApi()).on('POST', items, mockResponses.unreachable());
  renderBasketPage();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(onOpenBasket).not.toHaveBeenCalled();

  api.on('POST', items, mockResponses.ok(aBasket(gold, grey)));
  await userEvent.click(retry);
  await vi.waitFor(() => expect(onOpenBasket).toHaveBeenCalledOnce());
});
