import { paths, type AdminThickness } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { ThicknessesPage } from './thicknesses-page';

const twenty: AdminThickness = {
  id: 2,
  value: '20mm',
  displayName: '20mm (Standard)',
  priceModifier: '1.00',
  isActive: true,
  version: 1,
  updatedAt: null,
};

it('requires value and display name, and says that its price is not part of quotes', async () => {
  const user = userEvent.setup();
  const server = new FakeServer()
    .on('GET', paths.adminItems('thicknesses'), mockResponses.list([twenty]))
    .on('GET', paths.catalogueWarnings, mockResponses.ok([]));
  renderAdmin(<ThicknessesPage />, { at: '/thicknesses?item=new' });
  const form = within(await screen.findByRole('form', { name: 'Add thickness' }));
  const modifier = form.getByRole('textbox', { name: 'Price' });
  expect(modifier).toHaveValue('1.00');
  expect(modifier).toHaveAccessibleDescription('Not part of the quoted price.');

  await user.click(form.getByRole('button', { name: 'Add thickness' }));

  expect(await form.findByText('Please enter a value such as 20mm')).toBeVisible();
  expect(form.getByText('Please enter a display name')).toBeVisible();
  expect(server.sent('POST', paths.adminItems('thicknesses'))).toEqual([]);
  expect(await screen.findByText('20mm (Standard)')).toBeVisible();
});
