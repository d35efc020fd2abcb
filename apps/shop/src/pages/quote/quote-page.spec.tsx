import { paymentBlockers, paths, type QuoteResponse } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { basketSessionKey } from '../../features/basket/basket-session';
import { handleBasketRequests } from '../../features/basket/open-basket';
import {
  handleCalculatorRequests,
  type CalculatorRequest,
} from '../../features/open-calculator/open-calculator';
import { aBasket, aSession } from '../../testing/a-basket';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { QuotePage } from './quote-page';

const user = userEvent.setup({ delay: null });
const { id } = aQuote();

/** The page is read on the day of saving. */
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:05:00Z'));
});
afterEach(() => vi.restoreAllMocks());

async function renderQuotePage(quote: Partial<QuoteResponse> = {}) {
  new FakeApi().saves(aQuote(quote));
  const view = render(<QuotePage id={id} />);
  await screen.findByRole('heading', { name: 'Your quote' });
  return view;
}

it('states the last valid day: the one before validUntil, in London (D4)', async () => {
  await renderQuotePage({ validUntil: '2099-12-22T00:00:00.000Z' });

  expect(screen.getByText(/holds to the end of 21 December 2099/)).toBeVisible();
});

it('lists where basin and holes go, folded, as they are read back before anything is cut', async () => {
  const cutouts = aQuote().cutouts.slice(0, 1);
  const at = [{ alongMm: 400, acrossMm: 45 }];
  await renderQuotePage({
    cutouts,
    layout: {
      along: 'left',
      across: 'wall',
      sinks: [{ alongMm: 410, acrossMm: 195 }],
      cutouts: cutouts.map((one) => ({ cutoutId: one.id, at })),
    },
  });
  const place = await screen.findByText('Centre 410 mm from the left end, 195 mm from the wall');
  expect(place).not.toBeVisible();
  await user.click(screen.getByText('Positions'));
  expect(place).toBeVisible();
  expect(screen.getByText('Centre 400 mm from the left end, 45 mm from the wall')).toBeVisible();
});

it('shows no notes and no customer, and says so (D9)', async () => {
  const { container } = await renderQuotePage({ notes: 'Key under the mat', customerName: 'Alison Reed' });

  expect(container).not.toHaveTextContent('Key under the mat');
  expect(container).not.toHaveTextContent('Alison');
  expect(screen.getByText(/It shows no name and no contact details\./)).toBeVisible();
});

it.each([
  ['approved', 'Approved'],
  ['declined', 'Declined'],
  ['completed', 'Completed'],
] as const)('shows its status: %s', async (status, expectedText) => {
  await renderQuotePage({ status });

  expect(screen.getByText(expectedText)).toBeVisible();
});

it('says that its top is ordered instead of how long the price holds, and offers no payment', async () => {
  const { container } = await renderQuotePage({
    isOrdered: true,
    status: 'approved',
    validUntil: '2026-01-19T00:00:00.000Z',
  });

  expect(screen.getByText('Ordered')).toBeVisible();
  expect(screen.getByText(/^Ordered at this price for/)).toBeVisible();
  expect(screen.getByText(/^This top is ordered\./)).toBeVisible();
  expect(container).not.toHaveTextContent(/Valid until|price he?ld|price holds|Expired/);
  expect(screen.queryByRole('link', { name: 'Pay Deposit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to basket' })).not.toBeInTheDocument();
});

it('has the agreed sizes beside the quoted ones that its price is for', async () => {
  await renderQuotePage({ isOrdered: true, agreedSize: { lengthMm: 1194, widthMm: 346 } });

  expect(
    screen.getByText(/1194.×.346.mm as agreed, priced as quoted 1200.×.350.mm, which is /),
  ).toBeVisible();
  expect(screen.getByText(/^Plan as quoted, to scale\./)).toBeVisible();
});

it('says that the sink is placed later, unless the customer has placed it', async () => {
  const { unmount } = await renderQuotePage();
  expect(screen.getByText(/Sink position is agreed when we call\./)).toBeVisible();
  unmount();
  const sinks = [{ alongMm: 500, acrossMm: 190 }];
  await renderQuotePage({ layout: { along: 'left', across: 'wall', sinks, cutouts: [] } });
  expect(screen.queryByText(/Sink position is agreed/)).not.toBeInTheDocument();
});

it('says that the price has expired, and when', async () => {
  await renderQuotePage({ validUntil: '2026-01-19T00:00:00.000Z' });

  expect(screen.getByText('Expired 18 January 2026')).toBeVisible();
  expect(screen.getByText('The price held to 18 January 2026')).toBeVisible();
});

it('opens the calculator with this configuration', async () => {
  const requests: CalculatorRequest[] = [];
  const stop = handleCalculatorRequests((request) => requests.push(request));
  await renderQuotePage();
  await user.click(screen.getByRole('button', { name: 'Start from this configuration' }));
  stop();

  expect(requests).toEqual([
    { kind: 'open', preset: expect.objectContaining({ quote: expect.objectContaining({ id }) }) },
  ]);
});

it('adds the quote to the reader’s basket, and then links to it', async () => {
  const api = new FakeApi().saves(aQuote());
  localStorage.setItem(basketSessionKey, aSession);
  api.on('POST', paths.basketItems(aSession), mockResponses.ok(aBasket(aQuote())));
  const requests: unknown[] = [];
  handleBasketRequests((request) => requests.push(request));
  render(
    <>
      <QuotePage id={id} />
      <ToastHost />
    </>,
  );
  const [button] = await screen.findAllByRole('button', { name: 'Add to basket' });
  if (button) await user.click(button);

  expect(await screen.findByText('Added to basket')).toBeVisible();
  expect(api.sent('POST', paths.basketItems(aSession))[0]?.body).toEqual({ quoteId: id });
  expect(button).toHaveTextContent('Open basket');
  if (button) await user.click(button);
  expect(requests).toHaveLength(1);
});

it.each(['declined', 'completed', 'expired', 'paid', 'refunded', 'in-review'] as const)(
  'says why no deposit can be paid, and does not offer the basket: %s (D21)',
  async (paymentBlocker) => {
    await renderQuotePage({ paymentBlocker });

    expect(
      screen.getByText(new RegExp(`^${paymentBlockers[paymentBlocker].replaceAll('.', '\\.')}`)),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to basket' })).not.toBeInTheDocument();
  },
);

it('links to the deposit payment', async () => {
  await renderQuotePage();

  expect(screen.getByRole('link', { name: 'Pay Deposit' })).toHaveAttribute('href', `/payment?quote=${id}`);
  expect(screen.getByText(/^Orders this top for/)).toHaveTextContent(/£\d+\.\d\d in all\./);
});

it('links to the new price if the old one has expired, and to no payment if none is possible', async () => {
  await renderQuotePage({ paymentBlocker: 'expired' });
  expect(screen.queryByRole('link', { name: 'Pay Deposit' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See what changed' })).toHaveAttribute(
    'href',
    `/payment?quote=${id}`,
  );

  cleanup();
  await renderQuotePage({ paymentBlocker: 'paid' });
  expect(screen.queryByRole('link', { name: /Pay Deposit|See what changed/ })).not.toBeInTheDocument();
});

it('shares its link', async () => {
  await renderQuotePage();
  await user.click(screen.getByRole('button', { name: 'Share' }));

  expect(await navigator.clipboard.readText()).toBe(`http://localhost/quote/${id}`);
  expect(screen.getByText('Link copied')).toBeVisible();
});

it("is emailed with the reader's own details, without filling in others' (D9)", async () => {
  await renderQuotePage({ customerName: 'Alison Reed', customerEmail: 'alison@example.com' });
  await user.click(screen.getByRole('button', { name: 'Email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Quote to Me' }));

  expect(dialog.getByText(/VT-26-00412/)).toBeVisible();
  for (const input of dialog.getAllByRole('textbox')) expect(input).toHaveValue('');
  expect(document.body).not.toHaveTextContent('Alison');
});

it('links to the PDF', async () => {
  await renderQuotePage();

  const link = screen.getByRole('link', { name: 'PDF (opens in a new tab)' });
  expect(link).toHaveAttribute('href', paths.quotePdf(id));
  expect(link).toHaveAttribute('target', '_blank');
});

describe('a quote that cannot be shown', () => {
  const notFound =
    "We couldn't find the quote you're looking for. It may have been removed or the link may be expired.";

  it("has the specified 'not found' text", async () => {
    new FakeApi().on('GET', paths.quote(id), mockResponses.refused('quote/not-found'));
    render(<QuotePage id={id} />);

    expect(await screen.findByRole('heading', { name: 'Quote Not Found' })).toBeVisible();
    expect(screen.getByText(notFound)).toBeVisible();
  });

  it('is not requested if the id is invalid', () => {
    const api = new FakeApi();
    render(<QuotePage id="412" />);

    expect(screen.getByRole('heading', { name: 'Quote Not Found' })).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('can be retried after a connection failure', async () => {
    const api = new FakeApi().on('GET', paths.quote(id), mockResponses.unreachable());
    render(<QuotePage id={id} />);
    expect(await screen.findByText(/Network error for \/api\/quotes\//)).toBeVisible();

    api.saves(aQuote());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your quote' })).toBeVisible();
  });
});
