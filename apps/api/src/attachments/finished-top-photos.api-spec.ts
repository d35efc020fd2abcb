import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CustomerOrder, paths } from '@app/contracts';
import sharp from 'sharp';
import { makeOrderToken } from '../appointments';
import { Statements } from '../database/statements';
import { hidden } from '../images/testing/hostile-pictures';
import { saveAQuote } from '../testing/builders/a-basket';
import { aForm, aPdf, type FormFile } from '../testing/builders/a-form';
import { auditEntriesOf } from '../testing/audit-entries';
import { expectError } from '../testing/expect-error';
import { signIn } from '../testing/sign-in';
import { until } from '../testing/until';
import { useApi, useStaff, useWorker } from '../testing/servers/use-api';
import { takeAnOrder } from '../testing/builders/take-an-order';

const folder = mkdtempSync(join(tmpdir(), 'photos-spec-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { STORAGE_FOLDER: folder };
const api = useApi({ env });
const staff = useStaff(api);
useWorker(api, { env });

let photo: Buffer;
let session: { cookie: string };
beforeAll(async () => {
  session = await signIn(api);
  photo = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#8a7f72' } })
    .withExif({ IFD0: { Copyright: hidden } })
    .jpeg()
    .toBuffer();
});

async function anOrder(saved = saveAQuote(api)) {
  const quote = await saved;
  await takeAnOrder(staff, [quote]);
  const { id } = quote;
  return { id, token: await makeOrderToken(api.app.get(Statements), id, new Date()) };
}
const aPhoto = (name = 'IMG_2041.jpg'): FormFile => ({ name, content: photo });
const add = (id: string, files: readonly FormFile[], headers = session) => {
  const form = aForm(files);
  return api.inject({
    method: 'POST',
    url: paths.quotePhotos(id),
    ...form,
    headers: { ...form.headers, ...headers },
  });
};
const photosOf = async (token: string) =>
  (await api.inject({ method: 'GET', url: paths.customerOrder(token) })).json<CustomerOrder>().making
    .photoIds;
const getPhoto = (token: string, photoId: string) =>
  api.inject({ method: 'GET', url: paths.orderPhoto(token, photoId) });
const filesKept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

it('shows re-encoded photos of the finished top only on the order’s link', async () => {
  const quote = await saveAQuote(api);
  const plan = aForm([{ name: 'plan.pdf', content: aPdf() }]);
  const sent = await api.inject({ method: 'POST', url: paths.quoteAttachments(quote.id), ...plan });
  const [ownPhoto] = sent.json<{ attachments: { id: string }[] }>().attachments;
  const { id, token } = await anOrder(Promise.resolve(quote));
  expect((await add(id, [aPhoto(), aPhoto('IMG_2042.jpg')])).statusCode).toBe(204);
  const [first = '', second] = await photosOf(token);
  expect(second).toBeDefined();
  const photoResponse = await getPhoto(token, first);
  expect(photoResponse.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(photoResponse.rawPayload).metadata()).toMatchObject({ width: 2_400, height: 1_600 });
  expect(photoResponse.rawPayload.includes(hidden)).toBe(false);
  const other = await anOrder();
  expectError(await getPhoto(other.token, first), 'attachment/not-found');
  expectError(await getPhoto('A'.repeat(43), first), 'order/unknown-link');
  // A customer’s own files stay with staff, and have their own room.
  expectError(await getPhoto(token, ownPhoto?.id ?? ''), 'attachment/not-found');
  expect(await photosOf(token)).toHaveLength(2);
  expect((await auditEntriesOf(api, id)).at(-1)).toMatchObject({
    action: 'quote.add-photos',
    after: { count: 2 },
  });
});

it('a removed photo is deleted with its file', async () => {
  const { id, token } = await anOrder();
  const before = filesKept();
  await add(id, [aPhoto()]);
  const [photoId = ''] = await photosOf(token);
  expect(filesKept()).toBe(before + 1);
  const remove = () => staff.delete(paths.quotePhoto(id, photoId));
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(204);
  expect(await photosOf(token)).toEqual([]);
  expectError(await getPhoto(token, photoId), 'attachment/not-found');
  await until(() => Promise.resolve(filesKept() === before));
});

it('refuses to remove a photo of another order', async () => {
  const { id, token } = await anOrder();
  const other = await anOrder();
  await add(id, [aPhoto()]);
  const [photoId = ''] = await photosOf(token);
  expectError(await staff.delete(paths.quotePhoto(other.id, photoId)), 'attachment/not-found');
  expect(await photosOf(token)).toEqual([photoId]);
});

it('accepts five pictures per order, and nothing else', async () => {
  const { id } = await anOrder();
  const before = filesKept();
  for (const content of [aPdf(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
    const { error, details } = expectError(
      await add(id, [{ name: 'plan.pdf', content }]),
      'image/unreadable',
    );
    expect(error).not.toContain('PDF');
    expect(details?.fields).toEqual([{ field: 'files', message: `plan.pdf: ${error}` }]);
  }
  expect(
    (
      await add(
        id,
        Array.from({ length: 4 }, () => aPhoto()),
      )
    ).statusCode,
  ).toBe(204);
  expectError(await add(id, [aPhoto(), aPhoto()]), 'attachment/too-many');
  const declined = await anOrder();
  await staff.put(paths.adminQuoteStatus(declined.id), { status: 'declined' });
  expectError(await add(declined.id, [aPhoto()]), 'order/no-stage');
  expectError(await add(id, [aPhoto()], { cookie: '' }), 'auth/signed-out');
  expect(filesKept()).toBe(before + 4);
});
