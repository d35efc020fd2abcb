import {
  paths,
  paymentBlockers,
  paymentPath,
  quotePath,
  type PaymentBlocker,
  type QuoteResponse,
} from '@app/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import { acrossElements, toastButton } from '@app/ui/testing';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBasket, aSession, twoQuotes, withBasket } from '../../testing/a-basket';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { basketSessionKey } from '../basket/basket-session';
import { handleCalculatorRequests, type CalculatorRequest } from '../open-calculator/open-calculator';
import { BasketDrawer } from './basket-drawer';

const user = userEvent.setup({ delay: null });
const [gold, grey] = twoQuotes();

function Site() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Basket
      </button>
      <BasketDrawer isOpen={isOpen} onClose={() => setOpen(false)} opener={null} />
    </>
  );
}

async function openDrawer(api: FakeApi) {
  render(<Site />);
  await screen.findByRole('dialog', { name: 'Your Quotes Basket' });
  return api;
}

const lines = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
const line = (name: string) => {
  const lineOfName = lines().find((item) => within(item).queryByRole('heading', { name }));
  if (!lineOfName) throw new Error(`no line of ${name}`);
  return within(lineOfName);
};
const filled = async () => {
  const api = await openDrawer(withBasket(new FakeApi(), gold, grey));
  await screen.findByText('2 quotes');
  return api;
};

/** Requests made to the calculator. */
function calculatorRequests() {
  const requests: CalculatorRequest[] = [];
  handleCalculatorRequests((request) => requests.push(request));
  return requests;
}

it('sends all quotes that still exist by email', async () => {
  const deleted = { ...grey, paymentBlocker: 'deleted' as const };
  const api = await openDrawer(withBasket(new FakeApi(), gold, deleted));
  api.on('POST', paths.emailQuote, mockResponses.ok({ email: '', references: [] }));
  await user.click(await screen.findByRole('button', { name: 'Email Quote to Me' }));
  await user.type(await screen.findByRole('textbox'), 'eleanor@example.co.uk{Enter}');

  await screen.findByText(acrossElements('Sent to eleanor@example.co.uk.'));
  expect(api.sent('POST', paths.emailQuote)).toMatchObject([{ body: { quoteId: gold.id } }]);
});

describe('one job for everything in the basket', () => {
  it('says why it cannot be made, and keeps the input', async () => {
    const api = await filled();
    api.on('POST', paths.jobs, mockResponses.refused('job/in-another'));
    await user.click(screen.getByRole('button', { name: 'Make this one job' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the job' }), 'Abbey Street{Enter}');
    expect(await screen.findByText('One of these quotes is part of another job already.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name of the job' })).toHaveValue('Abbey Street');
  });

  it('is not offered for a single quote', async () => {
    await openDrawer(withBasket(new FakeApi(), gold));
    await screen.findByText('1 quote');
    expect(screen.queryByRole('button', { name: 'Make this one job' })).not.toBeInTheDocument();
  });
});

describe('a basket with quotes', () => {
  it('shows each with stone, size, fittings, reference and price, oldest first', async () => {
    await filled();

    expect(lines()).toHaveLength(2);
    expect(lines()[0]).toHaveTextContent(
      /Calacatta GoldMarble, 20mm1200\s×\s350\smmUndermount Oval, Tap holeVT-26-00412£477\.00/,
    );
    expect(lines()[1]).toHaveTextContent(/Pebble GreyQuartz, 20mm900\s×\s340\smmVT-26-00413£259\.20/);
    for (const name of ['Calacatta Gold', 'Pebble Grey'])
      expect(line(name).getByRole('button', { name: /^Remove/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible();
  });

  it.each([
    ['Remove Calacatta Gold, VT-26-00412', 1],
    ['Clear all', 2],
  ])('restores what ‘%s’ removed', async (button, count) => {
    const api = await filled();
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(await toastButton('Undo'));

    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(api.sent('POST', paths.basketItems(aSession))).toHaveLength(count);
  });

  it('offers no undo for a quote that no longer exists', async () => {
    await openDrawer(withBasket(new FakeApi(), { ...gold, paymentBlocker: 'deleted' }, grey));
    await user.click(
      (await screen.findAllByRole('button', { name: /^Remove.*Calacatta Gold/ }))[0] as HTMLElement,
    );
    expect(await screen.findByText('Removed from basket')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says what went wrong, and shows the real content', async () => {
    const api = await filled();
    api.on('DELETE', paths.basketItem(aSession, `line-of-${gold.id}`), mockResponses.unreachable());
    api.on('DELETE', paths.clearBasket(aSession), mockResponses.refused('server/unexpected'));
    api.on('GET', paths.basket(aSession), mockResponses.ok(aBasket(grey)));

    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('Failed to clear basket')).toBeVisible();
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('reports a quote that could not be removed', async () => {
    const api = await filled();
    api.on(
      'DELETE',
      paths.basketItem(aSession, `line-of-${gold.id}`),
      mockResponses.refused('basket/item-not-found'),
    );
    await user.click(screen.getByRole('button', { name: /^Remove Calacatta Gold/ }));

    expect(await screen.findByText('Failed to remove from basket')).toBeVisible();
    expect(screen.getByText('This quote is not in your basket.')).toBeVisible();
  });

  it.each(['quote/price-changed', 'quote/part-not-sold'] as const)(
    'opens the calculator instead of duplicating if the catalogue has changed: %s (D1)',
    async (code) => {
      const requests = calculatorRequests();
      (await filled()).on('POST', paths.quotes, mockResponses.refused(code));
      await user.click(line('Calacatta Gold').getByRole('button', { name: /^Duplicate/ }));

      await waitFor(() =>
        expect(requests).toEqual([
          { kind: 'open', preset: expect.objectContaining({ quote: gold, isFromOwnBasket: true }) },
        ]),
      );
    },
  );

  it('says that a duplicate could not be saved or added', async () => {
    const api = (await filled()).on('POST', paths.quotes, mockResponses.unreachable());
    const duplicate = line('Calacatta Gold').getByRole('button', { name: /^Duplicate/ });
    await user.click(duplicate);
    expect(await screen.findByText('Failed to save quote. Please try again.')).toBeVisible();

    api.saves(aQuote()).on('POST', paths.basketItems(aSession), mockResponses.refused('basket/full'));
    await waitFor(() => expect(duplicate).not.toHaveAttribute('aria-busy'));
    await user.click(duplicate);
    expect(await screen.findByText('Failed to add to basket')).toBeVisible();
    expect(screen.getByText('Your basket is full. Please remove a quote first, or call us.')).toBeVisible();
  });
});

describe('a quote that cannot be paid (D21)', () => {
  const blocked = (paymentBlocker: PaymentBlocker) =>
    openDrawer(withBasket(new FakeApi(), aQuote({ paymentBlocker }), grey));

  it.each(['declined', 'completed', 'deleted', 'superseded', 'paid', 'in-review'] as const)(
    'says why, and offers to remove it: %s',
    async (blocker) => {
      await blocked(blocker);
      const within = line((await screen.findByText(paymentBlockers[blocker])) && 'Calacatta Gold');

      expect(within.queryByRole('button', { name: /^(Edit|Duplicate|Update)/ })).not.toBeInTheDocument();
      for (const button of within.getAllByRole('button')) expect(button).toHaveAccessibleName(/^Remove/);
    },
  );

  it('links to the page about a revised price, and can be removed', async () => {
    await blocked('not-agreed');
    const expectedText = 'The price of this quote was revised. Please answer on its page first.';
    expect(await screen.findByText(expectedText)).toBeVisible();
    expect(line('Calacatta Gold').getByRole('button', { name: /^Remove/ })).toBeVisible();
    await user.click(line('Calacatta Gold').getByRole('link', { name: /^See the price/ }));

    await waitFor(() => expect(location.pathname).toBe(quotePath(aQuote().id)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers to update an expired price in the calculator, which shows the new one (D4)', async () => {
    const requests = calculatorRequests();
    await blocked('expired');
    expect(await screen.findByText('The price of this quote has expired.')).toBeVisible();
    await user.click(line('Calacatta Gold').getByRole('button', { name: /^Update/ }));

    await waitFor(() =>
      expect(requests).toMatchObject([{ kind: 'open', preset: { replacesInBasket: gold.id } }]),
    );
  });
});

describe('a quote with a price agreed with staff', () => {
  const agreedPrice = {
    kind: 'adjustment',
    label: 'Second top of one order',
    calculation: 'Agreed with staff',
    amount: '-25.50',
  } as const;
  const adjusted = (quote: Partial<QuoteResponse> = {}) =>
    aQuote({ lines: [...aQuote().lines, agreedPrice], totalPrice: '451.50', ...quote });

  it('shows the agreement and its amount', async () => {
    await openDrawer(withBasket(new FakeApi(), adjusted()));

    const agreedLine = (await screen.findByText('−£25.50')).parentElement;
    expect(agreedLine).toHaveTextContent('Second top of one order: −£25.50');
    expect(line('Calacatta Gold').getByText('£451.50')).toBeVisible();
  });

  it('is updated on the quote’s page, which keeps the agreed price, not in the calculator (D4)', async () => {
    const requests = calculatorRequests();
    await openDrawer(withBasket(new FakeApi(), adjusted({ paymentBlocker: 'expired' })));
    await screen.findByText('The price of this quote has expired.');
    await user.click(line('Calacatta Gold').getByRole('button', { name: /^Update/ }));

    await waitFor(() => expect(location.pathname + location.search).toBe(paymentPath(aQuote().id)));
    expect(requests).toEqual([]);
  });
});

describe('an empty basket', () => {
  it('requests nothing if no basket was started, and links to the calculator', async () => {
    const requests = calculatorRequests();
    const api = await openDrawer(new FakeApi());

    expect(screen.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    expect(api.requests).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Get Instant Free Quote' }));
    await waitFor(() => expect(requests).toMatchObject([{ kind: 'open' }]));
  });

  it('has a disabled pay button', async () => {
    await openDrawer(new FakeApi());

    expect(screen.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
    expect(screen.getByText(/^Configure a top, save the quote and add it here/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay Deposit' })).toBeDisabled();
  });
});

describe('a basket that fails to load', () => {
  it('can be retried', async () => {
    localStorage.setItem(basketSessionKey, aSession);
    const api = await openDrawer(
      new FakeApi().on('GET', paths.basket(aSession), mockResponses.text(503, '')),
    );
    expect(await screen.findByText('HTTP 503: Service Unavailable')).toBeVisible();

    withBasket(api, gold);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 quote')).toBeVisible();
  });
});

it('the pay button is disabled while a quote cannot be paid', async () => {
  await openDrawer(withBasket(new FakeApi(), grey, aQuote({ paymentBlocker: 'expired' })));

  expect(await screen.findByText('Please settle or remove the marked quotes first.')).toBeVisible();
  for (const pay of screen.getAllByRole('button', { name: 'Pay Deposit' })) expect(pay).toBeDisabled();
});
