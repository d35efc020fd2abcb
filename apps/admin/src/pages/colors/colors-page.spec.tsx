import { paths, type AdminColor, type AdminMaterial } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Mock } from 'vitest';
import { renderAdmin } from '../../testing/render-admin';
import { ColorsPage } from './colors-page';

const aColor = (parts: Partial<AdminColor>): AdminColor => ({
  id: 8,
  materialId: 2,
  materialName: 'Marble',
  name: 'Calacatta Gold',
  hexCode: '#efe9df',
  imageUrl: null,
  imageUrl2: null,
  priceModifier: '8.50',
  isActive: true,
  images: [],
  stripUrl: null,
  version: 3,
  updatedAt: null,
  ...parts,
});
const picture = (url: string) => ({ url, width: 800, height: 533, srcset: { avif: '', jpeg: '' } });
const gold = aColor({});
const nero = aColor({
  id: 9,
  name: 'Nero Marquina',
  imageUrl: '/api/images/a.jpg',
  imageUrl2: '/api/images/b.jpg',
  images: [picture('/api/images/a.jpg'), picture('/api/images/b.jpg')],
});
const pebble = aColor({
  id: 20,
  name: 'Pebble Grey',
  materialId: 1,
  materialName: 'Quartz',
  isActive: false,
});
const materials: Partial<AdminMaterial>[] = [
  { id: 2, name: 'Marble', colorCount: 2 },
  { id: 1, name: 'Quartz', colorCount: 1 },
];
const uploadPath = paths.uploadColorImage(8);
const goldPath = paths.adminItem('colors', 8);

let server: FakeServer;
let drawn: Mock;
let encoded: unknown;
beforeEach(() => {
  server = new FakeServer()
    .on('GET', `${paths.adminItems('colors')}?pageSize=200`, mockResponses.list([gold, nero, pebble]))
    .on('GET', `${paths.adminItems('materials')}?pageSize=200&sort=name`, mockResponses.list(materials))
    .on('GET', paths.catalogueWarnings, mockResponses.ok([]));
  // jsdom neither reads nor draws pictures.
  drawn = vi.fn();
  globalThis.createImageBitmap = vi.fn(() =>
    Promise.resolve({ width: 4032, height: 3024, close: () => undefined } as ImageBitmap),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: drawn,
  } as unknown as RenderingContext);
  encoded = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA');
});
afterEach(() => vi.restoreAllMocks());

const photo = new File(['…'], 'IMG_2041.heic', { type: 'image/heic' });
const panelOf = async (at: string) => {
  renderAdmin(<ColorsPage />, { at });
  await screen.findByRole('form');
  await screen.findAllByRole('option', { name: 'Marble' });
};
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nowhere to choose a file.');
  return input;
};

it('groups colours by material, and filters by one', async () => {
  const user = userEvent.setup();
  renderAdmin(<ColorsPage />, { at: '/colors' });

  expect((await screen.findAllByRole('heading', { level: 2 })).map((it) => it.textContent)).toEqual([
    'Marble',
    'Quartz',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Quartz 1' }));

  expect(screen.queryByRole('button', { name: 'Nero Marquina' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pebble Grey' })).toBeVisible();
  expect(window.location.search).toBe('?materialId=1');
});

it('keeps a color inactive until it has a price and a picture', async () => {
  const free = aColor({
    id: 21,
    name: 'Amber',
    priceModifier: '0.00',
    isActive: false,
    imageUrl: '/api/images/a.jpg',
  });
  server.on('GET', `${paths.adminItems('colors')}?pageSize=200`, mockResponses.list([free]));
  await panelOf('/colors?item=21');
  const active = screen.getByRole('switch', { name: 'Active' });
  expect(active).toBeDisabled();
  expect(active).toHaveAccessibleDescription('Needs a price and a picture first');
  const price = screen.getByRole('textbox', { name: 'Price' });
  await userEvent.clear(price);
  await userEvent.type(price, '9');
  expect(active).toBeEnabled();
});

it('says before a color is taken off sale how many open quotes and orders it is in', async () => {
  server.on('GET', paths.itemUses('colors', 8), mockResponses.ok({ quotes: 12, orders: 1 }));
  await panelOf('/colors?item=8');
  expect(server.sent('GET', paths.itemUses('colors', 8))).toEqual([]);
  await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
  expect(await screen.findByText('It is in 12 open quotes and 1 open order.')).toBeVisible();
});

it('shows what a price means, uses the colour picker and sends the changes', async () => {
  const user = userEvent.setup();
  server.on(
    'PUT',
    goldPath,
    mockResponses.ok({ ...gold, priceModifier: '9.00', hexCode: '#112233', version: 4 }),
  );
  await panelOf('/colors?item=8');
  const price = screen.getByRole('textbox', { name: 'Price' });
  expect(price).toHaveAccessibleDescription('1200\u00a0×\u00a0350\u00a0mm comes to £357.00');

  await user.clear(price);
  await user.type(price, '9,00');
  fireEvent.change(screen.getByLabelText('Pick a colour'), { target: { value: '#112233' } });
  expect(price).toHaveAccessibleDescription('1200\u00a0×\u00a0350\u00a0mm comes to £378.00');
  expect(screen.getByRole('textbox', { name: 'Hex code' })).toHaveValue('#112233');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() =>
    expect(server.sent('PUT', goldPath)[0]?.body).toEqual({
      priceModifier: '9.00',
      hexCode: '#112233',
      version: 3,
    }),
  );
});

it('reduces a picture and sends it as a JPEG', async () => {
  const user = userEvent.setup({ applyAccept: false });
  server.on('POST', uploadPath, mockResponses.ok({ ...gold, version: 4 }));
  await panelOf('/colors?item=8');
  await user.upload(fileInput(), photo);

  expect(await screen.findByText('Image 1 saved')).toBeVisible();
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, 800, 600);
  expect(encoded).toHaveBeenCalledWith('image/jpeg', 0.8);
  expect(server.sent('POST', uploadPath)[0]?.body).toEqual({
    imageData: 'data:image/jpeg;base64,AAAA',
    fileName: 'IMG_2041.jpg',
    mimeType: 'image/jpeg',
    imageField: 'image1',
  });
});

it('accepts a dropped picture', async () => {
  server.on('POST', uploadPath, mockResponses.ok({ ...gold, version: 4 }));
  await panelOf('/colors?item=8');
  const place = screen.getByRole('button', { name: 'Add image 2' });
  fireEvent.drop(place, { dataTransfer: { files: [photo], types: ['Files'] } });

  expect(await screen.findByText('Image 2 saved')).toBeVisible();
  expect(server.sent('POST', uploadPath)[0]?.body).toMatchObject({ imageField: 'image2' });
});

it.each([
  ['the specification’s words', mockResponses.unreachable(), 'Failed to upload the image.'],
  [
    'the server’s reason',
    mockResponses.refused('image/unreadable'),
    'This is not a picture that we can read. Please send a JPEG, PNG or WebP.',
  ],
])('says that an upload failed, with %s', async (_, answer, expected) => {
  const user = userEvent.setup({ applyAccept: false });
  server.on('POST', uploadPath, answer);
  await panelOf('/colors?item=8');
  await user.upload(fileInput(), photo);

  expect(await screen.findByText('Upload failed')).toBeVisible();
  expect(screen.getByText(expected)).toBeVisible();
});

it('does not send what the browser cannot decode', async () => {
  const user = userEvent.setup({ applyAccept: false });
  globalThis.createImageBitmap = () => Promise.reject(new DOMException('…', 'InvalidStateError'));
  await panelOf('/colors?item=8');
  await user.upload(fileInput(), photo);

  expect(await screen.findByText(/^This file is not a picture we can use/)).toBeVisible();
  expect(server.sent('POST', uploadPath)).toEqual([]);
});

it('keeps unsaved input during an upload, without reporting a conflict', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const list = `${paths.adminItems('colors')}?pageSize=200`;
  const withPicture = { ...gold, imageUrl: '/api/images/c.jpg', version: 4 };
  server
    .on('POST', uploadPath, mockResponses.ok(withPicture))
    .on('PUT', goldPath, mockResponses.ok({ ...withPicture, name: 'Calacatta Oro', version: 5 }));
  await panelOf('/colors?item=8');
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Calacatta Oro');
  server.on('GET', list, mockResponses.list([withPicture]));
  await user.upload(fileInput(), photo);
  await screen.findByRole('button', { name: 'Replace image 1' });

  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(server.sent('PUT', goldPath)[0]?.body).toEqual({ name: 'Calacatta Oro', version: 4 }),
  );
});

it('removes a picture with the version shown', async () => {
  const user = userEvent.setup();
  const path = paths.adminItem('colors', 9);
  server.on('PUT', path, mockResponses.ok({ ...nero, imageUrl2: null, version: 4 }));
  await panelOf('/colors?item=9');
  await user.click(screen.getByRole('button', { name: 'Remove image 2' }));

  expect(await screen.findByText('Image 2 removed')).toBeVisible();
  expect(server.sent('PUT', path)[0]?.body).toEqual({ imageUrl2: null, version: 3 });
});

it('opens a colour’s pictures in the gallery, at the one that was pressed', async () => {
  const user = userEvent.setup();
  renderAdmin(<ColorsPage />, { at: '/colors' });
  await user.click(await screen.findByRole('button', { name: 'View image 2 of Nero Marquina' }));

  const gallery = await screen.findByRole('dialog', { name: 'Nero Marquina' });
  expect(within(gallery).getByText('2 of 2')).toBeVisible();
  expect(within(gallery).getByRole('img', { name: 'Image 2' })).toHaveAttribute('src', '/api/images/b.jpg');
});
