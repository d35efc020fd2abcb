import { paths, type AdminCutout } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { CutoutsPage } from './flat-parts-page';

const tapHole: AdminCutout = {
  id: 3,
  name: 'Tap hole',
  description: '35 mm',
  priceModifier: '25.00',
  excludes: [],
  isActive: true,
  version: 1,
  updatedAt: null,
};
const server = () =>
  new FakeServer()
    .on('GET', paths.adminItems('cutouts'), mockResponses.list([tapHole]))
    .on('GET', paths.cutouts, mockResponses.ok([tapHole]))
    .on('GET', paths.catalogueWarnings, mockResponses.ok([]));

it('has a flat price to the penny, which may be negative', async () => {
  const user = userEvent.setup();
  const path = paths.adminItem('cutouts', 3);
  const api = server().on('PUT', path, mockResponses.ok({ ...tapHole, priceModifier: '-5.50', version: 2 }));
  renderAdmin(<CutoutsPage />, { at: '/cutouts?item=3' });
  const form = within(await screen.findByRole('form', { name: 'Tap hole' }));
  const price = form.getByRole('textbox', { name: 'Price' });

  await user.clear(price);
  await user.type(price, '-1000.505');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('At most 2 decimal places')).toBeVisible();

  await user.clear(price);
  await user.type(price, '−5,5');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(api.sent('PUT', path)[0]?.body).toEqual({ priceModifier: '-5.5', version: 1 });
});

it('says which cut-outs it cannot be together with, among the others on sale', async () => {
  const user = userEvent.setup();
  const path = paths.adminItem('cutouts', 3);
  const api = server()
    .on('GET', paths.cutouts, mockResponses.ok([tapHole, { ...tapHole, id: 4, name: 'Three tap holes' }]))
    .on('PUT', path, mockResponses.ok({ ...tapHole, excludes: ['Three tap holes'], version: 2 }));
  renderAdmin(<CutoutsPage />, { at: '/cutouts?item=3' });
  const form = within(await screen.findByRole('form', { name: 'Tap hole' }));
  const group = within(form.getByRole('group', { name: 'Not together with' }));
  await user.click(await group.findByRole('checkbox', { name: 'Three tap holes' }));
  expect(group.queryByRole('checkbox', { name: 'Tap hole' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(api.sent('PUT', path)[0]?.body).toEqual({ excludes: ['Three tap holes'], version: 1 });
});

it('shows the sentence for visitors once a cut-out is ticked, whichever of the two excludes the other', async () => {
  const user = userEvent.setup();
  const other = (id: number, name: string, excludes: string[] = []) => ({ ...tapHole, id, name, excludes });
  server().on(
    'GET',
    paths.cutouts,
    mockResponses.ok([tapHole, other(4, 'Three tap holes', ['Tap hole']), other(5, 'Socket')]),
  );
  renderAdmin(<CutoutsPage />, { at: '/cutouts?item=3' });
  const form = within(await screen.findByRole('form', { name: 'Tap hole' }));
  const said = (name: string) => `‘Tap hole’ and ‘${name}’ cannot be in the same top. Choose one of them.`;
  expect(await form.findByText(said('Three tap holes'))).toBeVisible();
  expect(form.queryByText(said('Socket'))).not.toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: 'Socket' }));
  expect(form.getByText(said('Socket'))).toBeVisible();
});

it('names a cut-out that is not on sale any more before it is refused', async () => {
  const excluding = { ...tapHole, excludes: ['Moon'] };
  server().on('GET', paths.adminItems('cutouts'), mockResponses.list([excluding]));
  renderAdmin(<CutoutsPage />, { at: '/cutouts?item=3' });
  expect(await screen.findByText(/^‘Moon’ is not on sale/)).toBeVisible();
});

describe('a deleted row', () => {
  const deleted = { ...tapHole, deletedAt: '2026-11-21T10:00:00.000Z', version: 2 };

  it('is listed among the deleted and can be restored', async () => {
    const user = userEvent.setup();
    const list = `${paths.adminItems('cutouts')}?status=deleted`;
    const api = server().on('GET', list, mockResponses.list([deleted]));
    api.on('POST', paths.restoreItem('cutouts', 3), (request) => {
      api
        .on('GET', list, mockResponses.list([]))
        .on('GET', paths.adminItem('cutouts', 3), mockResponses.ok(tapHole));
      return mockResponses.ok({ ...tapHole, version: 3 })(request);
    });
    renderAdmin(<CutoutsPage />, { at: '/cutouts' });
    await user.click(await screen.findByRole('button', { name: 'Deleted' }));
    await user.click(await screen.findByRole('button', { name: 'Tap hole' }));

    const panel = within(await screen.findByRole('region', { name: 'Tap hole' }));
    expect(panel.getByText('Deleted')).toBeVisible();
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Tap hole restored')).toBeVisible();
    expect(await screen.findByRole('form', { name: 'Tap hole' })).toBeVisible();
  });

  it('can be restored at once from the toast', async () => {
    const user = userEvent.setup();
    const api = server()
      .on('DELETE', paths.adminItem('cutouts', 3), mockResponses.ok({ deletedColors: 0 }))
      .on('POST', paths.restoreItem('cutouts', 3), mockResponses.refused('catalogue/name-taken'));
    renderAdmin(<CutoutsPage />, { at: '/cutouts?item=3' });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Another item already has this name.')).toBeVisible();
    expect(api.sent('POST', paths.restoreItem('cutouts', 3))).toHaveLength(1);
  });
});
