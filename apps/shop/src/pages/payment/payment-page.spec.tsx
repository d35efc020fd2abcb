import { acrossElements } from '@app/ui/testing';
import {
  type JobResponse,
  paths,
  runtimeConfigPath,
  type PaymentBlocker,
  type QuoteResponse,
} from '@app/contracts';
import { phoneQuery, ToastHost } from '@app/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redirectTo } from '../../features/deposit/redirect-to';
import { handleCalculatorRequests } from '../../features/open-calculator/open-calculator';
import { aCatalogue, aColor, aMaterial } from '../../testing/a-catalogue';
import { aDeposit, aPaymentUrl, aRuntimeConfig } from '../../testing/a-deposit';
import { aJob } from '../../testing/a-job';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { matchMediaQuery } from '../../testing/fake-browser';
import { fillDeposit } from '../../testing/fill-deposit';
import { PaymentPage } from './payment-page';

vi.mock('../../features/deposit/redirect-to');

const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  window.history.replaceState(null, '', `/payment?quote=${aQuote().id}`);
  api = new FakeApi()
    .on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig))
    .on('POST', paths.deposits, mockResponses.created(aDeposit()));
});

const toast = (title: string) => screen.findByText(acrossElements(title), { ignore: '[role=status] *' });
/** Its label changes while a payment is set up. */
const payButton = (amount = '£47.70') => screen.findByRole('button', { name: `Pay ${amount} Deposit Now` });
const summary = () => within(screen.getByRole('complementary', { name: 'Quote Summary' }));

function renderPaymentPage(quoteId: string | null = aQuote().id) {
  render(
    <>
      <PaymentPage quote={quoteId} />
      <ToastHost />
    </>,
  );
}

async function showQuote(quote: Partial<QuoteResponse> = {}) {
  api.on('GET', paths.quote(aQuote().id), mockResponses.ok(aQuote(quote)));
  renderPaymentPage();
  await screen.findByRole('heading', { name: 'Complete Your Order' });
}

it('states when the top is delivered, and loads the refund rules only with the form', async () => {
  await showQuote();
  expect(screen.getByText(/^Delivered, or ready to be collected, within 4 weeks of the day/)).toBeVisible();
  expect(api.sent('GET', paths.cancellingRules)).toEqual([]);
  await user.click(await payButton());
  expect(await screen.findByText(acrossElements(/we keep £50\.00 for our work/))).toBeVisible();
});

it('summarises the quote with its reference, and has one button', async () => {
  await showQuote();

  expect(screen.getByText('Secure your vanity top with a 10% deposit payment')).toBeVisible();
  const facts = within(screen.getByRole('complementary', { name: 'Quote Summary' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Quote ID', 'VT-26-00412'],
    ['Material', 'Marble'],
    ['Color', 'Calacatta Gold'],
    ['Dimensions', '1200\u00a0mm\u00a0×\u00a0350\u00a0mm'],
    ['Area', '0.42 m²'],
    ['Thickness', '20mm'],
    ['Sink type', 'Undermount Oval'],
    ['Cutouts', 'Tap hole'],
    ['Notes', 'Pipe in the left corner'],
    ['Total price', '£477.00'],
  ]);
  expect(await payButton()).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('states the balance, next steps, payee and phone number before payment', async () => {
  await showQuote();

  expect(screen.getByText('Balance').nextElementSibling).toHaveTextContent('£429.30');
  const facts = within(screen.getByRole('region', { name: 'What happens after you pay' }));
  expect(facts.getAllByRole('listitem').map((step) => within(step).getByRole('heading').textContent)).toEqual(
    ['You pay by card', 'We ring within 24 hours', 'You confirm, we cut'],
  );
  expect(facts.getByText('You pay Readstone Example Ltd')).toBeVisible();
  expect(facts.getByRole('link', { name: '0118 496 0123' })).toBeVisible();
  expect(facts.getByRole('link', { name: 'Terms of sale' })).toHaveAttribute('href', '/terms');

  await user.click(await payButton());
  expect(screen.queryByRole('region', { name: 'What happens after you pay' })).not.toBeInTheDocument();
});

it('shows no sink if there is none', async () => {
  await showQuote({ sinkType: { name: 'No Sink' } });

  expect(summary().queryByText('Sink type')).not.toBeInTheDocument();
});

it('opens the form on Pay, and closes it on Cancel', async () => {
  await showQuote();
  await user.click(await payButton());

  expect(screen.getByRole('heading', { name: 'Complete Payment' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('heading', { name: 'Complete Payment' })).not.toBeInTheDocument();
  expect(await payButton()).toHaveFocus();
});

it("updates the button's amount with the delivery tick, and opens the card page in this tab (D23)", async () => {
  await showQuote();
  await user.click(await payButton());
  await user.click(screen.getByRole('checkbox', { name: 'Deliver to me, £35.00' }));

  expect(await payButton('£51.20')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Deliver to me, £35.00' }));
  await fillDeposit(user);
  await user.click(await payButton());

  expect(await toast('Deposit Payment Created')).toBeVisible();
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl));
  expect(api.sent('POST', paths.deposits)).toMatchObject([
    {
      body: { quoteId: aQuote().id, quoteIds: [aQuote().id], totalAmount: '477.00', depositAmount: '47.70' },
    },
  ]);
});

it('folds the summary on a phone while the form is open', async () => {
  matchMediaQuery(phoneQuery);
  await showQuote();
  expect(summary().getByText('Total price')).toBeVisible();

  await user.click(await payButton());
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await user.click(screen.getByText('Quote Summary'));
  expect(screen.getByText('VT-26-00412')).toBeVisible();
});

it('says what to do while the card provider is down, and works once it is back', async () => {
  api.on('POST', paths.deposits, mockResponses.refused('deposit/provider-unavailable'));
  await showQuote();
  await user.click(await payButton());
  await fillDeposit(user);
  await user.click(await payButton());

  expect(await toast('Payment Processing Issue')).toBeVisible();
  expect(screen.getByText(/What you typed is still here/)).toHaveTextContent(
    /Nothing has been charged.*order by phone: 0118 496 0123/,
  );
  api.on('POST', paths.deposits, mockResponses.created(aDeposit()));
  await user.click(await payButton());
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl));
});

it("shows the quote's status if it can no longer be paid", async () => {
  await showQuote();
  await user.click(await payButton());
  await fillDeposit(user);
  api
    .on('GET', paths.quote(aQuote().id), mockResponses.ok(aQuote({ paymentBlocker: 'paid' })))
    .on('POST', paths.deposits, mockResponses.refused('deposit/not-payable'));
  await user.click(await payButton());

  expect(await screen.findByText('The deposit on this quote has been paid.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

it.each<[PaymentBlocker, string]>([
  ['paid', 'The deposit on this quote has been paid.'],
  ['paid-under-another', 'The deposit for this top has been paid, on another of its quotes.'],
  ['refunded', 'The deposit for this top has been given back.'],
  ['in-review', 'We are checking a payment for this top.'],
  ['declined', 'We could not accept this quote. Please call us.'],
  ['completed', 'This order has been completed.'],
  ['deleted', 'This quote is no longer available.'],
  ['superseded', 'This quote has been replaced by a revised one.'],
  ['not-agreed', 'The price of this quote was revised. Please answer on its page first.'],
])(
  'accepts no payment on a quote that is %s, and says what to do (D21)',
  async (paymentBlocker, sentence) => {
    await showQuote({ paymentBlocker });

    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: '0118 496 0123' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.getByText('VT-26-00412')).toBeVisible();
  },
);

it.each(['not-agreed', 'superseded'] as const)(
  'links to the page of a quote that is %s',
  async (paymentBlocker) => {
    await showQuote({ paymentBlocker });

    expect(screen.getByRole('link', { name: 'Open the quote' })).toHaveAttribute(
      'href',
      `/quote/${aQuote().id}`,
    );
  },
);

describe('a job of several quotes', () => {
  const job = aJob();
  async function showJob(details: Partial<JobResponse> = {}) {
    api.on('GET', paths.job(job.id), mockResponses.ok({ ...job, ...details }));
    render(<PaymentPage quote={null} job={job.id} />);
    await screen.findByRole('heading', { name: 'Complete Your Order' });
  }

  it('accepts no deposit unless every top can be paid', async () => {
    const [first, second] = job.tops;
    if (!first || !second) throw new Error('a job has tops');
    await showJob({ tops: [first, { ...second, quote: { ...second.quote, paymentBlocker: 'expired' } }] });
    expect(screen.getByText('The price of this quote has expired.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the job' })).toHaveAttribute('href', `/job/${job.id}`);
  });

  it('is shown for any of its quotes, which cannot be paid alone', async () => {
    await showQuote({ job: { id: job.id, name: job.name } });
    expect(screen.getByText(`Part of the job ${job.name}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the job' })).toHaveAttribute('href', `/job/${job.id}`);
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});

describe('an invalid link', () => {
  it('says that it is no payment link, without debugging information (D36)', () => {
    renderPaymentPage(null);

    expect(screen.getByRole('heading', { name: 'Invalid Payment Link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(document.body).not.toHaveTextContent(/localhost|\/payment|search/);
  });

  it.each([
    ['that is malformed', 'nonsense'],
    ['that is unknown', aQuote().id],
  ])('says that there is no quote for an id %s', async (_, id) => {
    api.on('GET', paths.quote(aQuote().id), mockResponses.refused('quote/not-found'));
    renderPaymentPage(id);

    expect(await screen.findByRole('heading', { name: 'Quote Not Found' })).toBeVisible();
    expect(
      screen.getByText(
        "We couldn't find the quote you're looking for. It may have been removed or the link may be expired.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('offers a retry if the quote did not load', async () => {
    api.on('GET', paths.quote(aQuote().id), mockResponses.text(503, ''));
    renderPaymentPage();
    expect(await screen.findByRole('heading', { name: 'Quote Not Found' })).toBeVisible();
    expect(screen.getByText('HTTP 503: Service Unavailable')).toBeVisible();

    api.on('GET', paths.quote(aQuote().id), mockResponses.ok(aQuote()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
  });
});

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
    api.catalogue = dearer('8.90');
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
    api.catalogue = dearer('8.90');
    api.on('POST', paths.quotes, mockResponses.created(renewal));
    await showQuote(expired);
    await user.click(await update());

    expect(await toast('Your new quote is VT-26-00512')).toBeVisible();
    expect(api.sent('POST', paths.quotes)).toMatchObject([
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
    api
      .on('GET', paths.basket(session), mockResponses.ok({ items: [line], totalAmount: '477.00', count: 1 }))
      .on('POST', paths.basketItems(session), mockResponses.ok({ items: [], totalAmount: '0.00', count: 0 }))
      .on('POST', paths.quotes, mockResponses.created(renewal));
    await showQuote(expired);
    await user.click(await update());
    await toast('Your new quote is VT-26-00512');

    expect(api.sent('POST', paths.basketItems(session))).toMatchObject([
      { body: { quoteId: renewal.id, replacesQuoteId: aQuote().id } },
    ]);
  });

  it('does not change a basket without the quote', async () => {
    localStorage.setItem('basket-session-id', session);
    api
      .on('GET', paths.basket(session), mockResponses.ok({ items: [], totalAmount: '0.00', count: 0 }))
      .on('POST', paths.quotes, mockResponses.created(renewal));
    await showQuote(expired);
    await user.click(await update());
    await toast('Your new quote is VT-26-00512');

    expect(api.sent('POST', paths.basketItems(session))).toEqual([]);
  });

  it('saves nothing if the price has changed since it was shown', async () => {
    await showQuote(expired);
    const button = await update();
    api.catalogue = dearer('9.00');
    api.on('POST', paths.quotes, mockResponses.refused('quote/price-changed', { totalPrice: '498.00' }));
    await user.click(button);

    expect(await screen.findByText(/Our prices changed just now/)).toBeVisible();
    expect(screen.getAllByText('£498.00')[0]).toBeVisible();
    expect(window.location.search).toBe(`?quote=${aQuote().id}`);
  });

  it('opens the calculator with the remaining parts if one is no longer sold, and names it', async () => {
    const requests: unknown[] = [];
    const stop = handleCalculatorRequests((request) => requests.push(request));
    api.catalogue = aCatalogue({ sinkTypes: [] });
    await showQuote(expired);
    await update();
    expect(screen.getByText('No longer sold')).toBeVisible();

    await user.click(await update());
    await waitFor(() =>
      expect(requests).toMatchObject([{ kind: 'open', preset: { quote: { id: aQuote().id } } }]),
    );
    expect(api.sent('POST', paths.quotes)).toEqual([]);
    stop();
  });

  it('says that today’s prices did not load, and retries', async () => {
    api.on('GET', paths.materials, mockResponses.text(503, ''));
    await showQuote(expired);
    expect(await screen.findByText(/Today’s prices did not load/)).toBeVisible();

    api.on('GET', paths.materials, () => Response.json(aCatalogue().materials));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing has changed since/)).toBeVisible();
  });

  it('keeps the button and both totals at the bottom of a phone', async () => {
    matchMediaQuery(phoneQuery);
    await showQuote(expired);

    expect(await screen.findAllByRole('button', { name: 'Update my quote' })).toHaveLength(1);
    expect(screen.getByText(acrossElements('was £477.00'))).toBeVisible();
  });
});
