import {
  errorCatalogue,
  paths,
  runtimeConfigPath,
  type DepositStatusResponse,
  type OrderLinkResponse,
  type PaymentStatus,
  type RetryDepositResponse,
} from '@app/contracts';
import { ToastHost } from '@app/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { redirectTo } from '../../features/deposit/redirect-to';
import { aPaymentUrl, aRuntimeConfig } from '../../testing/a-deposit';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { PaymentResultPage } from './payment-result-page';

vi.mock('../../features/deposit/redirect-to');

const id = '_-_-_-_-_-_-_-_-_-_-_w';
let api: FakeApi;

const status = (paymentStatus: PaymentStatus): DepositStatusResponse => ({
  id,
  paymentStatus,
  depositAmount: '47.70',
  customerName: 'Eleanor Marsh',
  references: ['VT-26-00412', 'VT-26-00413'],
});
const respondWithStatus = (paymentStatus: PaymentStatus) =>
  api.on('GET', paths.depositStatus(id), mockResponses.ok(status(paymentStatus)));
const retryAnswers = (response: Partial<RetryDepositResponse>) =>
  api.on('POST', paths.retryDeposit(id), mockResponses.ok({ id, paymentUrl: null, ...response }));
const requestCount = () => api.sent('GET', paths.depositStatus(id)).length;

const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (name: string) => screen.getByRole('button', { name });

async function press(name: string) {
  await act(async () => {
    fireEvent.click(button(name));
    await vi.advanceTimersByTimeAsync(0);
  });
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sessionStorage.clear();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  api = new FakeApi()
    .on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig))
    .on('POST', paths.orderOfDeposit(id), mockResponses.ok({ token: null, isMailed: false }));
});
afterEach(() => vi.useRealTimers());

async function renderResultPage(paymentId = id) {
  render(
    <>
      <PaymentResultPage id={paymentId} />
      <ToastHost />
    </>,
  );
  await tick(0);
}

it.each<[PaymentStatus, string, string, string]>([
  [
    'pending',
    'Processing Payment...',
    "We're confirming your payment. This may take a few moments. Please don't close this page.",
    'Pending',
  ],
  [
    'paid',
    'Payment Successful!',
    'Your deposit payment has been processed successfully. Our team will contact you within 24 hours to confirm measurements and customization details.',
    'Paid',
  ],
  [
    'failed',
    'Payment Failed',
    'We were unable to process your payment. Please try again or contact us directly for assistance.',
    'Failed',
  ],
])('%s: shows the specified text', async (paymentStatus, heading, expectedText, badge) => {
  respondWithStatus(paymentStatus);
  await renderResultPage();

  expect(title()).toBe(heading);
  expect(screen.getByText(expectedText)).toBeVisible();
  expect(screen.queryAllByText('A confirmation is on its way to your email address.')).toHaveLength(
    paymentStatus === 'paid' ? 1 : 0,
  );
  expect(screen.getByText(badge)).toBeVisible();
  expect(screen.getByText('Payment Details')).toBeVisible();
  expect(screen.getByText('_-_-_-_-…_-_w')).toHaveAttribute('title', id);
  expect(screen.getByText('£47.70')).toBeVisible();
  expect(screen.getByText('VT-26-00412').parentElement).toHaveTextContent('VT-26-00412 and VT-26-00413');
  expect(screen.getByText('Eleanor Marsh')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Need Help?')).toBeVisible();
  expect(screen.getByRole('link', { name: '0118 496 0123' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'info@example.co.uk' })).toBeVisible();
});

it.each<PaymentStatus>(['pending', 'paid', 'failed', 'review'])(
  '%s: shows the general terms of every deposit, and the payee',
  async (paymentStatus) => {
    respondWithStatus(paymentStatus);
    await renderResultPage();

    expect(screen.getByRole('region', { name: 'About the deposit' })).toHaveTextContent(
      /counts towards the price.*Nothing is cut before you confirm.*paid to Readstone Example Ltd/,
    );
    expect(screen.getByRole('link', { name: 'Terms of sale' })).toHaveAttribute('href', '/terms');
  },
);

it('says that the deposit was refunded, and shows no next steps', async () => {
  api.on('GET', paths.depositStatus(id), mockResponses.ok({ ...status('paid'), isRefunded: true }));
  await renderResultPage();

  expect(title()).toBe('Deposit Refunded');
  expect(screen.getByText(/We have refunded this deposit\./)).toBeVisible();
  expect(screen.getByText('Refunded')).toBeVisible();
  for (const promise of [
    'What Happens Next?',
    'About the deposit',
    'A confirmation is on its way to your email address.',
  ])
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
});

it('says that the balance was paid, and links back to the order', async () => {
  const token = 'kLSwY2vXZwqkrDQuVyeBfQkLSwY2vXZwqkrDQuVyeBf';
  sessionStorage.setItem(`order-of:${id}`, token);
  api.on('GET', paths.depositStatus(id), mockResponses.ok({ ...status('paid'), purpose: 'balance' }));
  await renderResultPage();

  expect(title()).toBe('Payment Successful!');
  expect(screen.getByText(/It counts towards the price of your order\./)).toBeVisible();
  expect(screen.getByText('A receipt is on its way to your email address.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', `/order/${token}`);
  for (const ofDeposit of ['What Happens Next?', 'About the deposit'])
    expect(screen.queryByText(ofDeposit)).not.toBeInTheDocument();
});

describe('after a paid deposit', () => {
  const token = 'kLSwY2vXZwqkrDQuVyeBfQkLSwY2vXZwqkrDQuVyeBf';
  const key = '0123456789abcdef0123456789abcdef';
  const respondWithLink = (link: OrderLinkResponse) =>
    api.on('POST', paths.orderOfDeposit(id), mockResponses.ok(link));
  const orderButton = () => screen.queryByRole('link', { name: 'See your order' });
  beforeEach(() => respondWithStatus('paid'));

  it('leads to the order in the tab that began it, also after a reload', async () => {
    sessionStorage.setItem('browser-key', key);
    respondWithLink({ token, isMailed: true });
    await renderResultPage();

    expect(orderButton()).toHaveAttribute('href', `/order/${token}`);
    expect(screen.queryByText(/It has the link/)).not.toBeInTheDocument();
    expect(api.sent('POST', paths.orderOfDeposit(id))).toMatchObject([{ headers: { 'Browser-Key': key } }]);
    cleanup();
    await renderResultPage();
    expect(orderButton()).toHaveAttribute('href', `/order/${token}`);
    expect(api.sent('POST', paths.orderOfDeposit(id))).toHaveLength(1);
  });

  it('says elsewhere that the confirmation has the link', async () => {
    respondWithLink({ token: null, isMailed: true });
    await renderResultPage();
    expect(screen.getByText('It has the link to the page of your order.')).toBeVisible();
    expect(orderButton()).not.toBeInTheDocument();
  });

  it.each([
    ['if the confirmation has none', mockResponses.ok({ token: null, isMailed: false })],
    ['if the server cannot be reached', mockResponses.unreachable()],
  ])('says nothing of a link %s', async (_, response) => {
    api.on('POST', paths.orderOfDeposit(id), response);
    await renderResultPage();
    expect(title()).toBe('Payment Successful!');
    expect(screen.queryByText(/It has the link/)).not.toBeInTheDocument();
    expect(orderButton()).not.toBeInTheDocument();
  });
});

it('shows the next steps once paid, and only then', async () => {
  respondWithStatus('pending');
  await renderResultPage();
  expect(screen.queryByText('What Happens Next?')).not.toBeInTheDocument();

  respondWithStatus('paid');
  await tick(3_000);
  expect(screen.getByText('What Happens Next?')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('polls every 3000 ms while pending, and stops once settled', async () => {
  respondWithStatus('pending');
  await renderResultPage();
  expect(requestCount()).toBe(1);
  await tick(2_999);
  expect(requestCount()).toBe(1);
  await tick(1);
  expect(requestCount()).toBe(2);

  respondWithStatus('paid');
  await tick(3_000);
  expect(title()).toBe('Payment Successful!');
  await tick(60_000);
  expect(requestCount()).toBe(3);
});

it('polls a little longer after a decline: another card may follow (D17)', async () => {
  respondWithStatus('failed');
  await renderResultPage();
  expect(title()).toBe('Payment Failed');
  await tick(3_000);
  respondWithStatus('paid');
  await tick(3_000);
  expect(title()).toBe('Payment Successful!');
  expect(requestCount()).toBe(3);
});

it('stops polling after a final decline', async () => {
  respondWithStatus('failed');
  await renderResultPage();
  await tick(60_000);
  expect(title()).toBe('Payment Failed');
  expect(requestCount()).toBe(3);
});

it('says that we are checking a payment in review, with our number, and stops polling (D17)', async () => {
  respondWithStatus('review');
  await renderResultPage();

  expect(title()).toBe('We are checking your payment');
  expect(screen.getAllByRole('link', { name: '0118 496 0123' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Try Payment Again' })).not.toBeInTheDocument();
  await tick(60_000);
  expect(requestCount()).toBe(1);
});

it('keeps the last known state when a poll fails, reports it, and continues polling', async () => {
  respondWithStatus('pending');
  await renderResultPage();
  api.on('GET', paths.depositStatus(id), mockResponses.unreachable());
  await tick(3_000);

  expect(screen.getByText(/This page keeps trying/)).toBeVisible();
  expect(screen.getByText('Eleanor Marsh')).toBeVisible();
  respondWithStatus('pending');
  await tick(3_000);
  expect(screen.queryByText(/This page keeps trying/)).not.toBeInTheDocument();
});

it('shows an unknown payment as pending', async () => {
  api.on('GET', paths.depositStatus(id), mockResponses.text(503, ''));
  await renderResultPage();

  expect(title()).toBe('Processing Payment...');
  expect(screen.getByText('Pending')).toBeVisible();
});

it('times out without a response', async () => {
  api.on('GET', paths.depositStatus(id), mockResponses.never());
  await renderResultPage();
  await tick(9_999);
  expect(requestCount()).toBe(1);

  respondWithStatus('paid');
  await tick(3_001);
  expect(title()).toBe('Payment Successful!');
});

it('pauses in a hidden tab and polls at once when it is visible again (D24)', async () => {
  respondWithStatus('pending');
  await renderResultPage();
  setHidden(true);
  await tick(60_000);
  expect(requestCount()).toBe(1);

  respondWithStatus('paid');
  setHidden(false);
  await tick(0);
  expect(requestCount()).toBe(2);
  expect(title()).toBe('Payment Successful!');
});

it('stops after ten minutes, promises a mail, and checks again on request (D24)', async () => {
  respondWithStatus('pending');
  await renderResultPage();
  await tick(10 * 60_000 + 3_000);

  expect(screen.getByText(/we'll e-mail you/)).toBeVisible();
  const before = requestCount();
  await tick(60_000);
  expect(requestCount()).toBe(before);

  respondWithStatus('paid');
  await press('Check again');
  expect(title()).toBe('Payment Successful!');
});

it('offers the open card page while unpaid', async () => {
  respondWithStatus('pending');
  retryAnswers({ paymentUrl: aPaymentUrl });
  await renderResultPage();
  await press('Return to the payment page');

  expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl);
});

it('retries a failed payment on the card page that the server returns (D19)', async () => {
  respondWithStatus('failed');
  retryAnswers({ paymentUrl: aPaymentUrl });
  await renderResultPage();
  await press('Try Payment Again');

  expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl);
  expect(screen.getByText('Payment Initiated', { ignore: '[role=status] *' })).toBeVisible();
});

it.each([
  [
    'the server says why',
    mockResponses.ok({ id, paymentUrl: null, error: 'Not now.' }),
    'Payment Processing Issue',
    'Not now.',
  ],
  [
    'the page is on another site',
    mockResponses.ok({ id, paymentUrl: 'https://evil.example/pay/1' }),
    'Payment Error',
    'Unable to process payment. Please try again.',
  ],
])('the retry button can be pressed again when %s', async (_, response, toastTitle, expectedText) => {
  respondWithStatus('failed');
  api.on('POST', paths.retryDeposit(id), response);
  await renderResultPage();
  await press('Try Payment Again');

  expect(screen.getByText(toastTitle, { ignore: '[role=status] *' })).toBeVisible();
  expect(screen.getAllByText(expectedText, { ignore: '[role=status] *' }).length).toBeGreaterThan(1);
  expect(redirectTo).not.toHaveBeenCalled();
  expect(button('Try Payment Again')).not.toHaveAttribute('aria-busy');
});

it('shows the payment if a retry is refused because the deposit was paid', async () => {
  respondWithStatus('failed');
  api.on('POST', paths.retryDeposit(id), mockResponses.refused('deposit/already-paid'));
  await renderResultPage();
  respondWithStatus('paid');
  await press('Try Payment Again');

  expect(title()).toBe('Payment Successful!');
});

it.each([
  ['is unknown', id],
  ['is malformed', 'nonsense'],
])('says that there is no payment with an id that %s', async (_, paymentId) => {
  api.on('GET', paths.depositStatus(id), mockResponses.refused('deposit/not-found'));
  await renderResultPage(paymentId);

  expect(title()).toBe('Payment Not Found');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await tick(60_000);
  expect(requestCount()).toBeLessThanOrEqual(1);
});

it('reloads the basket and clears the form once paid, and not before', async () => {
  const session = 'session-1763683200000-0123456789abcdef';
  localStorage.setItem('basket-session-id', session);
  sessionStorage.setItem('deposit-details', '{"customerName":"Eleanor"}');
  api.on('GET', paths.basket(session), mockResponses.ok({ items: [], totalAmount: '0.00', count: 0 }));
  respondWithStatus('pending');
  await renderResultPage();
  expect(api.sent('GET', paths.basket(session))).toEqual([]);
  expect(sessionStorage.getItem('deposit-details')).not.toBeNull();

  respondWithStatus('paid');
  await tick(3_000);
  expect(api.sent('GET', paths.basket(session))).toHaveLength(1);
  expect(sessionStorage.getItem('deposit-details')).toBeNull();
});

it('polls at once if it is unknown whether the earlier page was paid', async () => {
  respondWithStatus('failed');
  api.on(
    'POST',
    paths.retryDeposit(id),
    mockResponses.ok({ id, paymentUrl: null, error: errorCatalogue['deposit/outcome-unknown'].sentence }),
  );
  await renderResultPage();
  respondWithStatus('paid');
  await press('Try Payment Again');

  expect(title()).toBe('Payment Successful!');
});
