import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import {
  attachmentLimits,
  paths,
  type AddAttachmentsResponse,
  type ErrorCode,
  type SaveContactRequest,
} from '@app/contracts';
import { In } from 'typeorm';
import type { LightMyRequestResponse as Response } from 'fastify';
import sharp from 'sharp';
import { Statements } from '../database/statements';
import { hidden } from '../images/testing/hostile-pictures';
import { aSession, saveAQuote } from '../testing/builders/a-basket';
import { aForm, aPdf, type FormFile } from '../testing/builders/a-form';
import { aContact, aTradeInquiry } from '../testing/builders/an-inquiry';
import { expectError } from '../testing/expect-error';
import { addStaff, signIn } from '../testing/sign-in';
import { startApi, type TestApi } from '../testing/servers/start-api';
import { until } from '../testing/until';
import { findAttachments } from './find-attachments';
import { changeQuote } from '../testing/builders/change-quote';

const unknownQuoteId = 'AAAAAAAAAAAAAAAAAAAAAA';
const dayMs = 24 * 3_600_000;

let now = new Date('2026-11-21T11:00:00.123Z');
let folder: string;
let api: TestApi;
let photo: Buffer;
let admin: { cookie: string };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'attachments-spec-'));
  api = await startApi({ now: () => now, env: { STORAGE_FOLDER: folder } });
  admin = await signIn(api);
  photo = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#8a7f72' } })
    .withExif({ IFD0: { Copyright: hidden }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const filesKept = () => {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).length;
};
type Form = ReturnType<typeof aForm>;
const post = (url: string, { payload, headers }: Form, more: Record<string, string> = {}, to = api) =>
  to.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
const send = (url: string, files: readonly FormFile[], headers?: Record<string, string>, to?: TestApi) =>
  post(url, aForm(files), headers, to);
/** Another API on the same database, stopped after the test. */
async function startOther(env: Record<string, string>): Promise<TestApi> {
  const other = await startApi({ databaseUrl: api.databaseUrl, now: () => now, env });
  onTestFinished(() => other.stop());
  await api.sql('TRUNCATE use_counter');
  return other;
}
const added = (response: Response) => {
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 201 });
  return response.json<AddAttachmentsResponse>().attachments;
};
const aPhoto = (name = 'kitchen.jpg'): FormFile => ({ name, content: photo });
const aPlan = (name = 'plan.pdf', fill = 0): FormFile => ({ name, content: aPdf(fill) });
const contact = async (changes: Partial<SaveContactRequest> & { website?: string } = {}) =>
  (await api.post(paths.contact, { ...aContact(), ...changes })).json<{ id: string }>().id;
const found = (where: Parameters<typeof findAttachments>[1]) =>
  findAttachments(api.app.get(Statements, { strict: false }), where);

describe('photos and plans', () => {
  it('are added to a quote, and only staff can see them', async () => {
    const quote = await saveAQuote(api);
    const attachments = added(
      await send(paths.quoteAttachments(quote.id), [aPhoto(), aPlan('Plan (1).pdf')]),
    );
    expect(attachments.map(({ name }) => name)).toEqual(['kitchen.jpg', 'Plan (1).pdf']);

    expect(await found({ quoteId: In([quote.id, unknownQuoteId]) })).toEqual(
      attachments
        .map(({ id, name, size }) => ({
          id,
          quoteId: quote.id,
          name,
          type: name.endsWith('jpg') ? 'image/jpeg' : 'application/pdf',
          size,
          purpose: 'sent',
          url: paths.adminAttachment(id),
          createdAt: now.toISOString(),
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    );

    const [picture, plan] = attachments.map(({ id }) => paths.adminAttachment(id));
    const pictureResponse = await api.get(picture ?? '', admin);
    expect(pictureResponse.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="kitchen.jpg"; filename*=UTF-8''kitchen.jpg`,
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const metadata = await sharp(pictureResponse.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 2_400, height: 1_600 });
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    expect(pictureResponse.rawPayload.includes(hidden)).toBe(false);

    const planResponse = await api.get(plan ?? '', admin);
    expect(planResponse.headers['content-disposition']).toMatch(/^attachment; filename="Plan \(1\)\.pdf"/);
    expect(planResponse.headers['content-type']).toBe('application/pdf');
    expect(planResponse.rawPayload.equals(aPdf())).toBe(true);

    expectError(await api.get(plan ?? ''), 'auth/signed-out');
    const visitor = await signIn(api, await addStaff(api, { email: 'nobody@example.com' }));
    expectError(await api.get(plan ?? '', visitor), 'auth/not-an-admin');
    for (const id of [unknownQuoteId, 'x', '..%2f..%2fetc%2fpasswd']) {
      expectError(await api.get(`/api/admin/attachments/${id}`, admin), 'attachment/not-found');
    }
  });

  it('are added to messages of either form', async () => {
    const contactId = await contact();
    await api.post(paths.tradeInquiries, aTradeInquiry());
    const [trade] = await api.sql<{ id: string }>(
      'SELECT id FROM trade_inquiry ORDER BY created_at DESC LIMIT 1',
    );
    const tradeId = trade?.id ?? '';
    added(await send(paths.contactAttachments(contactId), [aPlan('of contact.pdf')]));
    added(await send(paths.tradeAttachments(tradeId), [aPlan('of trade.pdf')]));

    expect(await found({ contactInquiryId: contactId })).toMatchObject([
      { name: 'of contact.pdf', quoteId: null },
    ]);
    expect(await found({ tradeInquiryId: tradeId })).toMatchObject([{ name: 'of trade.pdf' }]);
    expectError(await send(paths.tradeAttachments(contactId), [aPlan()]), 'inquiry/not-found');
  });

  it('are limited to five per quote or message', async () => {
    const path = paths.contactAttachments(await contact());
    added(await send(path, [aPlan(), aPlan(), aPlan()]));
    expectError(await send(path, [aPlan(), aPlan(), aPlan()]), 'attachment/too-many');
    added(await send(path, [aPlan(), aPlan()]));
    expectError(await send(path, [aPlan()]), 'attachment/too-many');
    const sixPlans = Array.from({ length: 6 }, (_, index) => aPlan(`${index}.pdf`));
    const other = paths.contactAttachments(await contact());
    const { details } = expectError(await send(other, sixPlans), 'attachment/too-many');
    expect(details?.fields).toMatchObject([
      { field: 'files', message: expect.stringContaining('5.pdf') as string },
    ]);
  });

  it('are limited to five even for simultaneous requests, and no other file is stored', async () => {
    const contactId = await contact();
    const before = filesKept();
    const path = paths.contactAttachments(contactId);
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(path, [aPlan(), aPlan()])));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(2).fill(201), ...Array<number>(6).fill(409)]);
    expect(await found({ contactInquiryId: contactId })).toHaveLength(4);
    expect(filesKept() - before).toBe(4);
  });
});

describe('a request with files', { tags: 'thorough' }, () => {
  it.each<[string, () => Buffer, ErrorCode]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'attachment/unsupported'],
    ['nothing', () => Buffer.alloc(0), 'attachment/unsupported'],
    ['a truncated PDF', () => aPdf().subarray(0, 60), 'attachment/unsupported'],
    [
      'a PDF with leading bytes',
      () => Buffer.concat([Buffer.from('<html>'), aPdf()]),
      'attachment/unsupported',
    ],
    ['a truncated JPEG', () => photo.subarray(0, photo.length / 2), 'image/unreadable'],
    ['a byte too many', () => aPdf(attachmentLimits.size), 'attachment/too-large'],
  ])('stores none of them if one is %s, and names that one', async (_, make, code) => {
    const contactId = await contact();
    const before = filesKept();
    const files = [aPhoto(), aPlan(), { name: 'bad one.jpg', content: make() }, aPlan('last.pdf')];
    const { details } = expectError(await send(paths.contactAttachments(contactId), files), code);
    expect(details?.fields).toMatchObject([
      { field: 'files', message: expect.stringMatching(/^bad one\.jpg: /) as string },
    ]);
    expect(await found({ contactInquiryId: contactId })).toEqual([]);
    expect(filesKept()).toBe(before);
  });

  it('may have a file of exactly ten megabytes', async () => {
    const exactly = aPdf(attachmentLimits.size - aPdf().length);
    expect(exactly).toHaveLength(10 * 1024 * 1024);
    added(await send(paths.contactAttachments(await contact()), [{ name: 'full.pdf', content: exactly }]));
  });

  const aBody = (body: string, boundary = '; boundary=b'): Form => ({
    payload: Buffer.from(body),
    headers: { 'content-type': `multipart/form-data${boundary}` },
  });
  const inField = (field: string) => aForm([{ name: 'a.pdf', content: Buffer.from('%PDF'), field }]);
  it.each([
    ['no file', aForm([])],
    ['another field', inField('images')],
    ['no end', { ...aForm([]), payload: aForm([aPlan('a.pdf', 2_000)]).payload.subarray(0, 1_000) }],
    ['no boundary', aBody('x', '')],
    ['a wrong boundary', aBody('--a\r\n')],
    ['an empty body', aBody('')],
    ['a name of the prototype', inField('__proto__')],
  ])('is refused with %s', async (_, form) => {
    expectError(await post(paths.contactAttachments(await contact()), form), 'request/invalid');
  });

  it('is refused if it is not multipart', async () => {
    const path = paths.contactAttachments(await contact());
    expectError(await api.post(path, { files: [] }), 'request/unsupported-type');
    const withoutType = await api.inject({ method: 'POST', url: path });
    expectError(withoutType, 'request/unsupported-type', 'request/invalid');
    const large = Array.from({ length: 6 }, () => aPlan('large.pdf', 9 * 1024 * 1024));
    expectError(await send(path, large), 'request/too-large');
  });
});

const byStaff = (pathOf: (quoteId: string) => string, payload: object) => (quoteId: string) =>
  api.inject({ method: 'PUT', url: pathOf(quoteId), headers: admin, payload });
const approve = byStaff(paths.adminQuoteStatus, { status: 'approved' });
it.each<[string, (quoteId: string) => Promise<unknown>]>([
  ['was ordered', approve],
  ['was declined', byStaff(paths.adminQuoteStatus, { status: 'declined' })],
  ['has a customer entered by staff', byStaff(paths.adminQuoteCustomer, { customerName: 'Ada Lovelace' })],
])('files cannot be added by link to a quote that %s', async (_, change) => {
  const quote = await saveAQuote(api);
  added(await send(paths.quoteAttachments(quote.id), [aPlan()]));
  expect(await change(quote.id)).toMatchObject({ statusCode: 200 });
  const filesBefore = filesKept();
  expectError(await send(paths.quoteAttachments(quote.id), [aPlan()]), 'attachment/too-late');
  expect(filesKept()).toBe(filesBefore);
});

it('files cannot be added to an order by the link of an earlier quote', async () => {
  const basketSessionId = aSession();
  const first = await saveAQuote(api, { basketSessionId });
  const edited = await saveAQuote(api, { basketSessionId, replacesQuoteId: first.id });
  added(await send(paths.quoteAttachments(first.id), [aPlan()]));
  expect(await approve(edited.id)).toMatchObject({ statusCode: 200 });
  expectError(await send(paths.quoteAttachments(first.id), [aPlan()]), 'attachment/too-late');
});

it('files can be added to a quote whose details came with its link', async () => {
  const quote = await saveAQuote(api);
  await api.post(paths.emailQuote, { quoteId: quote.id, name: 'Ada', email: 'ada@example.com' });
  added(await send(paths.quoteAttachments(quote.id), [aPlan()]));
});

describe('the public upload', { tags: 'thorough' }, () => {
  it('works on a quote for seven days, unless it is deleted', async () => {
    const quote = await saveAQuote(api);
    const path = paths.quoteAttachments(quote.id);
    const savedAt = now;
    now = new Date(savedAt.getTime() + 7 * dayMs);
    added(await send(path, [aPlan()]));
    now = new Date(savedAt.getTime() + 7 * dayMs + 1);
    expectError(await send(path, [aPlan()]), 'attachment/too-late');
    now = savedAt;
    await changeQuote(api, quote.id, { deletedAt: new Date() });
    expectError(await send(path, [aPlan()]), 'quote/not-found');
  });

  it('does not work on spam, or on unknown ids', async () => {
    const spam = await contact({ website: 'http://buy.example' });
    expectError(await send(paths.contactAttachments(spam), [aPlan()]), 'attachment/too-late');
    for (const id of [unknownQuoteId, 'x', '%00', "' OR 1=1 --"]) {
      const path = `/api/quotes/${encodeURIComponent(id)}/attachments`;
      expectError(await send(path, [aPlan()]), 'quote/not-found');
    }
  });

  it('is limited per hour, and to our own pages', async () => {
    const strict = await startOther({ ATTACHMENTS_PER_HOUR: '2' });
    const url = paths.contactAttachments(await contact());
    const upload = () => send(url, [aPlan()], {}, strict);
    added(await upload());
    added(await upload());
    expect(expectError(await upload(), 'request/too-many').details?.retryAfterSeconds).toBeGreaterThan(0);
    expectError(await send(url, [aPlan()], { 'sec-fetch-site': 'cross-site' }), 'request/foreign-origin');
  });
});

it('is limited in bytes a day, for each network and in total', async () => {
  const strict = await startOther({
    ATTACHMENT_MEGABYTES_PER_DAY: '5',
    ATTACHMENT_MEGABYTES_PER_DAY_ALTOGETHER: '8',
  });
  const from = async (address: string, megabytes: number) => {
    const plan = { name: 'plan.pdf', content: aPdf(megabytes * 1_000_000) };
    const headers = { 'x-forwarded-for': address };
    return send(paths.contactAttachments(await contact()), [plan], headers, strict);
  };
  added(await from('203.0.113.7', 3));
  const { details } = expectError(await from('203.0.113.7', 3), 'request/too-many');
  expect(details?.retryAfterSeconds).toBe(86_400);
  added(await from('203.0.113.8', 4));
  expectError(await from('203.0.113.9', 2), 'request/too-many');
});

it('is the only route that accepts multipart forms', async () => {
  for (const url of [paths.contact, paths.quotes, paths.login, paths.uploadColorImage(1)])
    expectError(await send(url, [aPlan()], admin), 'request/unsupported-type');
  expectError(await send('/api/nowhere', [aPlan()]), 'request/not-found');
});

it(
  'stores nothing while the object storage is down, and says that it is temporary',
  { tags: 'thorough' },
  async () => {
    const contactId = await contact();
    const withoutStorage = await startOther({
      S3_BUCKET: 'vanity-tops',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'AKID',
      S3_SECRET_ACCESS_KEY: 'secret-of-nobody',
    });
    const response = await send(paths.contactAttachments(contactId), [aPlan()], {}, withoutStorage);
    expectError(response, 'server/unavailable');
    expect(await found({ contactInquiryId: contactId })).toEqual([]);
  },
);

it('refuses an upload to an unknown quote or a full message before reading the whole body', async () => {
  const full = await contact();
  for (let count = 0; count < 5; count += 1) added(await send(paths.contactAttachments(full), [aPlan()]));
  const startUpload = (url: string) => {
    const { payload, headers } = aForm([aPlan()]);
    const body = new PassThrough();
    body.write(payload.subarray(0, 150));
    return api.inject({ method: 'POST', url, payload: body, headers });
  };

  expectError(await startUpload(paths.quoteAttachments(unknownQuoteId)), 'quote/not-found');
  expectError(await startUpload(paths.contactAttachments(full)), 'attachment/too-many');
});

it("is not blocked by one network's many slow uploads", async () => {
  const url = paths.contactAttachments(await contact());
  const { payload, headers } = aForm([aPlan()]);
  await api.sql('TRUNCATE use_counter');
  const stalled = Array.from({ length: 45 }, () => new PassThrough());
  const slow = stalled.map((body) => {
    body.write(payload.subarray(0, 150));
    return api.inject({ method: 'POST', url, payload: body, headers, remoteAddress: '203.0.113.7' });
  });
  await until(async () => (await api.sql('SELECT FROM use_counter WHERE uses >= 45')).length);

  added(await api.inject({ method: 'POST', url, payload, headers, remoteAddress: '198.51.100.4' }));

  for (const body of stalled) body.end(payload.subarray(150));
  const rejected = (await Promise.all(slow)).filter(({ statusCode }) => statusCode === 429);
  expect(rejected).toHaveLength(37);
  for (const response of rejected) expectError(response, 'request/too-many');
});
