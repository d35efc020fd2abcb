import { type AdminBasin, type Basin, basinLimits, type BasinTemplateResponse, paths } from '@app/contracts';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { catalogueCalls } from '../catalogue/testing/item-rows';

const api = useApi();
const staff = useStaff(api);
const { create, change } = catalogueCalls(staff);

const pdf = (content = '') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`);
const upload = (content: Buffer) => staff.post(paths.basinTemplates, { pdf: content.toString('base64') });

it('a template uploaded by staff is saved with its basin, and anybody can download it unchanged', async () => {
  const { template } = await expectSuccess<BasinTemplateResponse>(upload(pdf('Ria 450')));
  const { id } = await create<AdminBasin>('basins', { name: 'Ria 450', template });

  const offered = (await api.get(paths.basins)).json<Basin[]>().find((basin) => basin.id === id);
  expect(offered).toMatchObject({ maker: 'Made', name: 'Ria 450', template });
  const file = await api.get(template);
  expect(file.rawPayload.equals(pdf('Ria 450'))).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="basin-template.pdf"',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  const without = await change('basins', id, { template: null });
  expect(without.json()).toMatchObject({ template: null });
  // Tops that were ordered with it still lead to it.
  expect((await api.get(template)).statusCode).toBe(200);
});

it('refuses incomplete PDFs and files that are too large, and finds no unknown file', async () => {
  expectError(await upload(Buffer.from('<html>%PDF-1.7 %%EOF</html>')), 'catalogue/not-a-pdf');
  expectError(await upload(Buffer.from('%PDF-1.7 and then the line broke')), 'catalogue/not-a-pdf');
  expectError(await upload(pdf(' '.repeat(basinLimits.templateBytes))), 'catalogue/template-too-large');
  expectError(await staff.post(paths.basinTemplates, { pdf: '<script>' }), 'request/invalid');
  for (const name of [`${'0'.repeat(64)}.pdf`, '..%2f..%2fetc%2fpasswd', 'x.pdf'])
    expectError(await api.get(`${paths.basins}/templates/${name}`), 'catalogue/template-not-found');
});

it('is not for visitors', async () => {
  expectError(await api.post(paths.basinTemplates, { pdf: pdf().toString('base64') }), 'auth/signed-out');
});

it('an inactive basin is not offered, and a second basin of the same maker and name is refused', async () => {
  const { id } = await create<AdminBasin>('basins', { name: 'Kara' });
  expectError(
    await staff.post(paths.adminItems('basins'), { ...(await row(id)), name: 'KARA' }),
    'catalogue/name-taken',
  );
  await change('basins', id, { isActive: false });
  const names = (await api.get(paths.basins)).json<Basin[]>().map(({ name }) => name);
  expect(names).not.toContain('Kara');
});

const row = async (id: number) => {
  const { maker, type, size } = (await staff.get(paths.adminItem('basins', id))).json<AdminBasin>();
  return { maker, type, size };
};
