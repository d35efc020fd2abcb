import { acrossElements } from '@app/ui/testing';
import { paths, runtimeConfigPath } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeposit, aPaymentUrl, aRuntimeConfig } from '../../testing/a-deposit';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { fillDeposit } from '../../testing/fill-deposit';
import { redirectTo } from './redirect-to';
import { SecureOrder } from './secure-order';

vi.mock('./redirect-to');

const user = userEvent.setup({ delay: null });
const onBack = vi.fn();
let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  api = new FakeApi()
    .on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig))
    .on('POST', paths.deposits, mockResponses.created(aDeposit()));
  render(
    <>
      <SecureOrder quote={aQuote()} onBack={onBack} />
      <ToastHost />
    </>,
  );
});

const toast = (title: string) => screen.findByText(title, { ignore: '[role=status] *' });
const pay = () => screen.getByRole('button', { name: /^(Pay Deposit|Opening)/ });

it('shows beside the button what is ordered, and the total price (D54)', () => {
  const box = pay().parentElement;
  expect(box).toHaveTextContent(
    'Marble Calacatta Gold, 20mm, 1200 × 350 mm, Undermount Oval, Tap hole£477.00',
  );
  expect(box).toHaveTextContent('You order this for £477.00 in all, and pay £47.70 of it now.');
});

it('states the refund rules and the delivery time before payment', async () => {
  for (const expectedText of [
    'Until the sizes are agreed with you, all that you have paid is refunded.',
    'From then until your stone is cut, we keep £50.00 for our work, never more than the deposit, and refund the rest.',
    'Once it is being cut, nothing is refunded, as the top is made to measure.',
  ])
    expect(await screen.findByText(acrossElements(expectedText))).toBeVisible();
  expect(screen.getByText(/^If measuring changes the price, we ask you first/)).toBeVisible();
  expect(screen.getByText(/within 4 weeks of the day on which you agree the sizes/)).toBeVisible();
});

it('pays the deposit on the saved quote in this tab, and reports it', async () => {
  await fillDeposit(user);
  await user.click(pay());

  expect(await toast('Payment Initiated')).toBeVisible();
  expect(api.sent('POST', paths.deposits)).toMatchObject([
    {
      body: {
        quoteId: aQuote().id,
        depositAmount: '47.70',
        totalAmount: '477.00',
        basketSessionId: null,
        needsDelivery: false,
        deliveryAddress: null,
      },
    },
  ]);
  expect(api.sent('POST', paths.deposits)[0]?.headers).toMatchObject({
    'Browser-Key': sessionStorage.getItem('browser-key'),
  });
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl));
  // Getting the card page takes a moment: nobody should press again.
  expect(pay()).toHaveAttribute('aria-busy', 'true');
});

it('shows the first area around a postcode (D38)', async () => {
  api.on('GET', paths.postcodeAreas('RG14PS'), mockResponses.ok(['Abbey', 'Battle', 'Katesgrove']));
  await user.click(screen.getByRole('checkbox', { name: 'Deliver to me, £35.00' }));
  await user.type(screen.getByRole('textbox', { name: 'Postcode' }), 'RG1 4PS');
  await user.click(screen.getByRole('button', { name: 'Find area' }));

  await waitFor(() =>
    expect(screen.getByText('Area:', { exact: false }).parentElement).toHaveTextContent('Area: Abbey'),
  );
  expect(screen.getByRole('textbox', { name: 'Full address' })).toHaveValue('');
});

it('says that no area is known, and continues', async () => {
  api.on('GET', paths.postcodeAreas('RG14PS'), mockResponses.ok([]));
  await user.click(screen.getByRole('checkbox', { name: 'Deliver to me, £35.00' }));
  await user.type(screen.getByRole('textbox', { name: 'Postcode' }), 'RG1 4PS{Enter}');

  expect(await screen.findByText(/Please carry on with your address/)).toBeVisible();
});
