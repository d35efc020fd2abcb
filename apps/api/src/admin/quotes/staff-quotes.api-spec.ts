import {
  paths,
  type AdminInquiryDetail,
  type AdminQuote,
  type InquiryResponse,
  type QuoteResponse,
  type SaveStaffQuoteRequest,
  type SaveStaffQuoteResponse,
} from '@app/contracts';
import { newIdempotencyKey, withKey } from '../../payments/testing/a-deposit';
import { saveAQuote } from '../../testing/builders/a-basket';
import { aQuote } from '../../testing/builders/a-quote';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import { auditEntriesOf } from '../../testing/audit-entries';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { emptiedSql } from '../../testing/database/emptied';
import { expectError } from '../../testing/expect-error';
import { expectPage, expectSuccess } from '../../testing/expect-success';
import { useApi, useSession } from '../../testing/servers/use-api';

const morning = new Date('2026-11-21T09:00:00.000Z');
const later = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';

let now = morning;
let parts: CatalogueParts;
const api = useApi({ now: () => now, env: { SESSION_IDLE_MINUTES: '1000' } });
const admin = useSession(api);
beforeAll(async () => {
  parts = await readCatalogue(api);
});
beforeEach(async () => {
  now = morning;
  await api.sql(emptiedSql('quote, deposit, contact_inquiry, trade_inquiry, mail, use_counter'));
});

const list = (query = '') =>
  expectPage<AdminQuote>(api.get(`${paths.adminQuotes}${query && `?${query}`}`, admin));
const postQuote = (request: Partial<SaveStaffQuoteRequest> = {}) =>
  api.post(paths.adminQuotes, { ...aQuote(parts), ...request }, admin);
const saveQuote = (request: Partial<SaveStaffQuoteRequest> = {}) =>
  expectSuccess<SaveStaffQuoteResponse>(postQuote(request));
const quoteRow = async (id: string) =>
  (await api.sql<Record<string, unknown>>('SELECT * FROM quote WHERE id = $1', [id]))[0] ?? {};
const timelineOf = (id: string) =>
  api.sql('SELECT kind, details, at, actor_id FROM timeline_entry WHERE quote_id = $1 ORDER BY id', [id]);
const countRows = async () =>
  (
    await api.sql<{ quotes: number; entries: number }>(
      `SELECT (SELECT count(*)::integer FROM quote) AS quotes, (SELECT count(*)::integer FROM audit_entry) AS entries`,
    )
  )[0];

describe('a quote made by staff', () => {
  const details = {
    customerName: ' Ada Lovelace ',
    customerEmail: 'ada@example.com',
    customerPhone: '0118 496 0123',
  };

  it('has the price that a visitor would get, and the same fields', async () => {
    const withSinkAndCutout = {
      sinkTypeId: parts.sinkTypes[1]?.id ?? null,
      cutoutIds: `${parts.cutouts[1]?.id},`,
      notes: ' n ',
    };
    const visitorQuote = await saveAQuote(api, withSinkAndCutout);
    const reply = await postQuote({ ...withSinkAndCutout, ...details });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([201, 'no-store']);
    const staffQuote = reply.json<SaveStaffQuoteResponse>();
    expect(Object.keys(staffQuote)).toEqual(['id', 'reference', 'totalPrice']);
    expect(staffQuote.totalPrice).toBe(visitorQuote.totalPrice);
    const read = (await api.get(paths.quote(staffQuote.id))).json<QuoteResponse>();
    expect(read).toEqual({ ...visitorQuote, id: staffQuote.id, reference: staffQuote.reference });
  });

  it('is saved once if the request is repeated after a lost response', async () => {
    const key = newIdempotencyKey();
    const contactId = (await api.post(paths.contact, aContact())).json<InquiryResponse>().id;
    const save = (idempotencyKey: string) =>
      api.post(
        paths.adminQuotes,
        { ...aQuote(parts), ...details, inquiry: { form: 'contact', id: contactId } },
        { ...admin, ...withKey(idempotencyKey) },
      );
    const first = await save(key);
    expect(first.statusCode).toBe(201);
    // The repeated request returns the saved quote, whatever its price would be today.
    await api.sql('UPDATE color SET price_modifier = price_modifier + 1');
    const again = await save(key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await list()).rows).toHaveLength(1);
    const atOnce = await Promise.all([save(`${key}2`), save(`${key}2`)]);
    expect(atOnce.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(atOnce[0]?.json()).toEqual(atOnce[1]?.json());
    expect((await list()).rows).toHaveLength(2);
    expect((await save(newIdempotencyKey())).statusCode).toBe(201);
    expect((await list()).rows).toHaveLength(3);
    await api.sql('UPDATE color SET price_modifier = price_modifier - 1');
  });

  it('stores the customer, visible only to staff', async () => {
    const { id, reference, totalPrice } = await saveQuote(details);
    expect((await list()).rows).toMatchObject([
      { id, reference, totalPrice, ...details, customerName: 'Ada Lovelace' },
    ]);
    expect((await api.get(paths.quote(id))).json<QuoteResponse>()).toMatchObject({
      customerName: null,
      customerEmail: null,
      customerPhone: null,
    });
  });

  it('has on its timeline who made it, and for whom', async () => {
    const [{ id: actorId } = { id: 0 }] = await api.sql<{ id: number }>('SELECT id FROM staff_user');
    const { id } = await saveQuote(details);
    expect(await timelineOf(id)).toEqual([
      { kind: 'made-by-staff', details: { inquiry: null }, at: morning, actor_id: actorId },
      {
        kind: 'customer-changed',
        details: {
          customerName: 'Ada Lovelace',
          customerEmail: 'ada@example.com',
          customerPhone: '0118 496 0123',
        },
        at: morning,
        actor_id: actorId,
      },
    ]);
  });

  it.each([[{}], [{ customerName: ' ', customerEmail: '', customerPhone: '' }]])(
    'needs no customer: %j',
    async (nobody) => {
      const { id } = await saveQuote(nobody);
      expect(await quoteRow(id)).toMatchObject({
        customer_name: null,
        customer_email: null,
        customer_phone: null,
      });
      expect(await timelineOf(id)).toHaveLength(1);
    },
  );

  it("leaves one audit entry, without the customer's data", async () => {
    const { id, reference } = await saveQuote({ ...details, notes: 'Ada wants it by Friday' });
    const entries = await auditEntriesOf(api, id);
    expect(entries).toEqual([
      {
        action: 'quote.create',
        actor: expect.any(String) as string,
        subject_kind: 'quote',
        subject_name: reference,
        before: null,
        after: {
          material: 'Marble',
          color: 'Calacatta Gold',
          thickness: parts.thickness('20mm').displayName,
          length: 1200,
          width: 350,
          quantity: 1,
          sinkType: null,
          cutouts: [],
          totalPrice: '357.00',
          adjustments: [],
          validUntil: '2026-12-22T00:00:00.000Z',
          replacesQuoteId: null,
          channel: 'web',
          inquiry: null,
        },
        request_id: expect.any(String) as string,
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/\bAda\b|Lovelace|0118|Friday/);
  });

  describe.each(['contact', 'trade'] as const)('for a %s inquiry', (form) => {
    const inquire = async () =>
      (form === 'contact'
        ? await api.post(paths.contact, aContact())
        : await api.post(paths.tradeInquiries, aTradeInquiry())
      ).json<InquiryResponse>().id;
    const read = async (id: string) =>
      (await api.get(paths.adminInquiry(form, id), admin)).json<AdminInquiryDetail>();

    it("is on the inquiry's timeline, and sets the inquiry in progress", async () => {
      const id = await inquire();
      now = later(2);
      const quote = await saveQuote({ inquiry: { form, id } });
      const { status, events } = await read(id);
      expect(status).toBe('in-progress');
      expect(events.slice(1)).toMatchObject([
        { at: later(2).toISOString(), kind: 'quote', text: `Quote ${quote.reference} made` },
        { at: later(2).toISOString(), kind: 'status', text: 'Marked as in progress' },
      ]);
      expect(events.map(({ by }) => by)).toEqual([null, expect.any(String), expect.any(String)]);
      expect((await timelineOf(quote.id))[0]).toMatchObject({ details: { inquiry: { form, id } } });
      expect(await auditEntriesOf(api, quote.id)).toMatchObject([{ after: { inquiry: `${form}-${id}` } }]);
      expect(await auditEntriesOf(api, id)).toMatchObject([
        {
          action: `${form}-inquiry.set-status`,
          before: { status: 'new' },
          after: { status: 'in-progress' },
        },
      ]);
    });

    it('is rejected if there is no such inquiry', async () => {
      const before = await countRows();
      const other = form === 'contact' ? 'trade' : 'contact';
      expectError(await postQuote({ inquiry: { form, id: unknownId } }), 'inquiry/not-found');
      expectError(await postQuote({ inquiry: { form: other, id: await inquire() } }), 'inquiry/not-found');
      expect(await countRows()).toEqual(before);
    });
  });

  it.each<[string, object, string[]]>([
    ['an impossible size', { length: 5000 }, ['length']],
    ['an unknown sink type', { sinkTypeId: 99_999 }, ['sinkTypeId']],
    ['an invalid email address', { customerEmail: 'ada' }, ['customerEmail']],
    ['an unknown form', { inquiry: { form: 'phone', id: unknownId } }, ['inquiry.form']],
    ['an inquiry without its id', { inquiry: { form: 'trade' } }, ['inquiry.id']],
  ])('is rejected with %s, and nothing is saved', { tags: 'thorough' }, async (_, wrong, fields) => {
    const before = await countRows();
    const reply = await postQuote(wrong);
    expect(reply.statusCode).toBe(400);
    expect(expectError(reply).details?.fields?.map(({ field }) => field)).toEqual(fields);
    expect(await countRows()).toEqual(before);
  });
});
