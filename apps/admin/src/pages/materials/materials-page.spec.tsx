import { paths, type AdminMaterial, type CatalogueWarning, type Material } from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../lib/testing/render-admin';
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
    .on('GET', paths.adminItems('materials'), answers.list([slate, marble]))
    .on('GET', `${paths.materials}?includeInactive=true`, answers.ok(inShop))
    .on('GET', paths.thicknesses, answers.ok([{ value: '20mm' }, { value: '30mm' }]))
    .on('GET', paths.catalogueWarnings, answers.ok([]));
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
  ).toEqual(['Marble', '£6.200', '£620.00', '£57.60', '6', 'Active']);
});

it('says what a base price comes to while it is typed, and that no quote has it', async () => {
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

it('sends what was changed alone, on the version that was open', async () => {
  const user = userEvent.setup();
  server.on('PUT', marblePath, answers.ok({ ...marble, warranty: '12 years', version: 8 }));
  const form = await open('/materials?item=2');

  const warranty = within(form).getByRole('textbox', { name: 'Warranty' });
  await user.clear(warranty);
  await user.type(warranty, '12 years');
  await save(user);

  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(server.sent('PUT', marblePath)[0]?.body).toEqual({ warranty: '12 years', version: 7 });
});

it('offers the thicknesses that are sold beside those that it has', async () => {
  const user = userEvent.setup();
  server.on('PUT', marblePath, answers.ok({ ...marble, thicknesses: ['30mm'], version: 8 }));
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

it('says what is wrong at the field, and sends nothing', async () => {
  const user = userEvent.setup();
  const form = await open('/materials?item=new');

  await user.type(within(form).getByRole('textbox', { name: 'Base price' }), '-1');
  await user.click(within(form).getByRole('button', { name: 'Add material' }));

  expect(await within(form).findByText('Please enter a name')).toBeVisible();
  expect(within(form).getByText('Must be £0 or more')).toBeVisible();
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(server.sent('POST', paths.adminItems('materials'))).toEqual([]);
});

it('stays open with a material that was created, and says at its name that it is taken', async () => {
  const user = userEvent.setup();
  const items = paths.adminItems('materials');
  server.on(
    'POST',
    items,
    answers.refused('catalogue/name-taken', {
      fields: [{ field: 'name', message: 'This name is taken already.' }],
    }),
  );
  const form = await open('/materials?item=new');
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Onyx');
  await user.type(within(form).getByRole('textbox', { name: 'Base price' }), '9.5');
  await user.click(within(form).getByRole('button', { name: 'Add material' }));
  expect(await within(form).findByText('This name is taken already.')).toBeVisible();

  server.on('POST', items, answers.created(aMaterial({ id: 12, name: 'Onyx', basePrice: '9.500' })));
  await user.click(within(form).getByRole('button', { name: 'Add material' }));

  expect(await screen.findByText('Material added')).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Onyx' })).toBeVisible();
  expect(window.location.search).toBe('?item=12');
});

it('keeps what is typed while a new material is being saved, and saves it as a change of that one', async () => {
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
    answers.ok({ ...onyx, warranty: '5 years', version: 2 }),
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
  'says in the words of the specification that saving failed (%s)',
  async (item, button, method, path, words) => {
    const user = userEvent.setup();
    server.on(method, path, answers.refused('server/unavailable'));
    const form = await open(`/materials?item=${item}`);
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'x');
    if (item === 'new') await user.type(within(form).getByRole('textbox', { name: 'Base price' }), '1');
    await user.click(within(form).getByRole('button', { name: button }));

    expect(await screen.findByText(words)).toBeVisible();
  },
);

it('shows both versions where somebody else was quicker, and puts mine on top of theirs', async () => {
  const user = userEvent.setup();
  const theirs = { ...marble, basePrice: '7.000', warranty: '15 years', version: 8 };
  server.on('PUT', marblePath, answers.refused('catalogue/changed-meanwhile', { current: theirs }));
  const form = await open('/materials?item=2');
  const price = within(form).getByRole('textbox', { name: 'Base price' });
  await user.clear(price);
  await user.type(price, '6.8');
  await save(user);

  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else changed this' });
  expect(within(dialog).getByRole('row', { name: 'Base price 7.000 6.8' })).toBeVisible();
  // Left alone here: nobody wants the old one back.
  expect(within(dialog).queryByRole('row', { name: /Warranty/ })).not.toBeInTheDocument();

  server.on('PUT', marblePath, answers.ok({ ...theirs, basePrice: '6.800', version: 9 }));
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine and save again' }));

  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(server.sent('PUT', marblePath)[1]?.body).toEqual({ basePrice: '6.8', version: 8 });
});

it('asks before deleting, and says how many colours go with it', async () => {
  const user = userEvent.setup();
  server.on('DELETE', marblePath, answers.ok({ deletedColors: 6 }));
  const form = await open('/materials?item=2');
  await user.click(within(form).getByRole('button', { name: 'Delete' }));

  const question = await screen.findByRole('alertdialog', { name: 'Delete Marble?' });
  expect(question).toHaveAccessibleDescription(
    'Deleting Marble also deletes its 6 colors. Saved quotes keep theirs.',
  );
  await user.click(within(question).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Marble deleted')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it.each([
  [
    'in the server’s words',
    answers.refused('catalogue/item-not-found'),
    'There is no such item in the catalogue.',
  ],
  ['in the specification’s where it has none', answers.text(502, ''), 'Failed to delete item.'],
])('says that deleting failed, %s', async (_, answer, words) => {
  const user = userEvent.setup();
  server.on('DELETE', marblePath, answer);
  const form = await open('/materials?item=2');
  await user.click(within(form).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  // A toast is put up anew when a dialog closes.
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  expect(screen.getByRole('form', { name: 'Marble' })).toBeInTheDocument();
});

it('offers to advertise a price that can be bought', async () => {
  const user = userEvent.setup();
  server
    .on('GET', paths.catalogueWarnings, answers.ok([warning]))
    .on('PUT', marblePath, answers.ok({ ...marble, basePrice: '6.800' }));
  renderAdmin(<MaterialsPage />, { at: '/materials' });

  const warnings = await screen.findByRole('list', { name: 'Worth a look' });
  expect(within(warnings).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/admin/materials?item=2',
  );
  await user.click(within(warnings).getByRole('button', { name: 'Use £6.800' }));

  await waitFor(() => expect(server.sent('PUT', marblePath)[0]?.body).toEqual({ basePrice: '6.800' }));
});

it('opens a row that the list does not show', async () => {
  server
    .on('GET', `${paths.adminItems('materials')}?search=gran`, answers.list([]))
    .on('GET', marblePath, answers.ok(marble));
  renderAdmin(<MaterialsPage />, { at: '/materials?search=gran&item=2' });

  expect(await screen.findByRole('form', { name: 'Marble' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});

it('keeps what is typed in a row that a search takes out of the list', async () => {
  const user = userEvent.setup();
  server
    .on('GET', `${paths.adminItems('materials')}?search=gran`, answers.list([]))
    .on('GET', marblePath, answers.ok(marble));
  const form = await open('/materials?item=2');
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), ' typed');
  await user.type(screen.getByRole('searchbox'), 'gran');

  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Marble typed');
});

it('keeps what is typed in a row that somebody else deletes meanwhile', async () => {
  const user = userEvent.setup();
  server
    .on('GET', `${paths.adminItems('materials')}?search=gran`, answers.list([]))
    .on('GET', marblePath, answers.ok({ ...marble, deletedAt: '2026-11-21T10:00:00.000Z' }));
  const form = await open('/materials?item=2');
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), ' typed');
  await user.type(screen.getByRole('searchbox'), 'gran');
  await waitFor(() => expect(server.sent('GET', marblePath)).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Marble typed');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
});

it('asks again for a row that did not come', async () => {
  const user = userEvent.setup();
  server
    .on('GET', `${paths.adminItems('materials')}?search=gran`, answers.list([]))
    .on('GET', marblePath, answers.refused('server/unavailable'));
  renderAdmin(<MaterialsPage />, { at: '/materials?search=gran&item=2' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.on('GET', marblePath, answers.ok(marble));
  await user.click(retry);

  expect(await screen.findByRole('form', { name: 'Marble' })).toBeVisible();
});

it('leaves the space between two words that are searched for', async () => {
  const user = userEvent.setup();
  server.on('GET', `${paths.adminItems('materials')}?search=white`, answers.list([]));
  server.on('GET', `${paths.adminItems('materials')}?search=white+marble`, answers.list([]));
  renderAdmin(<MaterialsPage />, { at: '/materials' });
  await user.type(screen.getByRole('searchbox'), 'white ');
  await waitFor(() => expect(window.location.search).toBe('?search=white'));
  await user.type(screen.getByRole('searchbox'), 'marble');

  expect(screen.getByRole('searchbox')).toHaveValue('white marble');
});
