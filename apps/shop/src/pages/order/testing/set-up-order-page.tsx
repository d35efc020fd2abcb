import { type CustomerOrder, paths } from '@app/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, aToken } from '../../../testing/an-order';
import { mockResponses, FakeApi } from '../../../testing/fake-api';
import { OrderPage } from '../order-page';

/** The page of an order with a fake API. */
export function setUpOrderPage() {
  const user = userEvent.setup({ delay: null });
  const orderPath = paths.customerOrder(aToken);

  async function renderOrderPage(order: Partial<CustomerOrder> = {}) {
    const api = new FakeApi().on('GET', orderPath, mockResponses.ok(anOrder(order)));
    const view = render(<OrderPage token={aToken} />);
    await screen.findByRole('heading', { name: 'Your order' });
    return { api, ...view };
  }
  const progress = () => within(screen.getByRole('region', { name: 'Order progress' }));
  const tops: CustomerOrder['tops'] = [
    {
      quoteId: anOrder().quote.id,
      reference: anOrder().quote.reference,
      color: 'Gold',
      length: 1200,
      width: 350,
      agreedSize: null,
      quantity: 1,
      stage: 'measured',
    },
    {
      quoteId: 'x',
      reference: 'VT-26-00413',
      color: 'Grey',
      length: 905,
      width: 342,
      agreedSize: { lengthMm: 900, widthMm: 340 },
      quantity: 24,
      stage: 'ready',
    },
    {
      quoteId: 'y',
      reference: 'VT-26-00414',
      color: 'White',
      length: 800,
      width: 340,
      agreedSize: null,
      quantity: 1,
      stage: null,
    },
  ];
  return { user, orderPath, renderOrderPage, progress, tops };
}
