import { paths, type AdminMaterial, type CatalogueWarning, type Material } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { MaterialsPage } from './materials-page';

const aMaterial = (parts: Partial<AdminMaterial>): AdminMaterial => ({
  id: 2,
  name: 'Marble',
  description: 'Soft light.',
  basePrice: '6.200',
  isActive: true,
  features: ['Unique veins', 'Cool to the touch', 'Ages well', 'Heavy'],
  applications: ['Vanity tops'],
  maintenance: 'Seal once a year.',
  warranty: '10 years',
  thicknesses: ['15mm'],
  version: 7,
  updatedAt: null,
  colorCount: 6,
  activeColorCount: 6,
  ...parts,
});
const marble = aMaterial({});
const slate = aMaterial({ id: 9, name: 'Slate', colorCount: 0, isActive: false, basePrice: '0.000' });
const warning: CatalogueWarning = {
  code: 'base-price-of-no-active-color',
  kind: 'materials',
  id: 2,
  name: 'Marble',
  suggestion: '6.800',
};
const marblePath = paths.adminItem('materials', 2);

let server: FakeServer;
beforeEach(() => {
  const inShop: Partial<Material>[] = [{ id: 2, name: 'Marble', colors: [] }];
  server = new FakeServer()
    .on('GET', paths.adminItems('materials'), mockResponses.list([slate, marble]))
    .on('GET', `${paths.materials}?includeInactive=true`, mockResponses.ok(inShop))
    .on('GET', paths.thicknesses, mockResponses.ok([{ value: '20mm' }, { value: '30mm' }]))
    .on('GET', paths.catalogueWarnings, mockResponses.ok([]));
});

const open = async (at: string) => {
  renderAdmin(<MaterialsPage />, { at });
  return screen.findByRole('form');
};
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save changes' }));

it('lists materials with their price per unit, square metre and square foot', async () => {
  renderAdmin(<MaterialsPage />, { at: '/materials' });

  const row = await screen.findByRole('row', { name: /Marble/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Marble', '£6.20', '£620.00', '£57.60', '6', 'Active']);
});

it('shows what a base price means while typing, and that quotes do not use it', async () => {
  const user = userEvent.setup();
  const form = await open('/materials?item=2');
  const price = within(form).getByRole('textbox', { name: 'Base price' });

  await user.clear(price);
  await user.type(price, '6,5');

  expect(price).toHaveAccessibleDescription(
    '≈ £650.00/m², shown as From £60.39/sq ft (£650.00/m²) Not part of the quoted price.',
  );
  expect(within(form).getByText('From £60.39/sq ft (£650.00/m²)')).toBeVisible();
  expect(within(form).queryByText('Heavy')).not.toBeInTheDocument();
});

it('offers the thicknesses on sale and those already selected', async () => {
  const user = userEvent.setup();
  server.on('PUT', marblePath, mockResponses.ok({ ...marble, thicknesses: ['30mm'], version: 8 }));
  const form = await open('/materials?item=2');
  const choices = await within(form).findByRole('group', { name: 'Thicknesses' });
  const box = (name: string) => within(choices).findByRole('checkbox', { name });

  expect(await box('20mm')).not.toBeChecked();
  await user.click(await box('15mm'));
  await user.click(await box('30mm'));
  await save(user);

  await waitFor(() =>
    expect(server.sent('PUT', marblePath)[0]?.body).toEqual({ thicknesses: ['30mm'], version: 7 }),
  );
});

it('shows the error at the field, and sends nothing', async () => {
  const user = userEvent.setup();
  const form = await open('/materials?item=new');

  await user.type(within(form).getByRole('textbox', { name: 'Base price' }), '-1');
  await user.click(within(form).getByRole('button', { name: 'Add material' }));

  expect(await within(form).findByText('Please enter a name')).toBeVisible();
  expect(within(form).getByText('Must be £0 or more')).toBeVisible();
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(server.sent('POST', paths.adminItems('materials'))).toEqual([]);
});

it('keeps input typed while a new material is saved, and saves it as a change', async () => {
  const user = userEvent.setup();
  const items = paths.adminItems('materials');
  let answer: (reply: Response) => void = () => undefined;
  server.on('POST', items, () => new Promise((resolve) => (answer = resolve)));
  const form = await open('/materials?item=new');
  const field = (name: string) => screen.getByRole('textbox', { name });
  await user.type(field('Name'), 'Onyx');
  await user.type(screen.getByRole('textbox', { name: 'Base price' }), '9.5');
  await user.click(within(form).getByRole('button', { name: 'Add material' }));
  await user.type(field('Warranty'), '5 years');
  const onyx = aMaterial({ id: 12, name: 'Onyx', basePrice: '9.500', warranty: '', version: 1 });
  answer(Response.json(onyx, { status: 201 }));

  expect(await screen.findByRole('form', { name: 'Onyx' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?item=12');
  expect(field('Warranty')).toHaveValue('5 years');

  server.on(
    'PUT',
    paths.adminItem('materials', 12),
    mockResponses.ok({ ...onyx, warranty: '5 years', version: 2 }),
  );
  await save(user);
  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(server.sent('PUT', paths.adminItem('materials', 12))).toMatchObject([
    { body: { warranty: '5 years', version: 1 } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Add material' }));
  expect(await screen.findByRole('form', { name: 'Add material' })).toBeVisible();
  expect(field('Name')).toHaveValue('');
});

it.each([
  ['new', 'Add material', 'POST', paths.adminItems('materials'), 'Failed to create item.'],
  ['2', 'Save changes', 'PUT', marblePath, 'Failed to update item.'],
] as const)(
  'shows the specified text when saving failed (%s)',
  async (item, button, method, path, expected) => {
    const user = userEvent.setup();
    server.on(method, path, mockResponses.refused('server/unavailable'));
    const form = await open(`/materials?item=${item}`);
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'x');
    if (item === 'new') await user.type(within(form).getByRole('textbox', { name: 'Base price' }), '1');
    await user.click(within(form).getByRole('button', { name: button }));

    expect(await screen.findByText(expected)).toBeVisible();
  },
);

it.each([
  [
    'in the server’s words',
    mockResponses.refused('catalogue/item-not-found'),
    'There is no such item in the catalogue.',
  ],
  ['in the specification’s where it has none', mockResponses.text(502, ''), 'Failed to delete item.'],
])('says that deleting failed, %s', async (_, answer, expected) => {
  const user = userEvent.setup();
  server.on('DELETE', marblePath, answer);
  const form = await open('/materials?item=2');
  await user.click(within(form).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  // A toast is rendered again when a dialog closes.
  await waitFor(() => expect(screen.getByText(expected)).toBeVisible());
  expect(screen.getByRole('form', { name: 'Marble' })).toBeInTheDocument();
});

it('offers to set an available base price', async () => {
  const user = userEvent.setup();
  server
    .on('GET', paths.catalogueWarnings, mockResponses.ok([warning]))
    .on('PUT', marblePath, mockResponses.ok({ ...marble, basePrice: '6.800' }));
  renderAdmin(<MaterialsPage />, { at: '/materials' });

  const warnings = await screen.findByRole('list', { name: 'Please check' });
  expect(within(warnings).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/admin/materials?item=2',
  );
  await user.click(within(warnings).getByRole('button', { name: 'Use £6.80' }));

  await waitFor(() => expect(server.sent('PUT', marblePath)[0]?.body).toEqual({ basePrice: '6.800' }));
});

it('keeps unsaved input in a row that a search removes from the list', async () => {
  const user = userEvent.setup();
  server
    .on('GET', `${paths.adminItems('materials')}?search=gran`, mockResponses.list([]))
    .on('GET', marblePath, mockResponses.ok(marble));
  const form = await open('/materials?item=2');
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), ' typed');
  await user.type(screen.getByRole('searchbox'), 'gran');

  expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Marble typed');
});

it('says in the form that thicknesses did not load, and retries', async () => {
  server.on('GET', paths.thicknesses, mockResponses.text(503, ''));
  const form = await open('/materials?item=2');
  await within(form).findByRole('alert');
  expect(within(form).getByRole('checkbox', { name: '15mm' })).toBeChecked();

  server.on('GET', paths.thicknesses, mockResponses.ok([{ value: '20mm' }]));
  await userEvent.click(within(form).getByRole('button', { name: 'Try again' }));
  expect(await within(form).findByRole('checkbox', { name: '20mm' })).toBeVisible();
});
