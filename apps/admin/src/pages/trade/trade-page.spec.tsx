import { paths } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { aTradeCustomer, fiveMaterials, tradeCustomersResponse } from './testing/trade-customers';
import { TradePage } from './trade-page';

const marsh = aTradeCustomer();
const serve = (trade = tradeCustomersResponse()) =>
  new FakeServer()
    .on('GET', paths.tradeCustomers, mockResponses.ok(trade))
    .on('GET', paths.materials, mockResponses.ok(fiveMaterials))
    .on('PUT', paths.tradeCustomer(marsh.id), mockResponses.ok(marsh));
const user = userEvent.setup();
const rowOf = (company: string) => screen.findByRole('row', { name: new RegExp(company) });
async function choose(action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Marsh Bathrooms Ltd' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('shows all discounts per material and the lowest price in one table', async () => {
  serve();
  renderAdmin(<TradePage />, { at: '/trade' });
  const cells = within(await rowOf('Marsh Bathrooms')).getAllByRole('cell');
  expect(cells.slice(1, 6).map(({ textContent }) => textContent)).toEqual(['15%', '12.5%', '–', '–', '–']);
  expect(await rowOf('Abbey Interiors')).toHaveTextContent('Inactive');
  expect(screen.getByText('Trade prices never go below £150.00 per piece.')).toBeVisible();
});

it('changes a discount, and undoes it in one press', async () => {
  const api = serve();
  renderAdmin(<TradePage />, { at: '/trade' });
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^Granite/));
  await user.type(dialog.getByLabelText(/^Quartz/), '7.5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeVisible();
  const { company, email, vatNumber, isActive, percentages } = marsh;
  const who = { company, email, vatNumber, isActive };
  expect(api.sent('PUT', paths.tradeCustomer(marsh.id)).map(({ body }) => body)).toEqual([
    {
      ...who,
      percentages: [
        { materialId: 2, percent: '12.5' },
        { materialId: 3, percent: '7.5' },
      ],
    },
    { ...who, percentages },
  ]);
});

it.each(['0', '50.5', '1.234'])('refuses a discount of %s%%', async (percent) => {
  const api = serve();
  renderAdmin(<TradePage />, { at: '/trade' });
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Quartz/), percent);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText(/^Quartz/)).toBeInvalid();
  expect(api.sent('PUT', paths.tradeCustomer(marsh.id))).toEqual([]);
});

it('sends a new link, and deactivates a link after confirmation', async () => {
  const api = serve()
    .on('POST', paths.tradeLink(marsh.id), mockResponses.ok(marsh))
    .on('DELETE', paths.tradeLink(marsh.id), mockResponses.ok(marsh));
  renderAdmin(<TradePage />, { at: '/trade' });
  await choose('Send a new link');
  expect(await screen.findByText('Link is being sent')).toBeVisible();
  await choose('Deactivate link');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(api.sent('DELETE', paths.tradeLink(marsh.id))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Deactivate link' }));
  expect(await screen.findByText('Link deactivated')).toBeVisible();
});

it('sets or clears the lowest price', async () => {
  const api = serve().on('PUT', paths.tradeFloor, mockResponses.ok({ floor: null }));
  renderAdmin(<TradePage />, { at: '/trade' });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: /^Lowest price/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Lowest price saved')).toBeVisible();
  expect(api.sent('PUT', paths.tradeFloor)[0]?.body).toEqual({ floor: null });
});
