import { acrossElements } from '@app/ui/testing';
import { paths, type QuoteResponse, type QuoteRevision, defaultCancellingRules } from '@app/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { QuotePage } from './quote-page';

const user = userEvent.setup({ delay: null });
const { id } = aQuote();

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:05:00Z'));
});
afterEach(() => vi.restoreAllMocks());

const revision = (changes: Partial<QuoteRevision> = {}): QuoteRevision => ({
  state: 'proposed',
  previousReference: 'VT-26-00412',
  previousTotal: '477.00',
  difference: '-1.78',
  depositCredited: '47.70',
  deliveryAmount: '0.00',
  previousLength: 1200,
  previousWidth: 350,
  answeredAt: null,
  ...changes,
});
const revised = (changes: Partial<QuoteRevision> = {}, quote: Partial<QuoteResponse> = {}) =>
  aQuote({
    reference: 'VT-26-00431',
    length: 1194,
    totalPrice: '475.22',
    paymentBlocker: 'paid',
    revision: revision(changes),
    ...quote,
  });

async function renderQuotePage(quote: QuoteResponse, rules = mockResponses.ok(defaultCancellingRules)) {
  const api = new FakeApi().saves(quote).on('GET', paths.cancellingRules, rules);
  render(<QuotePage id={id} />);
  await screen.findByRole('heading', { name: 'Your quote' });
  return api;
}
const panel = () => within(screen.getByRole('region', { name: 'Your measured price' }));
const press = (name: string) => user.click(panel().getByRole('button', { name }));

describe('a price that was revised after measuring', () => {
  it('shows both sizes and prices, the difference, and what was paid', async () => {
    await renderQuotePage(revised());

    const table = panel().getByRole('table', { name: 'What changed' });
    expect(within(table).getByRole('row', { name: /Size 1200\s×\s350\smm 1194\s×\s350\smm/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Price inc. VAT £477.00 £475.22' })).toBeVisible();
    expect(
      panel().getByText(acrossElements(/£1\.78 less\. Deposit paid £47\.70 counts towards it\./)),
    ).toHaveTextContent(
      '£427.52 is left to pay. Once the sizes are agreed we set the day by which it is due, and send you an email that says so.',
    );
  });

  it('states the delivery price if delivery was ordered', async () => {
    await renderQuotePage(revised({ depositCredited: '51.20', deliveryAmount: '35.00' }));

    expect(panel().getByText(acrossElements(/£424\.02 is left to pay/))).toHaveTextContent(
      '£424.02 is left to pay, and £35.00 for the delivery of your order. Once the sizes are agreed we set the day',
    );
    expect(screen.getByRole('row', { name: /^Total inc\. VAT, before delivery/ })).toBeVisible();
    expect(screen.getByText(acrossElements('£35.00, to your address'))).toBeVisible();
    expect(screen.queryByText(/collected from the showroom|free collection/)).not.toBeInTheDocument();
  });

  it.each(['proposed', 'declined'] as const)(
    'says what happens to the deposit on refusal, and how to cancel: %s',
    async (state) => {
      await renderQuotePage(revised({ state }));
      const conditions = await panel().findByText(
        /as before measuring, and all that you have paid is refunded\./,
      );
      expect(conditions).toHaveTextContent(
        /To cancel, open the page of your order, to which our emails lead, or ring us/,
      );
    },
  );

  it('shows the text without an amount if the rules did not load', async () => {
    await renderQuotePage(revised(), mockResponses.text(503, ''));
    expect(await panel().findByText(/you may cancel as before measuring\. To cancel/)).toBeVisible();
  });

  it('once agreed shows the sizes to cut, and no longer announces a call', async () => {
    await renderQuotePage(
      revised({ state: 'agreed', answeredAt: '2026-11-21T09:00:00Z' }, { status: 'approved' }),
    );

    expect(
      screen.getByText(
        /^You agreed to 1194\s×\s350\smm at this price on 21 November 2026: these are the sizes/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/until we have rung you/)).not.toBeInTheDocument();
  });

  it('once answered no longer shows the balance, as later payments are on the order’s page', async () => {
    await renderQuotePage(revised({ state: 'agreed', deliveryAmount: '35.00' }, { status: 'completed' }));

    expect(panel().getByText(acrossElements(/Deposit paid £47\.70 counts towards it\.\s*$/))).toBeVisible();
    expect(screen.queryByText(/left to pay|Once the sizes are agreed/)).not.toBeInTheDocument();
  });

  it('once cancelled counts no payment towards its price', async () => {
    await renderQuotePage(revised({ state: 'agreed' }, { status: 'declined' }));

    expect(panel().getByText(/we are not making it/)).toBeVisible();
    expect(screen.queryByText(/counts towards|left to pay/)).not.toBeInTheDocument();
  });

  it('once its deposit was refunded announces no production, and counts nothing as paid', async () => {
    const order = { status: 'declined', paymentBlocker: 'refunded' } as const;
    await renderQuotePage(
      revised({ state: 'agreed', depositCredited: '0.00', answeredAt: '2026-11-21T09:00:00Z' }, order),
    );

    expect(
      panel().getByText(acrossElements('It took the place of VT-26-00412, and we are not making it.')),
    ).toBeVisible();
    expect(screen.getByText(/^The deposit for this top has been refunded\./)).toBeVisible();
    expect(screen.getByText('We are not making this top.')).toBeVisible();
    expect(screen.queryByText(/these are the sizes that we cut|Deposit paid/)).not.toBeInTheDocument();
  });

  it('can be neither paid nor added to a basket before it is answered', async () => {
    await renderQuotePage(revised({ depositCredited: '0.00' }, { paymentBlocker: null }));

    expect(screen.queryByRole('link', { name: 'Pay Deposit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to basket' })).not.toBeInTheDocument();
    expect(panel().queryByText(/Deposit paid|you may cancel/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read and answer' })).toHaveAttribute('href', '#measured-price');
  });

  it.each([
    ['Agree to £475.22', true, 'agreed', 'You have agreed to the measured price'],
    ['Please call me', false, 'declined', 'We will call you about this price'],
  ] as const)('can be accepted or refused: %s', async (button, isAgreed, state, title) => {
    const api = await renderQuotePage(revised());
    api.on(
      'POST',
      paths.answerRevision(id),
      mockResponses.ok(revised({ state, answeredAt: '2026-11-21T10:06:00Z' })),
    );
    await press(button);

    expect(await panel().findByRole('heading', { name: title })).toHaveFocus();
    expect(api.sent('POST', paths.answerRevision(id))[0]?.body).toEqual({ isAgreed, totalPrice: '475.22' });
    expect(panel().queryByRole('button')).not.toBeInTheDocument();
  });

  it('is paid like any other quote once agreed, if nothing was paid before', async () => {
    await renderQuotePage(
      revised({ state: 'agreed', depositCredited: '0.00' }, { status: 'pending', paymentBlocker: null }),
    );

    expect(screen.getByRole('link', { name: 'Pay Deposit' })).toBeVisible();
    expect(panel().getByText(/Once the deposit is paid we continue with your top/)).toBeVisible();
    expect(screen.queryByText(/left to pay|We continue with/)).not.toBeInTheDocument();
  });

  it('reloads if it was answered in another tab', async () => {
    const api = await renderQuotePage(revised());
    api.on('POST', paths.answerRevision(id), mockResponses.refused('revision/answered'));
    api.saves(revised({ state: 'declined' }));
    await press('Agree to £475.22');

    expect(await panel().findByRole('heading', { name: 'We will call you about this price' })).toBeVisible();
    expect(panel().getByRole('alert')).toHaveTextContent('This has changed in the meantime.');
  });

  it("shows the API's reason if a payment must be settled first", async () => {
    const api = await renderQuotePage(revised());
    api.on('POST', paths.answerRevision(id), mockResponses.refused('deposit/in-review'));
    await press('Agree to £475.22');

    expect(await panel().findByRole('alert')).toHaveTextContent(
      'We are checking a payment for this deposit.',
    );
  });

  it('only asks for a call once its price has expired', async () => {
    await renderQuotePage(revised({}, { validUntil: '2026-11-20T00:00:00.000Z' }));

    expect(panel().getByText(/The time to agree to this price has passed\./)).toBeVisible();
    expect(
      panel()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please call me']);
  });

  it('asks for no answer if other sizes were agreed since', async () => {
    await renderQuotePage(revised({ state: 'withdrawn' }, { status: 'declined' }));

    expect(
      panel().getByText(acrossElements(/We have agreed other sizes since\. VT-26-00412 stands as it was/)),
    ).toBeVisible();
    expect(screen.getByText('Withdrawn')).toBeVisible();
    expect(screen.queryByText('Declined')).not.toBeInTheDocument();
  });
});

it('links from a replaced quote to its replacement', async () => {
  await renderQuotePage(
    aQuote({
      paymentBlocker: 'superseded',
      supersededBy: { id: 'AAAAAAAAAAAAAAAAAAAAAA', reference: 'VT-26-00431' },
    }),
  );

  expect(screen.getByRole('heading', { name: 'This quote was replaced' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open VT-26-00431' })).toHaveAttribute(
    'href',
    '/quote/AAAAAAAAAAAAAAAAAAAAAA',
  );
  expect(screen.queryByRole('link', { name: 'Pay Deposit' })).not.toBeInTheDocument();
});
