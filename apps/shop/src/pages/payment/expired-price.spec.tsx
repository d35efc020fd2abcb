import { acrossElements } from '@app/ui/testing';
import { paths } from '@app/contracts';
import { phoneQuery } from '@app/ui';
import { screen, waitFor } from '@testing-library/react';
import { handleCalculatorRequests } from '../../features/open-calculator/open-calculator';
import { aCatalogue, aColor, aMaterial } from '../../testing/a-catalogue';
import { aQuote } from '../../testing/a-quote';
import { mockResponses } from '../../testing/fake-api';
import { mockMediaQuery } from '../../testing/fake-browser';
import { setUpPaymentPage } from './testing/set-up-payment-page';

vi.mock('../../features/deposit/redirect-to');

const page = setUpPaymentPage();
const { user, toast, showQuote } = page;

describe('a price that has expired (D4)', () => {
  const session = 'session-1763683200000-0123456789abcdef';
  const expired = {
    paymentBlocker: 'expired',
    createdAt: '2026-10-18T10:00:00.000Z',
    validUntil: '2026-11-18T00:00:00.000Z',
  } as const;
  const renewal = aQuote({ id: 'AAAAAAAAAAAAAAAAAAAAAA', reference: 'VT-26-00512', totalPrice: '493.80' });
  const dearer = (rate: string) =>
    aCatalogue({
      materials: [
        aMaterial({
          id: 1,
          name: 'Marble',
          colors: [aColor({ id: 11, name: 'Calacatta Gold', priceModifier: rate })],
        }),
      ],
    });
  const update = () => screen.findByRole('button', { name: 'Update my quote' });

  it('shows the changes line by line, then and today', async () => {
    page.api.catalogue = dearer('8.90');
    await showQuote(expired);
    await update();

    expect(screen.getByText('The price held for 30 days, to 17 November 2026')).toBeVisible();
    expect(screen.getByText(/^One line has changed since/)).toBeVisible();
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Line', '18 October 2026', 'Today'],
      [
        'Calacatta Gold, 20mm42 units of 100 × 100 mm, the rate rose to £8.90',
        'before: £357.00',
        'before: £357.00£373.80',
      ],
      ['Undermount OvalUnchanged', '£95.00', '£95.00'],
      ['Tap holeUnchanged', '£25.00', '£25.00'],
      ['Total£16.80 more than on 18 October 2026, inc. VAT', 'before: £477.00', '£493.80'],
    ]);
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('makes a new quote at the displayed price and leads to its payment', async () => {
    page.api.catalogue = dearer('8.90');
    page.api.on('POST', paths.quotes, mockResponses.created(renewal));
    await showQuote(expired);
    await user.click(await update());

    expect(await toast('Your new quote is VT-26-00512')).toBeVisible();
    expect(page.api.sent('POST', paths.quotes)).toMatchObject([
      {
        body: {
          replacesQuoteId: aQuote().id,
          totalPrice: '493.80',
          length: 1200,
          cutoutIds: ['2'],
          notes: 'Pipe in the left corner',
        },
      },
    ]);
    expect(window.location.search).toBe(`?quote=${renewal.id}`);
  });

  it("replaces its line in this browser's basket only", async () => {
    localStorage.setItem('basket-session-id', session);
    const line = { id: 'a-line', quoteId: aQuote().id, quote: aQuote(expired) };
    page.api
      .on('GET', paths.basket(session), mockResponses.ok({ items: [line], totalAmount: '477.00', count: 1 }))
      .on('POST', paths.basketItems(session), mockResponses.ok({ items: [], totalAmount: '0.00', count: 0 }))
      .on('POST', paths.quotes, mockResponses.created(renewal));
    await showQuote(expired);
    await user.click(await update());
    await toast('Your new quote is VT-26-00512');

    expect(page.api.sent('POST', paths.basketItems(session))).toMatchObject([
      { body: { quoteId: renewal.id, replacesQuoteId: aQuote().id } },
    ]);
  });

  it('does not change a basket without the quote', async () => {
    localStorage.setItem('basket-session-id', session);
    page.api
      .on('GET', paths.basket(session), mockResponses.ok({ items: [], totalAmount: '0.00', count: 0 }))
      .on('POST', paths.quotes, mockResponses.created(renewal));
    await showQuote(expired);
    await user.click(await update());
    await toast('Your new quote is VT-26-00512');

    expect(page.api.sent('POST', paths.basketItems(session))).toEqual([]);
  });

  it('saves nothing if the price has changed since it was shown', async () => {
    await showQuote(expired);
    const button = await update();
    page.api.catalogue = dearer('9.00');
    page.api.on('POST', paths.quotes, mockResponses.refused('quote/price-changed', { totalPrice: '498.00' }));
    await user.click(button);

    expect(await screen.findByText(/Our prices changed just now/)).toBeVisible();
    expect(screen.getAllByText('£498.00')[0]).toBeVisible();
    expect(window.location.search).toBe(`?quote=${aQuote().id}`);
  });

  it('opens the calculator with the remaining parts if one is no longer sold, and names it', async () => {
    const requests: unknown[] = [];
    const stop = handleCalculatorRequests((request) => requests.push(request));
    page.api.catalogue = aCatalogue({ sinkTypes: [] });
    await showQuote(expired);
    await update();
    expect(screen.getByText('No longer sold')).toBeVisible();

    await user.click(await update());
    await waitFor(() =>
      expect(requests).toMatchObject([{ kind: 'open', preset: { quote: { id: aQuote().id } } }]),
    );
    expect(page.api.sent('POST', paths.quotes)).toEqual([]);
    stop();
  });

  it('says that today’s prices did not load, and retries', async () => {
    page.api.on('GET', paths.materials, mockResponses.text(503, ''));
    await showQuote(expired);
    expect(await screen.findByText(/Today’s prices did not load/)).toBeVisible();

    page.api.on('GET', paths.materials, () => Response.json(aCatalogue().materials));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing has changed since/)).toBeVisible();
  });

  it('keeps the button and both totals at the bottom of a phone', async () => {
    mockMediaQuery(phoneQuery);
    await showQuote(expired);

    expect(await screen.findAllByRole('button', { name: 'Update my quote' })).toHaveLength(1);
    expect(screen.getByText(acrossElements('was £477.00'))).toBeVisible();
  });
});
