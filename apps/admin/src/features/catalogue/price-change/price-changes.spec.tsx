import { paths, type PriceChangePreview, type PriceChangeResponse } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../testing/render-admin';
import { PriceChanges } from './price-changes';

const preview: PriceChangePreview = {
  lines: [
    { id: 1, name: 'Midnight', materialName: 'Quartz', from: '5.60', to: '5.82', problem: null },
    { id: 2, name: 'Offcut', materialName: 'Quartz', from: '0.00', to: '0.00', problem: null },
  ],
  basePrices: [
    { id: 3, name: 'Quartz', from: '5.600', to: '5.820' },
    { id: 4, name: 'Granite', from: '6.200', to: '6.200' },
  ],
  digest: 'abc',
};
const change: PriceChangeResponse = {
  id: 7,
  at: '2026-11-21T10:00:00.000Z',
  by: 'Alison',
  title: 'Quartz colours +4%',
  changed: 1,
  canBeUndone: true,
  undoneAt: null,
};
const undoPath = paths.undoPriceChange(7);

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer()
    .on('GET', paths.priceChanges, mockResponses.ok([]))
    .on('POST', paths.priceChangePreview, mockResponses.ok(preview))
    .on('POST', paths.priceChanges, mockResponses.created(change));
});

async function open() {
  const user = userEvent.setup();
  renderAdmin(<PriceChanges kind="colors" materialId="3" materials={[{ id: 3, name: 'Quartz' }]} />);
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Change prices' }) };
}
async function look() {
  const { user, dialog } = await open();
  await user.type(within(dialog).getByRole('textbox', { name: 'Percent, up or down' }), '+4');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  await within(dialog).findByRole('heading', { name: '1 price will change' });
  return { user, dialog };
}

it('says what happens to the base price of each material, and why one stays', async () => {
  const { dialog } = await look();
  expect(
    within(dialog).getByText(/^Quartz: the base price becomes £5.82, and the shop shows From £54.07/),
  ).toBeVisible();
  expect(within(dialog).getByText(/^Granite: the base price stays £6.20, because/)).toBeVisible();
});

it('proposes the colors that quotes depend on if it is opened from the materials', async () => {
  const user = userEvent.setup();
  renderAdmin(<PriceChanges kind="materials" materialId="3" materials={[{ id: 3, name: 'Quartz' }]} />);
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change prices' });
  expect(within(dialog).getByRole('combobox', { name: 'Prices of' })).toHaveDisplayValue('Colours');
  expect(within(dialog).getByRole('combobox', { name: 'Material' })).toHaveDisplayValue('Quartz');
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Prices of' }),
    'Materials (base prices)',
  );
  await user.type(within(dialog).getByRole('textbox', { name: 'Percent, up or down' }), '+4');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText(/^Base prices are only advertised/)).toBeVisible();
});

it('shows a new preview if a price was changed in the meantime', async () => {
  const { user, dialog } = await look();
  server.on('POST', paths.priceChanges, mockResponses.refused('prices/changed-meanwhile')).on(
    'POST',
    paths.priceChangePreview,
    mockResponses.ok({
      lines: [{ ...preview.lines[0], from: '5.70', to: '5.93' }],
      basePrices: [],
      digest: 'def',
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Change 1 price' }));

  expect(
    await within(dialog).findByText(
      'The prices have changed since this was shown. Please look at them again.',
    ),
  ).toBeVisible();
  expect(await within(dialog).findByRole('row', { name: 'Midnight Quartz £5.70 £5.93' })).toBeVisible();
});

it('says that the result is unknown if the connection is lost, and reloads the prices', async () => {
  const { user, dialog } = await look();
  server.on('POST', paths.priceChanges, mockResponses.unreachable());
  const before = server.sent('GET', paths.priceChanges).length;
  await user.click(within(dialog).getByRole('button', { name: 'Change 1 price' }));
  expect(await screen.findByText('We do not know whether the prices were changed')).toBeVisible();
  await waitFor(() => expect(server.sent('GET', paths.priceChanges).length).toBeGreaterThan(before));
});

it('cannot be applied if a price is outside its limits', async () => {
  server.on(
    'POST',
    paths.priceChangePreview,
    mockResponses.ok({ ...preview, lines: [{ ...preview.lines[0], problem: 'More than £9,999.99.' }] }),
  );
  const { dialog } = await look();

  expect(within(dialog).getByText('More than £9,999.99.')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Some of the new prices are too high or too low',
  );
  expect(within(dialog).queryByRole('button', { name: /^Change 1/ })).not.toBeInTheDocument();
});

it('undoes the latest change and names prices that were not restored', async () => {
  server
    .on(
      'GET',
      paths.priceChanges,
      mockResponses.ok([
        change,
        { ...change, id: 6, title: 'Cutouts +£2.00', canBeUndone: false, undoneAt: change.at },
      ]),
    )
    .on(
      'POST',
      undoPath,
      mockResponses.ok({ restored: 4, kept: [{ id: 1, name: 'Midnight', price: '6.00' }] }),
    );
  const { user, dialog } = await open();
  expect(await within(dialog).findByText('Undone')).toBeVisible();

  await user.click(within(dialog).getByRole('button', { name: 'Undo Quartz colours +4%' }));

  expect(await screen.findByText('4 prices restored')).toBeVisible();
  expect(screen.getByText('Not restored, because they were changed again since: Midnight.')).toBeVisible();
});
