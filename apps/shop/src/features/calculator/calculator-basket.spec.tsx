import { paths } from '@app/contracts';
import { reducedMotionQuery, toastStore } from '@app/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBasket, aSession } from '../../testing/a-basket';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { mockMediaQuery } from '../../testing/fake-browser';
import { basketSessionKey } from '../basket/basket-session';
import { isBasketEmpty, setFetchedBasket } from '../basket/fetched-basket';
import { handleBasketRequests } from '../basket/open-basket';
import type { CalculatorPreset } from '../open-calculator/open-calculator';
import { CalculatorDialog } from './calculator-dialog';

const user = userEvent.setup({ delay: null });
const quote = aQuote();
let api: FakeApi;

beforeEach(() => {
  mockMediaQuery(reducedMotionQuery);
  localStorage.setItem(basketSessionKey, aSession);
  api = new FakeApi().saves(quote).on('POST', paths.basketItems(aSession), mockResponses.ok(aBasket(quote)));
});

/** The calculator with everything entered: it starts from a saved quote. */
async function openCalculator(preset: CalculatorPreset = {}) {
  const onClose = vi.fn<() => void>();
  const view = render(<CalculatorDialog isOpen onClose={onClose} preset={{ quote, ...preset }} />);
  await user.click(await screen.findByRole('button', { name: 'Save Quote' }));
  return { onClose, view };
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const added = () => api.sent('POST', paths.basketItems(aSession)).map(({ body }) => body);

/** Requests to open the basket. */
function basketRequests() {
  const requests: unknown[] = [];
  handleBasketRequests((request) => requests.push(request));
  return requests;
}

it('saves a first quote with the id of an empty basket, so that it can be edited later', async () => {
  localStorage.clear();
  setFetchedBasket(null);
  await openCalculator();
  await screen.findByRole('button', { name: 'Add to basket and open basket' });

  const basketSessionId = localStorage.getItem(basketSessionKey);
  expect(basketSessionId).toMatch(/^session-/);
  expect(api.sent('POST', paths.quotes)[0]?.body).toMatchObject({ basketSessionId });
  expect(isBasketEmpty()).toBe(true);
});

describe('while the quote is being added', () => {
  let respondToAdding: () => void;

  beforeEach(() => {
    const responseAllowed = new Promise<void>((resolve) => (respondToAdding = resolve));
    api.on('POST', paths.basketItems(aSession), async (call) => {
      await responseAllowed;
      return mockResponses.ok(aBasket(quote))(call);
    });
  });
  const finishAdding = async () => {
    respondToAdding();
    expect(await screen.findByText('Added to basket')).toBeVisible();
  };

  it('the button pressed last decides what is shown afterwards', async () => {
    const requests = basketRequests();
    const { onClose } = await openCalculator();
    await press('Add to basket and keep shopping');
    await press('Add to basket and open basket');
    expect(screen.getByRole('button', { busy: true })).toHaveTextContent('Add to basket and open basket');
    await finishAdding();

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(requests).toHaveLength(1);
    expect(added()).toHaveLength(1);
  });

  it('another top can be configured, and stays when the response arrives', async () => {
    await openCalculator();
    await press('Add to basket and keep shopping');
    await press('Configure another');
    await user.click(screen.getByRole('radio', { name: 'Marble' }));
    await finishAdding();

    expect(screen.getByRole('radio', { name: 'Marble' })).toBeChecked();
  });
});

it('says that adding failed, and can be retried', async () => {
  api.on('POST', paths.basketItems(aSession), mockResponses.unreachable());
  const { onClose } = await openCalculator();
  await press('Add to basket and keep shopping');
  expect(await screen.findByText('Failed to add to basket')).toBeVisible();

  api.on('POST', paths.basketItems(aSession), mockResponses.ok(aBasket(quote)));
  await press('Add to basket and keep shopping');
  expect(await screen.findByText('Added to basket')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('replaces the old quote with the edited one, with its notes, and shows it in the basket', async () => {
  const requests = basketRequests();
  const edited = aQuote({ id: 'AAAAAAAAAAAAAAAAAAAAAA', notes: null });
  api.saves(edited);
  const { onClose } = await openCalculator({ isFromOwnBasket: true, replacesInBasket: quote.id });

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.sent('POST', paths.quotes)[0]?.body).toMatchObject({
    notes: 'Pipe in the left corner',
    replacesQuoteId: quote.id,
    basketSessionId: localStorage.getItem(basketSessionKey),
  });
  expect(added()).toEqual([{ quoteId: edited.id, replacesQuoteId: quote.id }]);
  expect(toastStore.current()).toMatchObject([{ title: 'Basket updated' }]);
  expect(requests).toHaveLength(1);
});

it('says that the new quote replaces the old one, and what else has changed', async () => {
  render(
    <CalculatorDialog
      isOpen
      onClose={() => undefined}
      preset={{ quote: aQuote({ totalPrice: '470.00' }), isFromOwnBasket: true, replacesInBasket: quote.id }}
    />,
  );

  expect(
    await screen.findByText(
      (_, element) =>
        element?.tagName === 'P' &&
        /^Quote VT-26-00412 was £470.00. .* £477.00. You are changing VT-26-00412/.test(
          element.textContent ?? '',
        ),
    ),
  ).toBeVisible();
});

it('keeps an edited quote that could not be added to the basket', async () => {
  api.on('POST', paths.basketItems(aSession), mockResponses.unreachable());
  const { onClose } = await openCalculator({ isFromOwnBasket: true, replacesInBasket: quote.id });

  expect(await screen.findByText('Failed to add to basket')).toBeVisible();
  api.on('POST', paths.basketItems(aSession), mockResponses.ok(aBasket(quote)));
  await press('Add to basket and open basket');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(added().at(-1)).toEqual({ quoteId: quote.id, replacesQuoteId: quote.id });
});

it.each([
  ['an empty basket', () => setFetchedBasket(aBasket()), true],
  ['no basket', () => localStorage.clear(), true],
  ['quotes in the basket', () => setFetchedBasket(aBasket(quote)), false],
  ['a basket that has not been read', () => undefined, false],
])(
  'offers a deposit on one quote only if the calculator was opened with %s',
  async (_, arrange, isOffered) => {
    arrange();
    await openCalculator();
    await screen.findByRole('button', { name: 'Add to basket and keep shopping' });
    expect(screen.queryAllByRole('button', { name: 'Pay Deposit' })).toHaveLength(isOffered ? 1 : 0);
    if (!isOffered) return;

    // React shows suspended parts only after an awaited act.
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Pay Deposit' }));
      await vi.dynamicImportSettled();
    });
    expect(await screen.findByRole('heading', { name: 'Secure Your Order' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to basket and keep shopping' })).not.toBeInTheDocument();
  },
);
