import { paths } from '@app/contracts';
import { screen } from '@testing-library/react';
import { aPaymentUrl } from '../../testing/a-deposit';
import { aQuote } from '../../testing/a-quote';
import { mockResponses } from '../../testing/fake-api';
import { fillDeposit } from '../../testing/fill-deposit';
import { redirectTo } from './redirect-to';
import { setUpCheckout } from './testing/set-up-checkout';

vi.mock('./redirect-to');

const checkout = setUpCheckout();
const {
  user,
  session,
  onPaid,
  open,
  tab,
  second,
  aBasket,
  field,
  pay,
  deliver,
  sent,
  toast,
  figures,
  renderCheckout,
  submitTo,
} = checkout;

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

it("shows the API's errors at their fields", async () => {
  await submitTo(
    mockResponses.refused('request/invalid', { fields: [{ field: 'customerPhone', message: 'Too long' }] }),
  );

  expect(await screen.findByText('Too long')).toBeVisible();
  expect(field('Phone')).toHaveFocus();
});

it('sends once, however often it is pressed', async () => {
  checkout.api.on('POST', paths.deposits, mockResponses.never());
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
