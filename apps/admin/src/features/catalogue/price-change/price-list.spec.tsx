import { paths, type PriceChangeResponse, type PriceImportPreview } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../testing/render-admin';
import { PriceChanges } from './price-changes';

const csv = 'Kind,Material,Name,Price\nColor,Quartz,Midnight,5.82\n';
const preview: PriceImportPreview = {
  lines: [
    { line: 2, kind: 'colors', id: 1, name: 'Midnight', materialName: 'Quartz', from: '5.60', to: '5.82' },
    { line: 3, kind: 'cutouts', id: 1, name: 'Tap hole', materialName: null, from: '25.00', to: '26.00' },
  ],
  problems: [],
  unchanged: 3,
  notListed: 1,
  digest: 'abc',
};
const change: PriceChangeResponse = {
  id: 8,
  at: '2026-11-21T10:00:00.000Z',
  by: 'Alison',
  title: 'Price list',
  changed: 2,
  canBeUndone: true,
  undoneAt: null,
};

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer()
    .on('GET', paths.priceChanges, mockResponses.ok([]))
    .on('POST', paths.previewPriceImport, mockResponses.ok(preview))
    .on('POST', paths.priceImports, mockResponses.created(change));
});

const listFile = (content: string, name = 'prices.csv') => {
  const file = new File([content], name, { type: 'text/csv' });
  // jsdom cannot read files.
  return Object.assign(file, {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer),
  });
};

async function choose(file: File) {
  const user = userEvent.setup();
  renderAdmin(<PriceChanges kind="colors" />);
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  await user.upload(dialog.getByLabelText('Price list as CSV'), file);
  return { user, dialog };
}

it('previews an import and applies it', async () => {
  const { user, dialog } = await choose(listFile(csv));
  expect(await dialog.findByRole('heading', { name: '2 prices will change' })).toHaveFocus();
  expect(dialog.getByRole('row', { name: 'Midnight Quartz £5.60 £5.82' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Tap hole £25.00 £26.00' })).toBeVisible();
  expect(
    dialog.getByText('3 prices in the list stay the same. 1 price is not in the list and does not change.'),
  ).toBeVisible();
  expect(server.sent('POST', paths.previewPriceImport)[0]?.body).toEqual({ csv });

  await user.click(dialog.getByRole('button', { name: 'Change 2 prices' }));
  expect(await dialog.findByRole('heading', { name: 'Price list: 2 prices changed.' })).toHaveFocus();
  expect(server.sent('POST', paths.priceImports)[0]?.body).toEqual({ csv, digest: 'abc' });
  expect(dialog.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

it('lists invalid lines and offers no import', async () => {
  const problems = Array.from({ length: 22 }, (_, index) => ({
    line: index + 3,
    message: `Wrong ${index}.`,
  }));
  server.on('POST', paths.previewPriceImport, mockResponses.ok({ ...preview, problems }));
  const { user, dialog } = await choose(listFile(csv));

  expect(await dialog.findByRole('heading', { name: '22 lines have errors' })).toHaveFocus();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    /No prices have been changed.*Line 3Wrong 0\..*And 2 more\./,
  );
  expect(dialog.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(await dialog.findByRole('button', { name: 'Choose list' })).toBeEnabled();
});

it('offers the list as a download', async () => {
  const { dialog } = await choose(listFile(csv));
  await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));
  expect(await dialog.findByRole('link', { name: 'Download list' })).toHaveAttribute('href', paths.priceList);
});
