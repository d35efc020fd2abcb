import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AdminOrderDetail,
  defaultMakingRules,
  idempotencyKeyHeader,
  type MakingRules,
  paths,
  type VisitEntryRequest,
  type Visits,
} from '@app/contracts';
import sharp from 'sharp';
import { readPdf } from '@app/quote-pdf/testing';
import { saveAQuote } from '../../testing/builders/a-basket';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { aForm } from '../../testing/builders/a-form';
import { expectError } from '../../testing/expect-error';
import { setStage } from '../../testing/builders/set-stage';
import { addStaff, signIn } from '../../testing/sign-in';
import { takeAnOrder, takeAnOrderOf } from '../../testing/builders/take-an-order';
import { useApi, useStaff } from '../../testing/servers/use-api';

const folder = mkdtempSync(join(tmpdir(), 'visits-spec-'));
afterAll(() => rmSync(folder, { recursive: true }));
let now = new Date('2026-11-25T08:00:00.000Z');
const api = useApi({
  now: () => now,
  env: { STORAGE_FOLDER: folder, SESSION_IDLE_MINUTES: '10080', SESSION_LONGEST_MINUTES: '10080' },
});
const staff = useStaff(api);
const filesKept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

let photo: Buffer;
let fitter: { userId: number; headers: { cookie: string } };
let colleague: typeof fitter;
beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const aFitter = async (email: string) => {
    const account = await addStaff(api, { email, isAdmin: true, role: 'fitter' });
    return { userId: account.userId, headers: await signIn(api, account) };
  };
  fitter = await aFitter('sam@example.com');
  colleague = await aFitter('sol@example.com');
});
beforeEach(async () => {
  now = new Date('2026-11-25T08:00:00.000Z');
  await api.sql('DELETE FROM visit_entry');
  await api.sql('DELETE FROM appointment');
});

async function aVisit(
  request: object = { kind: 'measuring-visit', startsAt: '2026-11-25T09:00:00.000Z' },
  tops = 1,
) {
  const quotes = await takeAnOrderOf(api, staff, tops, {
    needsDelivery: true,
    customerEmail: 'ada@example.com',
  });
  const quoteId = quotes[0]?.id ?? '';
  const reply = await staff.post(paths.quoteAppointments(quoteId), { personId: fitter.userId, ...request });
  expect(reply.statusCode).toBe(201);
  const [appointment] = reply.json<{ appointments: { id: string }[] }>().appointments;
  return { id: appointment?.id ?? '', quoteId, reference: quotes[0]?.reference ?? '', quotes };
}
const visitsOf = async ({ headers }: typeof fitter) => {
  const reply = await api.get(paths.visits, headers);
  expect(reply.statusCode).toBe(200);
  return reply.json<Visits>().visits;
};
let keys = 0;
const aKey = () => `visit-entry-key-${(keys += 1)}`;
interface Sent {
  key?: string;
  from?: typeof fitter;
  files?: string[];
}
const send = (
  id: string,
  entry: Partial<VisitEntryRequest>,
  { key = aKey(), from = fitter, files = ['signature', 'files'] }: Sent = {},
) => {
  const whole = { enteredAt: '2026-11-25T09:20:00.000Z', name: 'Ada Lovelace', ...entry };
  const form = aForm(
    files.map((field) => ({ field, name: `${field}.png`, content: photo })),
    { entry: JSON.stringify(whole) },
  );
  return api.inject({
    method: 'POST',
    url: paths.visitEntries(id),
    ...form,
    headers: { ...form.headers, ...from.headers, [idempotencyKeyHeader]: key },
  });
};
const sizesOf = (reference: string, changes: object = {}): Partial<VisitEntryRequest> => ({
  kind: 'sizes',
  access: 'Second floor, no lift',
  sizes: {
    reference,
    lengthMm: 1_203,
    widthMm: 348,
    note: 'Wall is not square',
    knownVersion: null,
    ...changes,
  },
});
const attachmentsOf = (quoteId: string) =>
  api.sql<{ purpose: string; name: string }>(
    'SELECT purpose, name FROM attachment WHERE quote_id = $1 ORDER BY purpose',
    [quoteId],
  );

describe('a fitter', () => {
  it('sees today’s own visits and those without a person, with address and phone, and no prices', async () => {
    const visit = await aVisit();
    await aVisit({ kind: 'measuring-visit', startsAt: '2026-11-25T11:00:00.000Z', personId: null });
    await aVisit({ kind: 'measuring-visit', startsAt: '2026-11-26T11:00:00.000Z', personId: null });
    await aVisit({ kind: 'delivery', startsAt: '2026-11-27T11:00:00.000Z', personId: colleague.userId });
    const visits = await visitsOf(fitter);
    expect(visits).toMatchObject([
      {
        id: visit.id,
        kind: 'measuring-visit',
        isMine: true,
        address: '14 Abbey Street, Reading RG1 3BA',
        phone: expect.any(String) as string,
        tops: [{ reference: visit.reference, stage: 'to-measure', measurements: null }],
      },
      { isMine: false, startsAt: '2026-11-25T11:00:00.000Z' },
    ]);
    const text = JSON.stringify(visits);
    expect(text).not.toContain('£');
    expect(text).not.toMatch(/price|amount|total/i);
    expect(text).not.toContain(visit.quoteId);
  });

  it('records signed sizes with photos, which measure the top and note floor and access', async () => {
    const { id, quoteId, reference } = await aVisit();
    const reply = await send(id, sizesOf(reference), { files: ['signature', 'files', 'files'] });
    expect(reply.json()).toEqual({ isRevised: false });
    const [visit] = await visitsOf(fitter);
    expect(visit?.tops).toMatchObject([
      {
        stage: 'measured',
        isMeasured: true,
        access: 'Second floor, no lift',
        measurements: { lengthMm: 1_203, how: 'on-site', by: 'Sam', note: 'Wall is not square' },
      },
    ]);
    expect(await attachmentsOf(quoteId)).toEqual([
      { purpose: 'on-site', name: 'files.png' },
      { purpose: 'on-site', name: 'files.png' },
      { purpose: 'signature', name: 'Signature of Ada Lovelace' },
    ]);
    const timeline = await api.sql(
      `SELECT details ->> 'name' AS name, actor_id FROM timeline_entry WHERE kind = 'signed-on-site' AND quote_id = $1`,
      [quoteId],
    );
    expect(timeline).toEqual([{ name: 'Ada Lovelace', actor_id: fitter.userId }]);
  });

  it('has the drawing signed, which is kept with the signature, name and time of these sizes', async () => {
    const { id, quoteId, reference } = await aVisit();
    await send(id, sizesOf(reference));
    const [visit] = await visitsOf(fitter);
    expect(visit?.tops[0]?.measurements?.agreement).toEqual({
      by: null,
      how: 'on-site',
      at: '2026-11-25T08:00:00.000Z',
    });
    const [kept] = await api.sql(
      `SELECT agreed_by, recorded_by, version, drawing ->> 'lengthMm' AS length, purpose
       FROM drawing_agreement JOIN attachment ON attachment.id = signature_id WHERE drawing_agreement.quote_id = $1`,
      [quoteId],
    );
    expect(kept).toEqual({
      agreed_by: 'Ada Lovelace',
      recorded_by: fitter.userId,
      version: 1,
      length: '1203',
      purpose: 'signature',
    });
    const sheet = await staff.get(paths.jobSheet(quoteId));
    expect((await readPdf(sheet.rawPayload)).text).toContain(
      'Drawing agreed by Ada Lovelace, signed on site, 25 November, 08:00',
    );
  });

  it('records sizes that nobody is there to sign, with the reason; the customer can agree later', async () => {
    const { id, quoteId, reference } = await aVisit();
    const unsigned = { ...sizesOf(reference), name: null, unsignedReason: 'Only the builder was there' };
    expectError(await send(id, unsigned), 'request/invalid');
    expectError(await send(id, { ...unsigned, unsignedReason: ' ' }, { files: [] }), 'request/invalid');
    expect((await send(id, unsigned, { files: [] })).statusCode).toBe(201);
    const [visit] = await visitsOf(fitter);
    expect(visit?.tops).toMatchObject([{ stage: 'measured', measurements: { agreement: null } }]);
    const timeline = await api.sql(
      `SELECT details ->> 'reason' AS reason FROM timeline_entry WHERE kind = 'not-signed-on-site' AND quote_id = $1`,
      [quoteId],
    );
    expect(timeline).toEqual([{ reason: 'Only the builder was there' }]);
  });

  it('adds photos of a top after its sizes were saved', async () => {
    const { id, quoteId, reference } = await aVisit();
    await send(id, sizesOf(reference));
    const photos = { kind: 'photos', name: null, reference } as const;
    expectError(await send(id, photos, { files: [] }), 'request/invalid');
    expect((await send(id, photos, { files: ['files', 'files'] })).statusCode).toBe(201);
    expect((await attachmentsOf(quoteId)).map(({ purpose }) => purpose)).toEqual([
      'on-site',
      'on-site',
      'on-site',
      'signature',
    ]);
  });

  it('cannot have a drawing signed that lacks the place of a cut-out', async () => {
    const cutoutIds = [(await readCatalogue(api)).cutout('Tap hole, 35 mm').id];
    const quote = await saveAQuote(api, { cutoutIds });
    await takeAnOrder(staff, [quote]);
    const request = {
      kind: 'measuring-visit',
      startsAt: '2026-11-25T09:00:00.000Z',
      personId: fitter.userId,
    };
    const reply = await staff.post(paths.quoteAppointments(quote.id), request);
    const id = reply.json<{ appointments: { id: string }[] }>().appointments[0]?.id ?? '';
    expectError(await send(id, sizesOf(quote.reference)), 'drawing/incomplete');
  });

  it('has sizes signed that change the price: the signature counts once the price is agreed', async () => {
    const { id, reference } = await aVisit();
    await send(id, sizesOf(reference, { lengthMm: 1_400 }));
    const [revised] = await api.sql<{ id: string; total: string }>(
      `SELECT id, total_price AS total FROM quote WHERE standing = 'proposed' ORDER BY created_at DESC LIMIT 1`,
    );
    const answer = { isAgreed: true, totalPrice: revised?.total };
    expect((await api.post(paths.answerRevision(revised?.id ?? ''), answer)).statusCode).toBe(200);
    const moved = { from: 'measured', stage: 'in-production' };
    expect((await staff.put(paths.orderStage(revised?.id ?? ''), moved)).statusCode).toBe(200);
  });

  it('asks the customer about the price if the sizes differ by more than a few millimetres', async () => {
    const { id, reference } = await aVisit();
    const reply = await send(id, sizesOf(reference, { lengthMm: 1_400 }));
    expect(reply.json()).toEqual({ isRevised: true });
    expect((await visitsOf(fitter))[0]?.tops).toMatchObject([{ isMeasured: false }]);
  });

  it('keeps the price of sizes within the number of millimetres that the owner has set', async () => {
    const general = { ...defaultMakingRules.general, sizeToleranceMm: 2 };
    const rules: MakingRules = { ...defaultMakingRules, general };
    expect((await staff.put(paths.making, { rules, version: 0 })).statusCode).toBe(200);
    try {
      const [asked, kept] = [
        await aVisit(),
        await aVisit({ kind: 'measuring-visit', startsAt: '2026-11-25T13:00:00.000Z' }),
      ];
      expect((await visitsOf(fitter))[0]?.tops[0]?.making.sizeToleranceMm).toBe(2);
      expect((await send(asked.id, sizesOf(asked.reference))).json()).toEqual({ isRevised: true });
      const reply = await send(kept.id, sizesOf(kept.reference, { lengthMm: 1_202 }));
      expect(reply.json()).toEqual({ isRevised: false });
    } finally {
      await api.sql('TRUNCATE making_rules');
    }
  });

  it('can send an entry again after a lost reply, and twice at once, and it counts once', async () => {
    const { id, quoteId, reference } = await aVisit();
    const key = aKey();
    const replies = await Promise.all([1, 2, 3].map(() => send(id, sizesOf(reference), { key })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const kept = filesKept();
    expect((await send(id, sizesOf(reference), { key })).statusCode).toBe(201);
    expect(filesKept()).toBe(kept);
    expect(await attachmentsOf(quoteId)).toHaveLength(2);
    expect(await api.sql('SELECT version FROM measurement WHERE quote_id = $1', [quoteId])).toHaveLength(1);
  });

  it('gets an error if the office has recorded sizes meanwhile, and nothing of the entry is saved', async () => {
    const { id, quoteId, reference } = await aVisit();
    await setStage(api, quoteId, 'measured');
    const before = await attachmentsOf(quoteId);
    await api.sql(
      `INSERT INTO measurement (quote_id, version, length_mm, width_mm, how, recorded_at)
       SELECT $1, coalesce(max(version), 0) + 1, 1200, 350, 'phone', now() FROM measurement WHERE quote_id = $1`,
      [quoteId],
    );
    expectError(await send(id, sizesOf(reference)), 'order/measured-meanwhile');
    expect(await attachmentsOf(quoteId)).toEqual(before);
    expect(await api.sql('SELECT FROM visit_entry')).toEqual([]);
  });

  it('marks what is ready as delivered, with photo and name', async () => {
    const { id, quotes } = await aVisit({ kind: 'delivery', startsAt: '2026-11-25T09:00:00.000Z' }, 2);
    const entry = { kind: 'hand-over', stage: 'delivered' } as const;
    expectError(await send(id, entry), 'visit/nothing-ready');
    for (const quote of quotes) await setStage(api, quote.id, 'ready');
    expectError(await send(id, entry, { files: ['signature'] }), 'request/invalid');
    expect((await send(id, entry, { files: ['files'] })).statusCode).toBe(201);
    const [visit] = await visitsOf(fitter);
    expect(visit?.tops.map(({ stage }) => stage)).toEqual(['delivered', 'delivered']);
    expect((await attachmentsOf(quotes[0]?.id ?? '')).map(({ purpose }) => purpose)).toEqual(['hand-over']);
  });

  it('can send an entry of a day without a connection, but none for a colleague’s visit', async () => {
    const { id, reference } = await aVisit();
    expectError(await send(id, sizesOf(reference), { from: colleague }), 'visit/not-yours');
    now = new Date('2026-11-28T08:00:00.000Z');
    expect((await send(id, sizesOf(reference))).statusCode).toBe(201);
  });

  const inVain = {
    kind: 'nobody-there',
    name: null,
    note: 'Rang twice',
    knownStartsAt: '2026-11-25T09:00:00.000Z',
    enteredAt: '2026-11-25T09:20:00.000Z',
  } as const;
  const aDelivery = { kind: 'delivery', startsAt: '2026-11-25T09:00:00.000Z' };

  it.each([
    ['measuring visit', undefined],
    ['delivery', aDelivery],
  ])(
    'reports a %s with nobody there, once: it is cancelled, and the office books it again',
    async (name, request) => {
      const { id, quoteId } = await aVisit(request);
      now = new Date('2026-11-25T09:30:00.000Z');
      const mails = () => api.sql(`SELECT FROM mail WHERE kind = 'appointment-cancelled'`);
      const before = await mails();
      const key = aKey();
      const sent = { key, files: ['files'] };
      const replies = await Promise.all([1, 2].map(() => send(id, inVain, sent)));
      expect([...replies, await send(id, inVain, sent)].map(({ statusCode }) => statusCode)).toEqual([
        201, 201, 201,
      ]);
      expect(await visitsOf(fitter)).toEqual([]);
      const [placed] = await api.sql<{ id: string }>('SELECT order_id AS id FROM appointment WHERE id = $1', [
        id,
      ]);
      const detail = (await staff.get(paths.adminOrder(placed?.id ?? ''))).json<AdminOrderDetail>();
      expect(detail.appointments.appointments).toMatchObject([{ id, state: 'cancelled' }]);
      expect(detail.timeline.filter(({ text }) => /nobody was there/.test(text))).toMatchObject([
        { text: expect.stringMatching(new RegExp(`^${name}: `, 'i')) as string, by: 'Sam' },
      ]);
      expect(detail.timeline[0]?.detail).toBe('Rang twice · Wednesday 25 November, 09:20');
      expect(detail.tasks.filter(({ kind }) => kind === 'own-task')).toMatchObject([
        {
          title: `Book again: nobody was there for the ${name} on Wednesday 25 November, 09:20. Rang twice`,
          quotes: [{ id: quoteId }],
        },
      ]);
      expect(await attachmentsOf(quoteId)).toEqual([{ purpose: 'on-site', name: 'files.png' }]);
      expect(await mails()).toEqual(before);
      const again = { kind: aDelivery.kind, startsAt: '2026-11-26T09:00:00.000Z', personId: null };
      expect((await staff.post(paths.quoteAppointments(quoteId), again)).statusCode).toBe(201);
    },
  );

  it('leaves a visit that the office has moved or cancelled meanwhile, or that is done or another day’s', async () => {
    const sendInVain = (id: string, changes: object = {}) =>
      send(id, { ...inVain, ...changes }, { files: [] });
    const { id, reference } = await aVisit();
    expectError(await sendInVain(id, { knownStartsAt: undefined }), 'visit/changed');
    expectError(await sendInVain(id, { knownStartsAt: '2026-11-25T08:30:00.000Z' }), 'visit/changed');
    expectError(await send(id, inVain, { from: colleague, files: [] }), 'visit/not-yours');
    await send(id, sizesOf(reference));
    expectError(await sendInVain(id), 'visit/changed');
    const startsAt = '2026-11-26T09:00:00.000Z';
    const tomorrow = await aVisit({ ...aDelivery, startsAt });
    expectError(await sendInVain(tomorrow.id, { knownStartsAt: startsAt }), 'visit/changed');
    const cancelled = await aVisit({ ...aDelivery, startsAt: '2026-11-25T11:00:00.000Z' });
    expect((await staff.post(paths.cancelAppointment(cancelled.id), {})).statusCode).toBe(204);
    expectError(
      await sendInVain(cancelled.id, { knownStartsAt: '2026-11-25T11:00:00.000Z' }),
      'visit/changed',
    );
    expect(await api.sql(`SELECT FROM visit_entry WHERE kind = 'nobody-there'`)).toEqual([]);
  });

  it.each<[string, Partial<VisitEntryRequest>, Sent]>([
    ['no signature', sizesOf('VT-26-00001'), { files: ['files'] }],
    ['no name', { ...sizesOf('VT-26-00001'), name: ' ' }, {}],
    ['no size', { kind: 'sizes', sizes: { reference: 'VT-26-00001' } as never }, {}],
    ['another kind', { kind: 'gift' as never }, {}],
    ['a file in another field', sizesOf('VT-26-00001'), { files: ['signature', 'other'] }],
  ])('gets an error for an entry with %s', async (_, entry, sent) => {
    const { id } = await aVisit();
    expectError(await send(id, entry, sent), 'request/invalid');
  });
});
