import { errorCatalogue, paths, type PaymentStatus } from '@app/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aDeposit, aPaymentUrl, emptyDeposit } from '../../testing/a-deposit';
import { mockResponses } from '../../testing/fake-api';
import { fillDeposit } from '../../testing/fill-deposit';
import { depositDraft } from './deposit-draft';
import { redirectTo } from './redirect-to';
import { setUpCheckout } from './testing/set-up-checkout';

vi.mock('./redirect-to');

const checkout = setUpCheckout();
const { user, open, refuses, field, pay, toast, renderCheckout, submit } = checkout;

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
    checkout.api.on(
      'GET',
      paths.depositStatus(aDeposit().id),
      mockResponses.ok({
        id: aDeposit().id,
        paymentStatus,
        depositAmount: '123.90',
        customerName: 'Eleanor Marsh',
      }),
    );
  const requestCount = () => checkout.api.sent('GET', paths.depositStatus(aDeposit().id)).length;
  const comeBack = () => fireEvent(document, new Event('visibilitychange'));
  const storedDetails = () => sessionStorage.getItem('deposit-details');

  it('keeps its input until the deposit is paid, and cannot be sent again after that', async () => {
    await submit();
    await toast('Deposit Payment Created');
    expect(storedDetails()).toContain('Eleanor Marsh');

    status('failed');
    comeBack();
    await waitFor(() => expect(requestCount()).toBe(1));
    checkout.api.on('GET', paths.depositStatus(aDeposit().id), mockResponses.unreachable());
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
    checkout.api.on('POST', paths.deposits, mockResponses.unreachable());
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
    checkout.api
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
    checkout.api.on('POST', paths.deposits, mockResponses.refused('deposit/outcome-unknown'));
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
