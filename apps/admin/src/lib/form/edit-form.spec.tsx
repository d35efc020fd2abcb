import { apiMutation } from '@app/web-client';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAdmin } from '../../testing/render-admin';
import { apiText } from '../api/use-admin-call';
import { leaveGuard } from '../guard/leave-guard';
import { ConflictDialog } from './conflict-dialog';
import { FormButtons } from './form-buttons';
import { NumberField, SelectField, SwitchField, TextField } from './form-fields';
import { formText } from './form-text';
import { useEditForm } from './use-edit-form';

interface Stone {
  id: number;
  name: string;
  price: string;
  kind: string;
  isActive: boolean;
  version: number;
}
const path = '/api/stones/1';
const carrara: Stone = { id: 1, name: 'Carrara', price: '7.20', kind: 'marble', isActive: true, version: 3 };
const toFields = (stone: Stone | null) => ({
  name: stone?.name ?? '',
  price: stone?.price ?? '',
  kind: stone?.kind ?? 'marble',
  sink: null,
  isActive: stone?.isActive ?? true,
});

function Form({ onSaved, close }: { onSaved?: (stone: Stone) => void; close?: () => void }) {
  const [stone, setStone] = useState(carrara);
  const edit = useEditForm({
    row: stone,
    invalidates: 'all',
    toFields,
    save: (fields, base) => apiMutation<Stone>('PUT', path, { ...fields, version: base?.version }),
    onSaved,
    closeAfterSave: close,
    failure: apiText.updateFailed,
  });
  return (
    <form noValidate aria-label="Stone" onSubmit={edit.submit}>
      <TextField
        form={edit.form}
        name="name"
        label="Name"
        requiredMessage="Name is required"
        maxLength={20}
      />
      <NumberField form={edit.form} name="price" label="Price" prefix="£" min={0} max={5000} decimals={2} />
      <SelectField
        form={edit.form}
        name="kind"
        label="Kind"
        options={[
          { value: 'marble', label: 'Marble' },
          { value: 'quartz', label: 'Quartz' },
        ]}
      />
      <SwitchField form={edit.form} name="isActive" label="Active" />
      <FormButtons edit={edit} submitLabel={formText.save} pendingLabel={formText.saving} />
      <ConflictDialog
        edit={edit}
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'price', label: 'Price', show: (price) => `£${String(price)}` },
          { name: 'kind', label: 'Kind' },
        ]}
      />
      <button type="button" onClick={() => setStone({ ...carrara, name: 'Renamed', version: 4 })}>
        Refetch
      </button>
    </form>
  );
}

let api: FakeServer;
let user: ReturnType<typeof userEvent.setup>;
const onSaved = vi.fn();
const close = vi.fn();
beforeEach(() => {
  api = new FakeServer();
  user = userEvent.setup();
  onSaved.mockClear();
  close.mockClear();
  renderAdmin(<Form onSaved={onSaved} close={close} />);
});

const field = (label: string) => screen.getByLabelText(label);
const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
async function retype(label: string, value: string) {
  await user.clear(field(label));
  if (value) await user.type(field(label), value);
}
const sentBodies = () => api.sent('PUT', path).map(({ body }) => body);

it('sends all fields with the version they are based on, and then has no unsaved changes', async () => {
  api.on('PUT', path, mockResponses.ok({ ...carrara, name: 'Carrara White', version: 4 }));
  await retype('Name', 'Carrara White');
  await user.selectOptions(field('Kind'), 'Quartz');
  await user.click(screen.getByRole('switch', { name: 'Active' }));
  expect(leaveGuard.hasUnsaved).toBe(true);
  await save();

  expect(sentBodies()).toEqual([
    { name: 'Carrara White', price: '7.20', kind: 'quartz', sink: null, isActive: false, version: 3 },
  ]);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(onSaved).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(leaveGuard.hasUnsaved).toBe(false));

  await retype('Name', 'Again');
  await save();
  expect(sentBodies()[1]).toMatchObject({ name: 'Again', version: 4 });
});

it('shows errors at the fields, and rechecks while typing (D37)', async () => {
  await retype('Name', ' ');
  await retype('Price', '-1');
  await save();

  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(field('Price')).toHaveAccessibleDescription('Must be £0 or more');
  expect(field('Name')).toHaveFocus();
  for (const [typed, problem] of [
    ['5001', 'Must be £5,000 or less'],
    ['1250.005', 'At most 2 decimal places'],
    ['', 'Please enter a number'],
    ['1,250', 'Did you mean £1,250.00 or £1.25? Please write it that way.'],
  ] as const) {
    await retype('Price', typed);
    expect(await screen.findByText(problem)).toBeVisible();
  }
  await retype('Price', '1.23');
  expect(field('Price')).not.toHaveAttribute('aria-invalid');
  expect(sentBodies()).toEqual([]);
});

it.each([
  ['6,80', '6.80'],
  ['1.250,00', '1250.00'],
  ['£1 250', '1250'],
])('sends a price typed as %s as %s, and shows how it was read', async (typed, price) => {
  api.on('PUT', path, mockResponses.ok({ ...carrara, price, version: 4 }));
  await user.clear(field('Price'));
  await user.click(field('Price'));
  await user.paste(typed);
  await save();

  expect(sentBodies()).toEqual([expect.objectContaining({ price })]);
  expect(field('Price')).toHaveValue(price);
});

it('keeps text that is too long and shows its length', async () => {
  await user.clear(field('Name'));
  await user.click(field('Name'));
  await user.paste('Carrara '.repeat(5));

  expect(await screen.findByText('Please keep to 20 characters: this has 39')).toBeVisible();
  await save();
  expect(field('Name')).toHaveValue('Carrara '.repeat(5));
  expect(sentBodies()).toEqual([]);
});

it("shows the API's errors at their fields and in a toast, whether the field is in the form or not", async () => {
  const fields = [
    { field: 'name', message: 'Another item already has this name.' },
    { field: 'imageUrl', message: 'This is not one of our pictures.' },
    { field: 'sink', message: 'This top has no sink.' },
  ];
  api.on('PUT', path, mockResponses.refused('catalogue/name-taken', { fields }));
  await retype('Name', 'Taken');
  await save();

  expect(await screen.findByText('Another item already has this name.')).toBeVisible();
  expect(field('Name')).toHaveFocus();
  const toast = await screen.findByText(
    /Another item already has this name. This is not one of our pictures./,
  );
  expect(toast).toHaveTextContent('This top has no sink.');
});

it('ignores repeated submits while saving, and keeps what is typed meanwhile', async () => {
  let answer = (_stone: Stone) => undefined as void;
  api.on(
    'PUT',
    path,
    () => new Promise((resolve) => (answer = (stone) => resolve(new Response(JSON.stringify(stone))))),
  );
  await retype('Name', 'Carrara White');
  await user.type(field('Name'), '{Enter}{Enter}');
  await user.type(field('Price'), '5');
  answer({ ...carrara, name: 'Carrara White', version: 4 });

  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sentBodies()).toHaveLength(1);
  expect(field('Price')).toHaveValue('7.205');
  expect(leaveGuard.hasUnsaved).toBe(true);

  // The price typed meanwhile is unsaved, so the form asks before closing.
  expect(close).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('shows errors for fields missing from the form until the next save', async () => {
  const fields = [
    { field: 'name', message: 'Another item already has this name.' },
    { field: 'imageUrl', message: 'This is not one of our pictures.' },
  ];
  api.on('PUT', path, mockResponses.refused('catalogue/name-taken', { fields }));
  await retype('Name', 'Taken');
  await save();
  const form = within(screen.getByRole('form'));
  expect(await form.findByText('This is not one of our pictures.')).toBeVisible();
  expect(form.getAllByText('Another item already has this name.')).toHaveLength(1);

  api.on('PUT', path, mockResponses.unreachable());
  await save();
  expect(await form.findByText('Failed to update item.')).toBeVisible();
  expect(form.queryByText('This is not one of our pictures.')).not.toBeInTheDocument();

  api.on('PUT', path, mockResponses.ok({ ...carrara, name: 'Taken', version: 4 }));
  await save();
  await waitFor(() => expect(form.queryByText('Failed to update item.')).not.toBeInTheDocument());
});

describe('when someone else has saved first', () => {
  const theirs = { ...carrara, price: '9.00', version: 8 };
  beforeEach(async () => {
    api.on('PUT', path, mockResponses.refused('catalogue/changed-meanwhile', { current: theirs as never }));
    await retype('Price', '7.55');
    await retype('Name', 'Mine');
    await save();
  });
  const dialog = () => screen.findByRole('alertdialog', { name: 'Someone else changed this' });

  it('shows the differences and saves my version over it', async () => {
    const rows = within(await dialog())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['NameCarraraMine', 'Price£9.00£7.55']);

    api.on('PUT', path, mockResponses.ok({ ...theirs, name: 'Mine', price: '7.55', version: 9 }));
    await user.click(screen.getByRole('button', { name: 'Save my version' }));
    expect(sentBodies().at(-1)).toMatchObject({ name: 'Mine', price: '7.55', version: 8 });
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('discards my changes and shows their version', async () => {
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Use their version' }));
    expect(field('Price')).toHaveValue('9.00');
    expect(field('Name')).toHaveValue('Carrara');
    expect(leaveGuard.hasUnsaved).toBe(false);
  });
});

it('refills the form from refetched data unless it has been edited', async () => {
  await user.click(screen.getByText('Refetch'));
  expect(field('Name')).toHaveValue('Renamed');

  await retype('Name', 'Typing');
  await user.click(screen.getByText('Refetch'));
  expect(field('Name')).toHaveValue('Typing');
});
