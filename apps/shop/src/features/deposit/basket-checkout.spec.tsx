import { setCompany } from '@app/content';
import {
  defaultCompany,
  errorCatalogue,
  idempotencyKeyHeader,
  paths,
  runtimeConfigPath,
  toPublicCompany,
  type BasketResponse,
  type PaymentStatus,
} from '@app/contracts';
import { ToastHost } from '@app/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeposit, aPaymentUrl, aRuntimeConfig, emptyDeposit } from '../../testing/a-deposit';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { fillDeposit } from '../../testing/fill-deposit';
import { BasketCheckout } from './basket-checkout';
import { depositDraft } from './deposit-draft';
import { forgetIdempotencyKey } from './idempotency-key';
import { redirectTo } from './redirect-to';

vi.mock('./redirect-to');

const user = userEvent.setup({ delay: null });
const session = 'session-1763683200000-0123456789abcdef';
const onPaid = vi.fn();
const open = vi.fn((): Window | null => null);
const tab = {
  opener: {} as unknown,
  closed: false,
  close: vi.fn(),
  location: { replace: vi.fn() },
  document: document.implementation.createHTMLDocument(),
};
const refuses = (): never => {
  throw new DOMException('Blocked', 'SecurityError');
};
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
  vi.clearAllMocks();
  tab.opener = {};
  tab.closed = false;
  open.mockReturnValue(tab as unknown as Window);
  window.open = open;
  api = new FakeApi()
    .on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig))
    .on('GET', paths.basket(session), mockResponses.ok(aBasket()))
    .on('POST', paths.deposits, mockResponses.created(aDeposit()));
});

const field = (name: string) => screen.getByRole('textbox', { name });
const pay = () => screen.getByRole('button', { name: /^(Pay Deposit|Opening)/ });
const deliver = () => screen.getByRole('checkbox', { name: 'Deliver to me, £35.00' });
const sent = () => api.sent('POST', paths.deposits);
const toast = (title: string) => screen.findByText(title, { ignore: '[role=status] *' });
const figures = () => within(screen.getByRole('complementary', { name: 'Deposit today' }));

function renderCheckout(basket = aBasket()) {
  return render(
    <>
      <BasketCheckout basket={basket} sessionId={session} onPaid={onPaid} />
      <ToastHost />
    </>,
  );
}

/** Fills in the form and submits it. */
async function submit(basket?: BasketResponse) {
  renderCheckout(basket);
  await fillDeposit(user);
  await user.click(pay());
}
/** The same with this API response. */
const submitTo = (response: ReturnType<typeof mockResponses.ok>, basket?: BasketResponse) => {
  api.on('POST', paths.deposits, response);
  return submit(basket);
};

it('creates one deposit for the whole basket and opens the card page in a new tab without an opener', async () => {
  renderCheckout();
  await fillDeposit(user);
  await user.click(deliver());
  await user.type(field('Postcode'), 'RG1 4PS');
  await user.type(field('Full address'), '1 High Street, Reading');
  await user.click(pay());

  expect(await toast('Deposit Payment Created')).toBeVisible();
  expect(await toast('Your deposit payment has been set up successfully.')).toBeVisible();
  expect(sent()).toMatchObject([
    {
      body: {
        quoteId: aQuote().id,
        quoteIds: [aQuote().id, second.id],
        basketSessionId: session,
        totalAmount: '1273.95',
        depositAmount: '127.40',
        needsDelivery: true,
        deliveryAddress: '1 High Street, Reading, RG1 4PS',
      },
    },
  ]);
  expect(open).toHaveBeenCalledWith('about:blank', '_blank');
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).toHaveBeenCalledWith(aPaymentUrl);
  expect(redirectTo).not.toHaveBeenCalled();
  expect(onPaid).toHaveBeenCalledTimes(1);
});

it('opens the new tab during the click, because browsers would block it later (D20)', async () => {
  renderCheckout();
  await fillDeposit(user);
  fireEvent.click(pay());
  expect(open).toHaveBeenCalledWith('about:blank', '_blank');

  expect(await toast('Deposit Payment Created')).toBeVisible();
  expect(open).toHaveBeenCalledTimes(1);
});

describe('while the card page is open in the other tab', () => {
  const status = (paymentStatus: PaymentStatus) =>
    api.on(
      'GET',
      paths.depositStatus(aDeposit().id),
      mockResponses.ok({
        id: aDeposit().id,
        paymentStatus,
        depositAmount: '123.90',
        customerName: 'Eleanor Marsh',
      }),
    );
  const requestCount = () => api.sent('GET', paths.depositStatus(aDeposit().id)).length;
  const comeBack = () => fireEvent(document, new Event('visibilitychange'));
  const storedDetails = () => sessionStorage.getItem('deposit-details');

  it('keeps its input until the deposit is paid, and cannot be sent again after that', async () => {
    await submit();
    await toast('Deposit Payment Created');
    expect(storedDetails()).toContain('Eleanor Marsh');

    status('failed');
    comeBack();
    await waitFor(() => expect(requestCount()).toBe(1));
    api.on('GET', paths.depositStatus(aDeposit().id), mockResponses.unreachable());
    comeBack();
    await waitFor(() => expect(requestCount()).toBe(2));
    expect(storedDetails()).toContain('Eleanor Marsh');

    status('paid');
    comeBack();
    await waitFor(() => expect(storedDetails()).toBeNull());
    comeBack();
    expect(requestCount()).toBe(3);
  });

  it('offers no retry in a form opened after the payment', async () => {
    depositDraft.write({ ...emptyDeposit, customerName: 'Eleanor Marsh' });
    depositDraft.setDepositId(aDeposit().id);
    status('paid');
    renderCheckout();

    await waitFor(() => expect(field('Full name')).toHaveValue(''));
    expect(storedDetails()).toBeNull();
  });

  it('links to the existing payment when the next attempt fails, instead of ordering again', async () => {
    depositDraft.setDepositId(aDeposit().id);
    status('pending');
    api.on('POST', paths.deposits, mockResponses.unreachable());
    await submit();

    const link = await screen.findByRole('link', { name: 'See how your payment stands' });
    expect(link).toHaveAttribute('href', `/payment-result/${aDeposit().id}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByText(/What you typed is still here/)).toHaveTextContent(/or ring us: 0118 496 0123/);
    expect(screen.queryByText(/order by phone/)).not.toBeInTheDocument();
  });
});

describe('when it is unknown whether an earlier page was paid', () => {
  const sentence = errorCatalogue['deposit/outcome-unknown'].sentence;

  it.each([
    [
      'the API knows the deposit',
      mockResponses.created(aDeposit({ paymentUrl: null, error: sentence })),
      null,
    ],
    ['this tab does', mockResponses.refused('deposit/outcome-unknown'), aDeposit().id],
  ])("shows the API's message, and links to the payment: %s", async (_, response, handedOver) => {
    if (handedOver) depositDraft.setDepositId(handedOver);
    api
      .on('POST', paths.deposits, response)
      .on('GET', paths.depositStatus(aDeposit().id), mockResponses.unreachable());
    await submit();

    expect(await screen.findByRole('link', { name: 'See how your payment stands' })).toHaveAttribute(
      'href',
      `/payment-result/${aDeposit().id}`,
    );
    const failureMessage = screen.getByText(/What you typed is still here/);
    expect(failureMessage).toHaveTextContent(sentence);
    expect(failureMessage).toHaveTextContent('See how your payment stands, or ring us: 0118 496 0123');
    expect(failureMessage).not.toHaveTextContent(/charged|order by phone/);
  });

  it('shows the phone number if the payment is unknown', async () => {
    api.on('POST', paths.deposits, mockResponses.refused('deposit/outcome-unknown'));
    await submit();

    expect(await screen.findByText(/What you typed is still here/)).toHaveTextContent(
      /Ring us: 0118 496 0123$/,
    );
    expect(screen.queryByRole('link', { name: 'See how your payment stands' })).not.toBeInTheDocument();
    expect(screen.queryByText(/charged|order by phone/)).not.toBeInTheDocument();
  });
});

it.each([
  ['blocks every window', () => open.mockImplementation(refuses)],
  [
    'blocks navigation',
    () => open.mockReturnValue(null) && vi.mocked(redirectTo).mockImplementationOnce(refuses),
  ],
])('can be pressed again in a browser that %s', async (_, forbid) => {
  forbid();
  await submit();

  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl));
  await waitFor(() => expect(pay()).not.toHaveAttribute('aria-busy'));
});

it('opens the card page in this tab if a new one is blocked or was closed, and works again on return', async () => {
  open.mockReturnValue(null);
  await submit();
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl));
  act(() => {
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(pay()).not.toHaveAttribute('aria-busy');
});

it('updates every figure with the delivery tick, and warns of a second delivery', async () => {
  const { unmount } = renderCheckout();
  expect(screen.queryByText(/more than one delivery/)).not.toBeInTheDocument();
  unmount();
  renderCheckout(aBasket([aQuote(), second, aQuote({ id: 'AAAAAAAAAAAAAAAAAAAAAg', totalPrice: '0.05' })]));

  expect(figures().getByText('3 tops')).toBeVisible();
  expect(figures().getByText('Free')).toBeVisible();
  expect(figures().getAllByText('£123.90')[0]).toBeVisible();
  expect(screen.getByText(/Three tops need more than one delivery/)).toBeVisible();

  await user.click(deliver());
  expect(figures().getAllByText('£35.00')[0]).toBeVisible();
  expect(figures().getAllByText('£1,274.00')[0]).toBeVisible();
  expect(figures().getAllByText('£127.40')[0]).toBeVisible();
});

it('explains the deposit beside the button, with a link to the terms', () => {
  renderCheckout();

  expect(screen.getByText(/which opens in a new tab/)).toHaveTextContent(/nothing is cut before that call/);
  expect(screen.getByRole('link', { name: 'terms of sale' })).toHaveAttribute('href', '/terms');
});

it("shows the basket's message for missing fields, and focuses them", async () => {
  renderCheckout();
  await user.click(pay());

  expect(await toast('Incomplete Information')).toBeVisible();
  expect(field('Full name')).toHaveFocus();
  expect(field('Full name')).toHaveAccessibleDescription('Please enter your name');
  expect(open).not.toHaveBeenCalled();

  await fillDeposit(user);
  expect(field('Full name')).toBeValid();
  await user.click(deliver());
  await user.type(field('Postcode'), 'RG1 4PS');
  await user.click(pay());

  expect(await toast('Delivery Information Required')).toBeVisible();
  expect(await toast('Please provide postcode and full address for delivery.')).toBeVisible();
  expect(field('Full address')).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('requires a valid address, without calling it missing', async () => {
  renderCheckout();
  await fillDeposit(user);
  await user.clear(field('Email'));
  await user.type(field('Email'), 'eleanor@example');
  await user.click(pay());

  expect(field('Email')).toHaveFocus();
  expect(screen.getByText('Check the part after the @')).toBeVisible();
  expect(screen.queryByText('Incomplete Information')).not.toBeInTheDocument();
});

it.each([
  [
    'the response has an error',
    mockResponses.created(aDeposit({ paymentUrl: null, error: 'The card payment page cannot be reached.' })),
    'Payment Processing Issue',
    'The card payment page cannot be reached.',
  ],
  [
    'it was tried too often',
    mockResponses.refused('request/too-many'),
    'Payment Processing Issue',
    /several times already/,
  ],
  [
    'there is no connection',
    mockResponses.unreachable(),
    'Error',
    'Failed to create deposit payment. Please try again.',
  ],
  [
    'there is no page to pay on',
    mockResponses.created(aDeposit({ paymentUrl: null })),
    'Payment Error',
    'Unable to process payment. Please try again.',
  ],
  [
    'the page is on another site',
    mockResponses.created(aDeposit({ paymentUrl: 'https://checkout.sumup.com.evil.example/pay/1' })),
    'Payment Error',
    'Unable to process payment. Please try again.',
  ],
])('keeps the form and offers a retry when %s', async (_, response, title, expectedText) => {
  await submitTo(response);

  expect(await toast(title)).toBeVisible();
  expect((await screen.findAllByText(expectedText, { ignore: '[role=status] *' })).length).toBeGreaterThan(0);
  expect(screen.queryByText('Deposit Payment Created')).not.toBeInTheDocument();
  expect(screen.getByText(/What you typed is still here/)).toHaveTextContent(/0118 496 0123/);
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(onPaid).not.toHaveBeenCalled();
  expect(field('Full name')).toHaveValue('Eleanor Marsh');

  const key = sent()[0]?.headers[idempotencyKeyHeader];
  api.on('POST', paths.deposits, mockResponses.created(aDeposit()));
  await user.click(pay());
  expect(await toast('Deposit Payment Created')).toBeVisible();
  // The same intent has the same key, so this cannot be a second payment (D18).
  expect(sent()[1]?.headers[idempotencyKeyHeader]).toBe(key);
});

it('opens no card page if our server does not say which addresses are allowed', async () => {
  api.on('GET', runtimeConfigPath, mockResponses.text(503, ''));
  await submit();

  expect(await toast('Payment Error')).toBeVisible();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

it('reloads the basket if its amounts have changed', async () => {
  await submitTo(mockResponses.refused('deposit/amounts-changed', { totalAmount: '500.00' }));

  expect((await screen.findAllByText(/The amounts have changed/))[0]).toBeVisible();
  await waitFor(() => expect(api.sent('GET', paths.basket(session))).toHaveLength(1));
});

it('shows the new total if the owner has changed the delivery fee', async () => {
  const facts = { ...toPublicCompany(defaultCompany), version: 2, isOpen: true };
  api.on('GET', paths.publicCompany, mockResponses.ok({ ...facts, deliveryFee: '42.00' }));
  onTestFinished(() => setCompany(defaultCompany));
  await submitTo(mockResponses.refused('deposit/amounts-changed', { totalAmount: '500.00' }));

  expect(await screen.findByRole('checkbox', { name: 'Deliver to me, £42.00' })).toBeVisible();
});

it('names the quotes that cannot be paid, with the reason (D21)', async () => {
  api.on(
    'POST',
    paths.deposits,
    mockResponses.refused('deposit/not-payable', {
      quotes: [{ quoteId: second.id, reference: 'VT-26-00413', blocker: 'expired' }],
    }),
  );
  await submit();

  expect(
    (await screen.findAllByText(/VT-26-00413: The price of this quote has expired\./))[0],
  ).toBeInTheDocument();
});

it('links to the page of a job, which is paid as a whole', async () => {
  const job = { id: 'BBBBBBBBBBBBBBBBBBBBBA', name: 'Barn' };
  await submitTo(mockResponses.refused('deposit/part-of-job'), aBasket([aQuote({ job }), second]));

  expect(await screen.findByRole('link', { name: 'Open the job Barn' })).toHaveAttribute(
    'href',
    `/job/${job.id}`,
  );
});

it('uses a new key if the old one belongs to other details', async () => {
  await submitTo(mockResponses.refused('deposit/key-reused'));
  await toast('Payment Processing Issue');
  await user.click(pay());

  await waitFor(() => expect(sent()).toHaveLength(2));
  const keys = sent().map(({ headers }) => headers[idempotencyKeyHeader]);
  expect(keys[0]).not.toBe(keys[1]);
});

it("shows the API's errors at their fields", async () => {
  await submitTo(
    mockResponses.refused('request/invalid', { fields: [{ field: 'customerPhone', message: 'Too long' }] }),
  );

  expect(await screen.findByText('Too long')).toBeVisible();
  expect(field('Phone')).toHaveFocus();
});

it('sends once, however often it is pressed', async () => {
  api.on('POST', paths.deposits, mockResponses.never());
  renderCheckout();
  await fillDeposit(user);
  await user.dblClick(pay());
  await user.type(field('Full name'), '{Enter}');

  expect(pay()).toHaveTextContent('Opening the card page…');
  expect(pay()).toHaveAttribute('aria-busy', 'true');
  expect(sent()).toHaveLength(1);
});

it('has its input again when reopened in this tab', async () => {
  const { unmount } = renderCheckout();
  await fillDeposit(user);
  await user.click(deliver());
  unmount();
  renderCheckout();

  expect(field('Full name')).toHaveValue('Eleanor Marsh');
  expect(deliver()).toBeChecked();
});
