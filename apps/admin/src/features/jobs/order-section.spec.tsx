import { type AdminOrder, paths } from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../lib/testing/render-admin';
import { anOrder, aQuoteDetail } from '../orders/testing/a-quote';
import { OrderSection } from './order-section';

const quote = aQuoteDetail();
const own = { id: quote.id, reference: quote.reference, quantity: 1, totalPrice: '477.00' };
const order = anOrder({
  tops: [
    { ...own, stage: 'measured' },
    { id: 'other', reference: 'VT-26-00413', quantity: 2, stage: 'measured', totalPrice: '259.20' },
    { id: 'third', reference: 'VT-26-00414', quantity: 1, stage: null, totalPrice: '357.00' },
  ],
});
const show = (orderDetail: AdminOrder | null) => {
  const api = new FakeServer().on('PUT', paths.jobStage(quote.id), answers.ok(quote));
  renderAdmin(<OrderSection quote={{ ...quote, orderDetail }} />);
  return api;
};

it('says which order a quote is of, with the other tops one press away and what was cancelled', () => {
  show(order);
  expect(screen.getByText('OR-26-00031')).toBeVisible();
  expect(screen.getByText('4 tops')).toBeVisible();
  expect(screen.getByRole('link', { name: 'VT-26-00413' })).toHaveAttribute(
    'href',
    expect.stringContaining('search=OR-26-00031&item=other'),
  );
  expect(screen.getByRole('list', { name: 'Tops of OR-26-00031' })).toHaveTextContent(
    /VT-26-00414.*Cancelled/,
  );
});

it('moves all of its tops at once', async () => {
  const api = show(order);
  await userEvent.click(screen.getByRole('button', { name: 'Move all to…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'In production' }));
  await waitFor(() =>
    expect(api.sent('PUT', paths.jobStage(quote.id))[0]?.body).toEqual({
      from: 'measured',
      stage: 'in-production',
    }),
  );
});

it('of one top is a reference and a day', () => {
  show({ ...order, tops: order.tops.slice(0, 1) });
  expect(screen.getByText('OR-26-00031')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Tops of OR-26-00031' })).not.toBeInTheDocument();
});
