import { type AdminBasin, paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { BasinsPage } from './basins-page';
import { aBasin } from './testing/a-basin';

const template = `/api/basins/templates/${'a'.repeat(64)}.pdf`;
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer()
    .on('GET', paths.adminItems('basins'), mockResponses.list([aBasin()]))
    .on('GET', paths.catalogueWarnings, mockResponses.ok([]));
});
const bodies = (method: string, path: string) => server.sent(method, path).map(({ body }) => body);
const open = async (item: string, name: string) => {
  renderAdmin(<BasinsPage />, { at: `/basins?item=${item}` });
  return within(await screen.findByRole('form', { name }));
};

it('saves a new basin with the numbers of its maker, its tap holes and its template', async () => {
  const user = userEvent.setup();
  server
    .on('POST', paths.basinTemplates, mockResponses.ok({ template }))
    .on('POST', paths.adminItems('basins'), mockResponses.ok(aBasin({ id: 9 })))
    .on('GET', paths.adminItem('basins', 9), mockResponses.ok(aBasin({ id: 9 })));
  const form = await open('new', 'Add basin');
  const type = async (label: string, typed: string) => {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), typed);
  };
  await type('Maker', 'Kelda');
  await type('Name', 'Ria 450');
  await user.selectOptions(form.getByLabelText('Shape'), 'Rectangular');
  await type('Bowl, length', '500');
  await type('Bowl, width', '300');
  await type('Cut-out, length', '450');
  await type('Cut-out, width', '260');
  await type('Corner radius', '20');
  await user.click(form.getByRole('button', { name: 'Add a tap hole' }));
  await type('Behind', '170');
  await user.upload(
    form.getByLabelText('Template (PDF)', { selector: 'input' }),
    new File(['%PDF-1.7 %%EOF'], 'ria.pdf', { type: 'application/pdf' }),
  );
  expect(await form.findByRole('link', { name: 'Download' })).toHaveAttribute('href', template);
  await user.click(form.getByRole('button', { name: 'Add basin' }));

  await screen.findByText('Basin added');
  expect(bodies('POST', paths.basinTemplates)).toEqual([{ pdf: btoa('%PDF-1.7 %%EOF') }]);
  expect(bodies('POST', paths.adminItems('basins'))).toEqual([
    {
      maker: 'Kelda',
      name: 'Ria 450',
      type: 'undermount',
      size: {
        shape: 'rectangle',
        radiusMm: 20,
        bowlLengthMm: 500,
        bowlWidthMm: 300,
        cutoutLengthMm: 450,
        cutoutWidthMm: 260,
        overhangMm: 3,
        holes: [{ rightMm: 0, behindMm: 170, diameterMm: 35 }],
      },
      template,
      isActive: true,
    },
  ]);
});

it('sends only what was changed, and says which numbers do not go together', async () => {
  const user = userEvent.setup();
  const changed = (size: Partial<AdminBasin['size']>) => ({ ...aBasin().size, ...size });
  server
    .on(
      'PUT',
      paths.adminItem('basins', 3),
      mockResponses.ok(aBasin({ size: changed({ cutoutWidthMm: 230 }) })),
    )
    .on('GET', paths.adminItem('basins', 3), mockResponses.ok(aBasin()));
  const form = await open('3', 'Oval 430');
  const width = form.getByLabelText('Cut-out, width');
  await user.clear(width);
  await user.type(width, '400');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('The cut-out is larger than the bowl below it.')).toBeVisible();
  expect(server.sent('PUT', paths.adminItem('basins', 3))).toEqual([]);

  await user.clear(width);
  await user.type(width, '230');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changes saved');
  expect(bodies('PUT', paths.adminItem('basins', 3))).toEqual([
    { size: changed({ cutoutWidthMm: 230 }), version: 1 },
  ]);
});

it('of a basin on the stone it asks for the waste hole only', async () => {
  const user = userEvent.setup();
  const form = await open('new', 'Add basin');
  await user.selectOptions(form.getByLabelText('Type'), 'Countertop');

  expect(form.getByLabelText('Waste hole, diameter')).toBeVisible();
  expect(form.queryByLabelText('Cut-out, width')).toBeNull();
  expect(form.queryByLabelText('Overhang')).toBeNull();
  expect(await screen.findByText('Generic')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change prices' })).toBeNull();
});
