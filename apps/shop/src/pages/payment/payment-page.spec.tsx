import { acrossElements } from '@app/ui/testing';
import { type JobResponse, paths, type PaymentBlocker } from '@app/contracts';
import { phoneQuery } from '@app/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { redirectTo } from '../../features/deposit/redirect-to';
import { aDeposit, aPaymentUrl } from '../../testing/a-deposit';
import { aJob } from '../../testing/a-job';
import { aQuote } from '../../testing/a-quote';
import { mockResponses } from '../../testing/fake-api';
import { mockMediaQuery } from '../../testing/fake-browser';
import { fillDeposit } from '../../testing/fill-deposit';
import { PaymentPage } from './payment-page';
import { setUpPaymentPage } from './testing/set-up-payment-page';

vi.mock('../../features/deposit/redirect-to');

const page = setUpPaymentPage();
const { user, toast, payButton, summary, renderPaymentPage, showQuote } = page;

it('states when the top is delivered, and loads the refund rules only with the form', async () => {
  await showQuote();
  expect(screen.getByText(/^Delivered, or ready to be collected, within 4 weeks of the day/)).toBeVisible();
  expect(page.api.sent('GET', paths.cancellingRules)).toEqual([]);
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
    ['Colour', 'Calacatta Gold'],
    ['Dimensions', '1200\u00a0mm\u00a0×\u00a0350\u00a0mm'],
    ['Area', '0.42 m²'],
    ['Thickness', '20mm'],
    ['Sink type', 'Undermount Oval'],
    ['Cut-outs', 'Tap hole'],
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
  expect(page.api.sent('POST', paths.deposits)).toMatchObject([
    {
      body: { quoteId: aQuote().id, quoteIds: [aQuote().id], totalAmount: '477.00', depositAmount: '47.70' },
    },
  ]);
});

it('folds the summary on a phone while the form is open', async () => {
  mockMediaQuery(phoneQuery);
  await showQuote();
  expect(summary().getByText('Total price')).toBeVisible();

  await user.click(await payButton());
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await user.click(screen.getByText('Quote Summary'));
  expect(screen.getByText('VT-26-00412')).toBeVisible();
});

it('says what to do while the card provider is down, and works once it is back', async () => {
  page.api.on('POST', paths.deposits, mockResponses.refused('deposit/provider-unavailable'));
  await showQuote();
  await user.click(await payButton());
  await fillDeposit(user);
  await user.click(await payButton());

  expect(await toast('Payment Processing Issue')).toBeVisible();
  expect(screen.getByText(/What you typed is still here/)).toHaveTextContent(
    /Nothing has been charged.*order by phone: 0118 496 0123/,
  );
  page.api.on('POST', paths.deposits, mockResponses.created(aDeposit()));
  await user.click(await payButton());
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl));
});

it("shows the quote's status if it can no longer be paid", async () => {
  await showQuote();
  await user.click(await payButton());
  await fillDeposit(user);
  page.api
    .on('GET', paths.quote(aQuote().id), mockResponses.ok(aQuote({ paymentBlocker: 'paid' })))
    .on('POST', paths.deposits, mockResponses.refused('deposit/not-payable'));
  await user.click(await payButton());

  expect(await screen.findByText('The deposit on this quote has been paid.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

it.each<[PaymentBlocker, string]>([
  ['paid', 'The deposit on this quote has been paid.'],
  ['paid-under-another', 'The deposit for this top has been paid, on another of its quotes.'],
  ['refunded', 'The deposit for this top has been refunded.'],
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
    page.api.on('GET', paths.job(job.id), mockResponses.ok({ ...job, ...details }));
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
    page.api.on('GET', paths.quote(aQuote().id), mockResponses.refused('quote/not-found'));
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
    page.api.on('GET', paths.quote(aQuote().id), mockResponses.text(503, ''));
    renderPaymentPage();
    expect(await screen.findByRole('heading', { name: 'Quote Not Found' })).toBeVisible();
    expect(screen.getByText('HTTP 503: Service Unavailable')).toBeVisible();

    page.api.on('GET', paths.quote(aQuote().id), mockResponses.ok(aQuote()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
  });
});
