import { paths, runtimeConfigPath, type BasketResponse } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeposit, aRuntimeConfig } from '../../testing/a-deposit';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { BasketCheckout } from './basket-checkout';
import { forgetIdempotencyKey } from './idempotency-key';

vi.mock('./redirect-to');

const user = userEvent.setup({ delay: null });
const session = 'session-1763683200000-0123456789abcdef';
let api: FakeApi;

const second = aQuote({ id: 'AAAAAAAAAAAAAAAAAAAAAA', totalPrice: '761.95' });
const aBasket = (quotes = [aQuote(), second]): BasketResponse => ({
  items: quotes.map((quote, index) => ({ id: `item-${index}`, quoteId: quote.id, quote })),
  totalAmount: '1238.95',
  count: quotes.length,
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('basket-session-id', session);
  forgetIdempotencyKey();
  api = new FakeApi()
    .on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig))
    .on('GET', paths.basket(session), mockResponses.ok(aBasket()))
    .on('POST', paths.deposits, mockResponses.created(aDeposit()));
});

const field = (name: string) => screen.getByRole('textbox', { name });
const deliver = () => screen.getByRole('checkbox', { name: 'Deliver to me, £35.00' });
const sent = () => api.sent('POST', paths.deposits);
const toast = (title: string) => screen.findByText(title, { ignore: '[role=status] *' });

function renderCheckout(basket = aBasket()) {
  return render(
    <>
      <BasketCheckout basket={basket} sessionId={session} onPaid={vi.fn()} />
      <ToastHost />
    </>,
  );
}

describe('the postcode', () => {
  const place = (result: object) =>
    mockResponses.ok({
      status: 200,
      result: {
        postcode: 'RG1 4PS',
        admin_ward: 'Abbey',
        admin_district: 'Reading',
        country: 'England',
        ...result,
      },
    });
  const find = () => screen.getByRole('button', { name: /^Find/ });

  async function type(postcode: string) {
    renderCheckout();
    await user.click(deliver());
    await user.type(field('Postcode'), postcode);
  }

  it('fills an empty address with ward, district and country, and does not change a typed one', async () => {
    api
      .on('GET', paths.postcode('RG14PS'), place({}))
      .on(
        'GET',
        paths.postcode('G11AA'),
        place({ admin_ward: null, admin_district: 'Glasgow City', country: 'Scotland' }),
      );
    await type('rg1 4ps');
    await user.click(find());

    expect(await screen.findByText(/Please add the house and the street/)).toBeVisible();
    expect(field('Full address')).toHaveValue('Abbey, Reading, England');

    // An address that the lookup filled in may be replaced.
    await user.clear(field('Postcode'));
    await user.type(field('Postcode'), 'G1 1AA{Enter}');
    await waitFor(() => expect(field('Full address')).toHaveValue('Glasgow City, Scotland'));

    await user.type(field('Full address'), ', 3 Stone Lane');
    await user.click(find());
    expect(await screen.findByText(/Your address stays as you typed it/)).toBeVisible();
    expect(field('Full address')).toHaveValue('Glasgow City, Scotland, 3 Stone Lane');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['RG14', mockResponses.ok({}), 'Invalid Postcode', 'Please enter a valid UK postcode.'],
    [
      'RG1 4PS',
      mockResponses.refused('postcode/not-found'),
      'Postcode Not Found',
      'Please check the postcode and try again, or enter your address manually.',
    ],
    [
      'RG1 4PS',
      mockResponses.refused('postcode/unavailable'),
      'Lookup Failed',
      'Unable to lookup postcode. Please enter your address manually.',
    ],
  ])('%s: shows the error and does not block the form', async (postcode, response, title, expectedText) => {
    api.on('GET', paths.postcode('RG14PS'), response);
    await type(postcode);
    await user.click(find());

    expect(await toast(title)).toBeVisible();
    expect(await toast(expectedText)).toBeVisible();
    await user.type(field('Full address'), '1 High Street');
    expect(field('Full address')).toHaveValue('1 High Street');
  });

  it('shows that it is searching, and typing continues', async () => {
    api.on('GET', paths.postcode('RG14PS'), mockResponses.never());
    await type('RG1 4PS');
    await user.click(find());

    expect(find()).toHaveTextContent('Finding…');
    expect(find()).toHaveAttribute('aria-busy', 'true');
    await user.type(field('Full address'), '1 High Street');
    expect(field('Full address')).toHaveValue('1 High Street');
  });
});
