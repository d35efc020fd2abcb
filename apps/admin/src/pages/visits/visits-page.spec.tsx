import 'fake-indexeddb/auto';
import {
  errorCatalogue,
  idempotencyKeyHeader,
  paths,
  sessionHintCookie,
  type Visit,
  type Visits,
} from '@app/contracts';
import { acrossElements } from '@app/ui/testing';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, createStore } from 'idb-keyval';
import { forgetVisits } from '../../lib/offline/visits-worker';
import { aTopCard } from '../../features/production/testing/a-top-card';
import { renderAdmin } from '../../testing/render-admin';
import { entryQueue } from './entry-queue';
import { aVisit, someVisits } from './testing/a-visit';
import { VisitsPage } from './visits-page';

// jsdom has no canvas to draw on.
vi.mock('./signature-field', () => ({
  SignatureField: ({ error, onSigned }: { error?: string; onSigned: (file: File) => void }) => (
    <>
      <button type="button" onClick={() => onSigned(new File(['ink'], 'signature.png'))}>
        Sign here
      </button>
      {error && <p>{error}</p>}
    </>
  ),
}));
// Nor does its Blob have this method, which all browsers have.
beforeAll(() => {
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
});
beforeEach(async () => {
  entryQueue.set({ entries: [], isSending: false });
  await clear(createStore('visit-entries', 'entries'));
});

const fitter = { firstName: 'Sam', email: 'sam@example.com', isAdmin: true, role: 'fitter' } as const;
const user = userEvent.setup({ delay: null });
const { id } = aVisit();
const entriesPath = paths.visitEntries(id);

function show(visits: Visits = someVisits(aVisit()), email: string = fitter.email) {
  const api = new FakeServer().on('GET', paths.visits, mockResponses.ok(visits));
  renderAdmin(<VisitsPage />, { at: '/visits', user: { ...fitter, email } });
  return api;
}
/** Fills the dialog that is open. */
async function recordSizes() {
  await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const length = dialog.getByLabelText('Length');
  await user.clear(length);
  await user.type(length, '1203');
  await user.type(dialog.getByLabelText(/^Floor and access/), 'Second floor, no lift');
  await user.click(dialog.getByRole('button', { name: 'Sign here' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

it('shows a visit with address, directions, phone, drawing and note', async () => {
  show(someVisits(aVisit(), aVisit({ id: 'b', isMine: false, kind: 'delivery' })));
  const [visit] = await screen.findAllByRole('listitem');
  const card = within(visit ?? document.body);
  expect(card.getByText('Eleanor Marsh')).toBeVisible();
  expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=14%20Abbey%20Street%2C%20Reading%20RG1%203BA',
  );
  expect(card.getByRole('link', { name: 'Call 07700 900142' })).toHaveAttribute('href', 'tel:07700900142');
  expect(card.getByText('Please keep the vein along the length.')).toBeVisible();
  expect(screen.getByText('Nobody is named yet')).toBeVisible();
  expect(document.body.textContent).not.toContain('£');
});

it('reports a missing address of a delivery, but not of a collection', async () => {
  const visit = (kind: Visit['kind'], order: string) => aVisit({ id: order, order, kind, address: null });
  show(someVisits(visit('delivery', 'OR-26-00031'), visit('collection', 'OR-26-00032')));
  const cardOf = async (order: string) => (await screen.findByText(acrossElements(order))).closest('li');
  expect(await cardOf('OR-26-00031')).toHaveTextContent('No address');
  expect(await cardOf('OR-26-00032')).not.toHaveTextContent('No address');
});

it('sends signed sizes with the photo, once', async () => {
  const api = show();
  api.on('POST', entriesPath, mockResponses.ok({ isRevised: false }));
  await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please let the customer sign')).toBeVisible();
  await user.upload(
    dialog.getByLabelText('Add a photo'),
    new File(['jpeg'], 'wall.jpg', { type: 'image/jpeg' }),
  );
  expect(await dialog.findByRole('img', { name: 'wall.jpg' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Sign here' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(acrossElements('Sizes of VT-26-00412: sent to the office'))).toBeVisible();
  const [request] = api.sent('POST', entriesPath);
  const form = request?.body as FormData;
  expect(JSON.parse(form.get('entry') as string)).toMatchObject({
    kind: 'sizes',
    name: 'Eleanor Marsh',
    sizes: { reference: 'VT-26-00412', lengthMm: 1_200, knownVersion: null },
  });
  expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['wall.jpg']);
  expect((form.get('signature') as File).name).toBe('signature.png');
  expect(entryQueue.current().entries).toEqual([]);
});

it('shows the drawing beside the signature, which needs the position of each part', async () => {
  show(someVisits(aVisit({ tops: [aTopCard({ layout: null })] })));
  expect(await screen.findByText(/^About \d+ kg, /)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const toSign = within(dialog.getByRole('region', { name: 'Drawing to sign' }));
  expect(toSign.getByText('Tap Hole')).toBeVisible();
  await user.click(toSign.getByRole('button', { name: 'Sign here' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await toSign.findByText('Please agree the position of each basin and cut-out first')).toBeVisible();
});

it('saves sizes that nobody is there to sign, with the reason', async () => {
  const api = show();
  api.on('POST', entriesPath, mockResponses.ok({ isRevised: false }));
  await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('switch', { name: /^Nobody is there to sign/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please say why')).toBeVisible();
  await user.type(dialog.getByLabelText('Why does nobody sign?'), 'Only the builder was there');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent('POST', entriesPath)).toHaveLength(1));
  const form = api.sent('POST', entriesPath)[0]?.body as FormData;
  expect(JSON.parse(form.get('entry') as string)).toMatchObject({
    kind: 'sizes',
    name: null,
    unsignedReason: 'Only the builder was there',
  });
  expect(form.get('signature')).toBeNull();
});

it('adds photos to a top whose sizes are saved', async () => {
  const api = show(someVisits(aVisit({ tops: [aTopCard({ stage: 'measured' })] })));
  api.on('POST', entriesPath, mockResponses.ok({ isRevised: false }));
  await user.click(await screen.findByRole('button', { name: 'Add photos' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('Add a photo'),
    new File(['jpeg'], 'wall.jpg', { type: 'image/jpeg' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent('POST', entriesPath)).toHaveLength(1));
  const form = api.sent('POST', entriesPath)[0]?.body as FormData;
  expect(JSON.parse(form.get('entry') as string)).toMatchObject({ kind: 'photos', reference: 'VT-26-00412' });
});

it('keeps entries without a connection, also over a reload, says so, and sends them later', async () => {
  const first = show();
  first.on('POST', entriesPath, mockResponses.unreachable());
  await recordSizes();
  expect(await screen.findByText('1 entry is waiting for a connection')).toBeVisible();
  expect(screen.getByText('Waiting to be sent')).toBeVisible();
  const [refused] = first.sent('POST', entriesPath);

  cleanup();
  entryQueue.set({ entries: [], isSending: false });
  const second = show();
  second.on('POST', entriesPath, mockResponses.unreachable());
  expect(await screen.findByText('1 entry is waiting for a connection')).toBeVisible();

  second.on('POST', entriesPath, mockResponses.ok({ isRevised: true }));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^The new size changes the price/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/waiting for a connection/)).not.toBeInTheDocument());
  const keyOf = (request: typeof refused) => request?.headers[idempotencyKeyHeader];
  expect(keyOf(second.sent('POST', entriesPath).at(-1))).toBe(keyOf(refused));
});

it('does not send the entries of somebody else who was signed in on this phone', async () => {
  show().on('POST', entriesPath, mockResponses.unreachable());
  await recordSizes();
  await screen.findByText('1 entry is waiting for a connection');
  cleanup();
  const api = show(someVisits(aVisit()), 'sol@example.com');
  expect(await screen.findByRole('button', { name: 'Record sizes' })).toBeVisible();
  expect(screen.queryByText(/waiting for a connection/)).not.toBeInTheDocument();
  expect(api.sent('POST', entriesPath)).toEqual([]);
});

it('shows why an entry was refused, and lets it be sent again or discarded', async () => {
  const api = show();
  const { sentence } = errorCatalogue['order/measured-meanwhile'];
  api.on('POST', entriesPath, mockResponses.refused('order/measured-meanwhile'));
  await recordSizes();
  expect(await screen.findByText('1 entry could not be accepted')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(api.sent('POST', entriesPath)).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  await user.click(confirm.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
});

/** The page, opened again without a connection. */
function openWithoutConnection() {
  cleanup();
  new FakeServer()
    .on('GET', paths.visits, mockResponses.unreachable())
    .on('GET', paths.currentUser, mockResponses.unreachable());
  document.cookie = `${sessionHintCookie}=1; path=/`;
  renderAdmin(<VisitsPage />, { at: '/visits', user: 'unknown' });
}

describe('opened without a connection', () => {
  afterEach(() => {
    vi.useRealTimers();
    document.cookie = `${sessionHintCookie}=; path=/; max-age=0`;
  });

  it('shows a fitter the latest visits and says how old they are', async () => {
    show();
    await screen.findByText('Eleanor Marsh');
    openWithoutConnection();
    expect(await screen.findByText('Eleanor Marsh')).toBeVisible();
    expect(screen.getByText('No connection')).toBeVisible();
    expect(screen.getByText(/^These are the visits as of /)).toBeVisible();
  });

  it.each([
    ['of the day before', () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })],
    ['after signing out', forgetVisits],
  ])('shows nothing %s', async (_, before) => {
    show();
    await screen.findByText('Eleanor Marsh');
    await before();
    openWithoutConnection();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Eleanor Marsh')).not.toBeInTheDocument();
  });
});

it('marks a delivery with photo and name', async () => {
  const api = show(someVisits(aVisit({ kind: 'delivery', tops: [aTopCard({ stage: 'ready' })] })));
  api.on('POST', entriesPath, mockResponses.ok({ isRevised: false }));
  await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please take a photo')).toBeVisible();
  await user.upload(
    dialog.getByLabelText('Add a photo'),
    new File(['jpeg'], 'door.jpg', { type: 'image/jpeg' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(acrossElements('Mark as delivered: OR-26-00031: sent to the office')),
  ).toBeVisible();
  const form = api.sent('POST', entriesPath)[0]?.body as FormData;
  expect(JSON.parse(form.get('entry') as string)).toMatchObject({ kind: 'hand-over', stage: 'delivered' });
});

describe('nobody there', () => {
  const today = { startsAt: new Date().toISOString(), endsAt: new Date().toISOString() };

  it.each([
    ['measuring visit', { ...today }],
    ['delivery', { ...today, kind: 'delivery' as const, tops: [aTopCard({ stage: 'ready' })] }],
  ])('is reported of a %s without a connection, with a note, and sent later', async (_, details) => {
    const visit = aVisit(details);
    const api = show(someVisits(visit));
    api.on('POST', entriesPath, mockResponses.unreachable());
    await user.click(await screen.findByRole('button', { name: 'Nobody there' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Note for the office/), 'Rang twice');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Waiting to be sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nobody there' })).not.toBeInTheDocument();
    api.on('POST', entriesPath, mockResponses.ok({ isRevised: false }));
    window.dispatchEvent(new Event('online'));
    expect(
      await screen.findByText(acrossElements('Nobody there: OR-26-00031: sent to the office')),
    ).toBeVisible();
    const form = api.sent('POST', entriesPath).at(-1)?.body as FormData;
    expect(JSON.parse(form.get('entry') as string)).toMatchObject({
      kind: 'nobody-there',
      note: 'Rang twice',
      knownStartsAt: visit.startsAt,
    });
    expect(form.getAll('files')).toEqual([]);
  });

  it('needs neither note nor photo', async () => {
    const api = show(someVisits(aVisit(today)));
    api.on('POST', entriesPath, mockResponses.ok({ isRevised: false }));
    await user.click(await screen.findByRole('button', { name: 'Nobody there' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('POST', entriesPath)).toHaveLength(1));
  });

  it.each<[string, Partial<Visit>]>([
    ['of another day', { startsAt: '2030-01-01T09:00:00.000Z' }],
    ['that is done', { ...today, tops: [aTopCard({ stage: 'measured' })] }],
    ['in the showroom', { ...today, kind: 'collection', tops: [aTopCard({ stage: 'ready' })] }],
  ])('is not offered for a visit %s', async (_, details) => {
    show(someVisits(aVisit(details)));
    await screen.findByText('Eleanor Marsh');
    expect(screen.queryByRole('button', { name: 'Nobody there' })).not.toBeInTheDocument();
  });
});

it('says before the signature what the sizes do to the price', async () => {
  show();
  await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = async (length: string) => {
    await user.clear(dialog.getByLabelText('Length'));
    await user.type(dialog.getByLabelText('Length'), length);
  };
  expect(dialog.getByText('The price stays as quoted.')).toBeVisible();
  await type('1210');
  expect(dialog.getByText(/^The price stays as quoted for .* within 10 mm of it\.$/)).toBeVisible();
  await type('1211');
  expect(dialog.getByText(/email to agree to it before the stone is cut\.$/)).toBeVisible();
});

it('says the owner’s number of millimetres that keep the price', async () => {
  const top = aTopCard();
  show(someVisits(aVisit({ tops: [{ ...top, making: { ...top.making, sizeToleranceMm: 3 } }] })));
  await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Length'));
  await user.type(dialog.getByLabelText('Length'), '1204');
  expect(dialog.getByText(/^These sizes are more than 3 mm from the quoted/)).toBeVisible();
});

it('warns of a problem with a top, and asks why it is handed over', async () => {
  const problems = [{ id: 'crack', text: 'Crack along the vein', reportedAt: '2026-12-01T09:00:00.000Z' }];
  const top = aTopCard({ stage: 'ready', holds: ['problem-reported'], problems });
  const api = show(someVisits(aVisit({ kind: 'delivery', tops: [top] })));
  api.on('POST', entriesPath, mockResponses.ok({ isRevised: false }));
  expect(await screen.findByText(/Crack along the vein$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as delivered' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('Add a photo'),
    new File(['jpeg'], 'door.jpg', { type: 'image/jpeg' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please say why')).toBeVisible();
  await user.type(dialog.getByLabelText('Why are you continuing?'), 'Customer has seen it');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent('POST', entriesPath)).toHaveLength(1));
  const form = api.sent('POST', entriesPath)[0]?.body as FormData;
  expect(JSON.parse(form.get('entry') as string)).toMatchObject({ reason: 'Customer has seen it' });
});
