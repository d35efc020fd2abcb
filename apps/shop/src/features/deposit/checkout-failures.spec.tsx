import { setCompany } from '@app/content';
import {
  defaultCompany,
  idempotencyKeyHeader,
  paths,
  runtimeConfigPath,
  toPublicCompany,
} from '@app/contracts';
import { screen, waitFor } from '@testing-library/react';
import { aDeposit } from '../../testing/a-deposit';
import { aQuote } from '../../testing/a-quote';
import { mockResponses } from '../../testing/fake-api';
import { setUpCheckout } from './testing/set-up-checkout';

vi.mock('./redirect-to');

const checkout = setUpCheckout();
const { user, session, onPaid, tab, second, aBasket, field, pay, sent, toast, submit, submitTo } = checkout;

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
  checkout.api.on('POST', paths.deposits, mockResponses.created(aDeposit()));
  await user.click(pay());
  expect(await toast('Deposit Payment Created')).toBeVisible();
  // The same intent has the same key, so this cannot be a second payment (D18).
  expect(sent()[1]?.headers[idempotencyKeyHeader]).toBe(key);
});

it('opens no card page if our server does not say which addresses are allowed', async () => {
  checkout.api.on('GET', runtimeConfigPath, mockResponses.text(503, ''));
  await submit();

  expect(await toast('Payment Error')).toBeVisible();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

it('reloads the basket if its amounts have changed', async () => {
  await submitTo(mockResponses.refused('deposit/amounts-changed', { totalAmount: '500.00' }));

  expect((await screen.findAllByText(/The amounts have changed/))[0]).toBeVisible();
  await waitFor(() => expect(checkout.api.sent('GET', paths.basket(session))).toHaveLength(1));
});

it('shows the new total if the owner has changed the delivery fee', async () => {
  const facts = { ...toPublicCompany(defaultCompany), version: 2, isOpen: true };
  checkout.api.on('GET', paths.publicCompany, mockResponses.ok({ ...facts, deliveryFee: '42.00' }));
  onTestFinished(() => setCompany(defaultCompany));
  await submitTo(mockResponses.refused('deposit/amounts-changed', { totalAmount: '500.00' }));

  expect(await screen.findByRole('checkbox', { name: 'Deliver to me, £42.00' })).toBeVisible();
});

it('names the quotes that cannot be paid, with the reason (D21)', async () => {
  checkout.api.on(
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
