import {
  paths,
  quoteIdPattern,
  totalCountHeader,
  type AdminInquiryDetail,
  type AdminQuote,
  type InquiryResponse,
  type QuoteResponse,
  type SaveQuoteRequest,
  type SaveStaffQuoteRequest,
  type SaveStaffQuoteResponse,
} from '@app/contracts';
import { saveAQuote } from '../../testing/a-basket';
import { aQuote } from '../../testing/a-quote';
import { aContact, aTradeInquiry } from '../../testing/an-inquiry';
import { auditEntriesOf } from '../../testing/audit-entries';
import { readCatalogue, type CatalogueParts } from '../../testing/catalogue-parts';
import { countQueries } from '../../testing/count-queries';
import { expectRefusal } from '../../testing/expect-refusal';
import { hostileTexts } from '../../testing/hostile-texts';
import { signIn } from '../../testing/sign-in';
import { startApi, type TestApi } from '../../testing/start-api';

const morning = new Date('2026-11-21T09:00:00.000Z');
const later = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);
const nobodys = 'AAAAAAAAAAAAAAAAAAAAAA';

let now = morning;
let api: TestApi;
let admin: { cookie: string };
let parts: CatalogueParts;
beforeAll(async () => {
  api = await startApi({ now: () => now, env: { SESSION_IDLE_MINUTES: '1000' } });
  admin = await signIn(api);
  parts = await readCatalogue(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  now = morning;
  await api.sql('TRUNCATE quote, deposit, contact_inquiry, trade_inquiry, mail, use_counter CASCADE');
});

const list = async (query = '') => {
  const reply = await api.get(`${paths.adminQuotes}${query && `?${query}`}`, admin);
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  expect(reply.headers['cache-control']).toBe('no-store');
  return { rows: reply.json<AdminQuote[]>(), total: reply.headers[totalCountHeader.toLowerCase()] };
};
const make = (request: Partial<SaveStaffQuoteRequest> = {}) =>
  api.post(paths.adminQuotes, { ...aQuote(parts), ...request }, admin);
const made = async (request: Partial<SaveStaffQuoteRequest> = {}) => {
  const reply = await make(request);
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
  return reply.json<SaveStaffQuoteResponse>();
};
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

let depositCount = 0;
/** A deposit as it stands in the database. */
async function addDeposit(quoteId: string, status: string, createdAt: Date): Promise<void> {
  const id = `${String((depositCount += 1)).padStart(21, '0')}A`;
  await api.sql(
    `INSERT INTO deposit (id, status, customer_name, customer_email, customer_phone, tops_amount, delivery_amount,
       total_amount, deposit_amount, needs_delivery, description, created_at, paid_at)
     VALUES ($1, $2, 'Ada', 'ada@example.com', '1', 357, 0, 357, 35.70, false, '', $3, $4)`,
    [id, status, createdAt, status === 'paid' ? createdAt : null],
  );
  await api.sql(
    `INSERT INTO deposit_quote (deposit_id, quote_id, position, reference, amount, share) VALUES ($1, $2, 1, 'VT-26-00001', 357, 35.7)`,
    [id, quoteId],
  );
}

describe('the list of quotes', () => {
  it('has all that staff need of a quote in one line, the customer included', async () => {
    const { id, reference } = await saveAQuote(api, {
      sinkTypeId: parts.sinkTypes[1]?.id ?? null,
      cutoutIds: [parts.cutouts[1]?.id ?? 0],
      notes: 'By the window',
    });
    await api.sql(
      `UPDATE quote SET customer_name = 'Ada Lovelace', customer_email = 'ada@example.com', customer_phone = '0118 496 0123'`,
    );
    const quote = (await api.get(paths.quote(id))).json<QuoteResponse>();
    expect((await list()).rows).toEqual([
      {
        id,
        reference,
        status: 'pending',
        customerName: 'Ada Lovelace',
        customerEmail: 'ada@example.com',
        customerPhone: '0118 496 0123',
        material: { name: 'Marble' },
        color: {
          name: 'Calacatta Gold',
          hexCode: quote.color.hexCode,
          imageUrl: quote.color.images[0]?.url ?? null,
        },
        thickness: { displayName: quote.thickness.displayName },
        sinkType: quote.sinkType,
        cutout: quote.cutout,
        notes: 'By the window',
        length: 1200,
        width: 350,
        area: '0.42',
        totalPrice: quote.totalPrice,
        createdAt: quote.createdAt,
        validUntil: quote.validUntil,
        channel: 'web',
        expectedDeposit: '47.70',
        receivedDeposit: '0.00',
        deposit: null,
        payment: 'none',
        isAdjusted: false,
        isMeasured: false,
        isSuperseded: false,
        countsAs: null,
        deletedAt: null,
        attachmentCount: 0,
        attachments: [],
      },
    ]);
    expect(quote.color.images[0]?.url).toMatch(/^\/stone\//);
    expect(quote.sinkType.name).not.toBe('No Sink');
  });

  it('says null for no sink and no cut-out', async () => {
    await saveAQuote(api);
    expect((await list()).rows[0]).toMatchObject({ sinkType: null, cutout: null, notes: null });
  });

  it('shows the latest deposit of each quote', async () => {
    const [one, two] = [await saveAQuote(api), await saveAQuote(api)];
    await addDeposit(one.id, 'failed', later(1));
    await addDeposit(one.id, 'paid', later(3));
    await addDeposit(one.id, 'failed', later(2));
    await addDeposit(two.id, 'review', later(1));
    const deposits = new Map((await list()).rows.map(({ id, deposit }) => [id, deposit]));
    expect(deposits.get(one.id)).toEqual({
      id: expect.stringMatching(quoteIdPattern),
      paymentStatus: 'paid',
      depositAmount: '35.70',
      createdAt: later(3).toISOString(),
    });
    expect(deposits.get(two.id)?.paymentStatus).toBe('review');
  });

  it('shows what was sent along with each', async () => {
    const { id } = await saveAQuote(api);
    const other = await saveAQuote(api);
    await api.sql(
      `INSERT INTO attachment (id, quote_id, name, type, size, created_at)
       VALUES ($1, $2, 'plan.pdf', 'application/pdf', 1000, $3)`,
      [nobodys, id, morning],
    );
    const { rows } = await list();
    const [sent] = rows.filter((row) => row.id === id);
    expect(sent?.attachmentCount).toBe(1);
    expect(sent?.attachments).toEqual([
      {
        id: nobodys,
        name: 'plan.pdf',
        type: 'application/pdf',
        size: 1000,
        url: paths.adminAttachment(nobodys),
        createdAt: new Date(morning).toISOString(),
      },
    ]);
    expect(rows.find((row) => row.id === other.id)?.attachments).toEqual([]);
  });

  it('leaves out what was deleted', async () => {
    const { id } = await saveAQuote(api);
    await saveAQuote(api);
    await api.sql('UPDATE quote SET deleted_at = now() WHERE id = $1', [id]);
    const { rows, total } = await list();
    expect(rows.map((row) => row.id)).not.toContain(id);
    expect([rows.length, total]).toEqual([1, '1']);
  });

  describe('of a week', () => {
    beforeEach(async () => {
      const granite = parts.colors.find(({ materialId }) => materialId === parts.material('Granite').id);
      const quotes: [Partial<SaveQuoteRequest>, string | null, string | null, string | null, string][] = [
        [{ length: 1000 }, 'Ada Byron', 'ab@one.example', '0118 496 0123', 'pending'],
        [{ length: 900 }, 'Bea 100 %_\\ Cole', 'bc@two.example', '+44 (0)20 7946 0999', 'approved'],
        [{ length: 1400, notes: 'x' }, null, null, null, 'pending'],
        [
          { length: 800, materialId: parts.material('Granite').id, colorId: granite?.id ?? null },
          "Dan O'Neil",
          'd@four.example',
          '02079460111',
          'completed',
        ],
      ];
      for (const [index, [details, name, email, phone, status]] of quotes.entries()) {
        now = later(index);
        const { id } = await saveAQuote(api, details);
        await api.sql(
          `UPDATE quote SET customer_name = $2, customer_email = $3, customer_phone = $4, status = $5, reference = $6
           WHERE id = $1`,
          [
            id,
            name,
            email,
            phone,
            status,
            ['VT-26-00007', 'VT-26-99999', 'VT-27-100000', 'VT-27-100001'][index],
          ],
        );
      }
    });
    const lengthsIn = async (query: string) => (await list(query)).rows.map(({ length }) => length);

    it.each<[string, string, number[]]>([
      ['everything, newest first', '', [800, 1400, 900, 1000]],
      ['a status', 'status=pending', [1400, 1000]],
      ['a reference', 'search=vt-26-00007', [1000]],
      ['a piece of a reference', 'search=-26-', [900, 1000]],
      ['the number of a reference', 'search=100000', [1400]],
      ['a name', 'search=ada', [1000]],
      ['a name with an apostrophe', "search=o'neil", [800]],
      ['an e-mail address', 'search=BC@TWO', [900]],
      ['a number as it is written', 'search=0118 496 0123', [1000]],
      ['a number from abroad', `search=${encodeURIComponent('+44 2079460111')}`, [800]],
      ['a piece of a number', 'search=7946', [800, 900]],
      ['a material', 'search=granite', [800]],
      ['a colour', 'search=calacatta', [1400, 900, 1000]],
      ['a colour and a status', 'search=calacatta&status=approved', [900]],
      ['signs among letters', `search=${encodeURIComponent('100 %_\\ c')}`, [900]],
      ['no wildcard among letters', 'search=bea%25cole', []],
      ['no wildcard among few letters', 'search=b_a', []],
      ['nothing by signs alone', 'search=%25', []],
      ['the beginning of a reference', 'search=26-9', [900]],
      ['the beginning of a reference, by price', 'search=vt-27-&sort=total', [800, 1400]],
      ['the beginning of a reference, by status', 'search=26-&sort=-status', [900, 1000]],
      ['nothing by the beginning of another reference', 'search=25-0', []],
      ['nothing that is there', 'search=zanzibar', []],
      ['no key of what is stored', 'search=hexCode', []],
      ['oldest first', 'sort=created', [1000, 900, 1400, 800]],
      ['by reference, as it is counted', 'sort=reference', [1000, 900, 1400, 800]],
      ['by reference downwards', 'sort=-reference', [800, 1400, 900, 1000]],
      ['by status, as work goes on', 'sort=status', [1400, 1000, 900, 800]],
      ['the second page', 'pageSize=3&page=2', [1000]],
      ['a page behind the last', 'page=9', []],
    ])('finds %s', async (_, query, lengths) => {
      expect(await lengthsIn(query)).toEqual(lengths);
    });

    it('finds by price as numbers go', async () => {
      const prices = (await list('sort=total')).rows.map(({ totalPrice }) => Number(totalPrice));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect((await list('sort=-total')).rows.map(({ totalPrice }) => Number(totalPrice))).toEqual(
        prices.reverse(),
      );
    });

    it('counts the rows of all pages', async () => {
      expect((await list('pageSize=1')).total).toBe('4');
      expect((await list('search=calacatta&pageSize=1&page=2')).total).toBe('3');
      expect((await list('status=declined')).total).toBe('0');
    });

    it('survives whatever is searched for', async () => {
      for (const { text } of hostileTexts) {
        if (/\p{Surrogate}/u.test(text)) continue;
        const reply = await api.get(`${paths.adminQuotes}?search=${encodeURIComponent(text)}`, admin);
        if (text.includes('\0')) expectRefusal(reply, 'request/invalid');
        else expect([text, reply.statusCode]).toEqual([text, 200]);
      }
    });

    it.each(['status=paid', 'sort=name', 'page=x', 'pageSize=201'])(
      'refuses %s, by its name',
      async (query) => {
        const { details } = expectRefusal(
          await api.get(`${paths.adminQuotes}?${query}`, admin),
          'request/invalid',
        );
        expect(details?.fields).toMatchObject([{ field: query.split('=')[0] }]);
      },
    );

    it('takes as many round trips for four quotes as for one', async () => {
      const trips = (query: string) => countQueries(() => list(query));
      expect(await trips('pageSize=1')).toBe(3);
      expect(await trips('pageSize=4')).toBe(3);
    });
  });
});

describe('a quote that staff make', () => {
  const details = {
    customerName: ' Ada Lovelace ',
    customerEmail: 'ada@example.com',
    customerPhone: '0118 496 0123',
  };

  it("costs what a visitor's costs, and is one like any other", async () => {
    const parted = {
      sinkTypeId: parts.sinkTypes[1]?.id ?? null,
      cutoutIds: `${parts.cutouts[1]?.id},`,
      notes: ' n ',
    };
    const visitors = await saveAQuote(api, parted);
    const reply = await make({ ...parted, ...details });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([201, 'no-store']);
    const staffs = reply.json<SaveStaffQuoteResponse>();
    expect(Object.keys(staffs)).toEqual(['id', 'reference', 'totalPrice']);
    expect(staffs.totalPrice).toBe(visitors.totalPrice);
    const read = (await api.get(paths.quote(staffs.id))).json<QuoteResponse>();
    expect(read).toEqual({ ...visitors, id: staffs.id, reference: staffs.reference });
  });

  it('keeps the customer with it, to be seen by staff alone', async () => {
    const { id, reference, totalPrice } = await made(details);
    expect((await list()).rows).toMatchObject([
      { id, reference, totalPrice, ...details, customerName: 'Ada Lovelace' },
    ]);
    expect((await api.get(paths.quote(id))).json<QuoteResponse>()).toMatchObject({
      customerName: null,
      customerEmail: null,
      customerPhone: null,
    });
  });

  it('says on its timeline who made it, and for whom', async () => {
    const [{ id: actorId } = { id: 0 }] = await api.sql<{ id: number }>('SELECT id FROM staff_user');
    const { id } = await made(details);
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

  it.each([
    [{}],
    [{ customerName: null, customerEmail: null, customerPhone: null, inquiry: null }],
    [{ customerName: ' ', customerEmail: '', customerPhone: '' }],
  ])('needs no customer: %j', async (nobody) => {
    const { id } = await made(nobody);
    expect(await quoteRow(id)).toMatchObject({
      customer_name: null,
      customer_email: null,
      customer_phone: null,
    });
    expect(await timelineOf(id)).toHaveLength(1);
  });

  it('leaves one entry in the audit log, and no word of the customer', async () => {
    const { id, reference } = await made({ ...details, notes: 'Ada wants it by Friday' });
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
          sinkType: null,
          cutouts: [],
          totalPrice: '357.00',
          adjustment: null,
          validUntil: '2026-12-22T00:00:00.000Z',
          replacesQuoteId: null,
          channel: 'web',
          inquiry: null,
        },
        request_id: expect.any(String) as string,
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Ada|Lovelace|0118|Friday/);
  });

  it('renews another where it is told which', async () => {
    const { id: replacesQuoteId } = await saveAQuote(api);
    const { id } = await made({ replacesQuoteId });
    expect(await quoteRow(id)).toMatchObject({ replaces_quote_id: replacesQuoteId });
  });

  describe.each(['contact', 'trade'] as const)('of a %s inquiry', (form) => {
    const inquire = async () =>
      (form === 'contact'
        ? await api.post(paths.contact, aContact())
        : await api.post(paths.tradeInquiries, aTradeInquiry())
      ).json<InquiryResponse>().id;
    const read = async (id: string) =>
      (await api.get(paths.adminInquiry(form, id), admin)).json<AdminInquiryDetail>();

    it('is told of there, and the inquiry is in progress', async () => {
      const id = await inquire();
      now = later(2);
      const quote = await made({ inquiry: { form, id } });
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

    it.each(['in-progress', 'resolved', 'spam'])('leaves it %s', async (status) => {
      const id = await inquire();
      await api.sql(`UPDATE ${form}_inquiry SET status = $1`, [status]);
      await made({ inquiry: { form, id } });
      const detail = await read(id);
      expect([detail.status, detail.events.length]).toEqual([status, 2]);
      expect(await auditEntriesOf(api, id)).toEqual([]);
    });

    it('is not made where there is no such inquiry', async () => {
      const before = await countRows();
      const other = form === 'contact' ? 'trade' : 'contact';
      expectRefusal(await make({ inquiry: { form, id: nobodys } }), 'inquiry/not-found');
      expectRefusal(await make({ inquiry: { form: other, id: await inquire() } }), 'inquiry/not-found');
      expect(await countRows()).toEqual(before);
    });

    it('moves it once where two are made at once', async () => {
      const id = await inquire();
      await Promise.all([made({ inquiry: { form, id } }), made({ inquiry: { form, id } })]);
      const { status, events } = await read(id);
      expect([status, events.map(({ kind }) => kind).sort()]).toEqual([
        'in-progress',
        ['quote', 'quote', 'received', 'status'],
      ]);
    });
  });

  it.each<[string, object, string[]]>([
    ['another size than we cut', { length: 5000 }, ['length']],
    ['no material', { materialId: null }, ['materialId']],
    ['no colour', { colorId: null }, ['colorId']],
    ['a part that is not there', { sinkTypeId: 99_999 }, ['sinkTypeId']],
    ['an address that is none', { customerEmail: 'ada' }, ['customerEmail']],
    ['a name of two lines', { customerName: 'Ada\nBcc: eve@evil.example' }, ['customerName']],
    ['a number without end', { customerPhone: '1'.repeat(41) }, ['customerPhone']],
    ['an unknown form', { inquiry: { form: 'phone', id: nobodys } }, ['inquiry.form']],
    ['an inquiry without its id', { inquiry: { form: 'trade' } }, ['inquiry.id']],
    ['an inquiry that is a text', { inquiry: nobodys }, ['inquiry']],
  ])('is refused with %s, and leaves nothing behind', async (_, wrong, fields) => {
    const before = await countRows();
    const reply = await make(wrong);
    expect(reply.statusCode).toBe(400);
    expect(expectRefusal(reply).details?.fields?.map(({ field }) => field)).toEqual(fields);
    expect(await countRows()).toEqual(before);
  });

  it('is at the price of now, whatever a price in the request says', async () => {
    const { totalPrice } = await made({
      totalPrice: '1.00',
      basePrice: '0',
    } as Partial<SaveStaffQuoteRequest>);
    expect(totalPrice).toBe('357.00');
  });

  it('is not saved with a colour that is no longer sold', async () => {
    const color = parts.color('Calacatta Gold');
    await api.sql('UPDATE color SET is_active = false WHERE id = $1', [color.id]);
    const before = await countRows();
    try {
      expectRefusal(await make(details), 'quote/part-not-sold');
    } finally {
      await api.sql('UPDATE color SET is_active = true WHERE id = $1', [color.id]);
    }
    expect(await countRows()).toEqual(before);
    // The copy of the catalogue is fresh again.
    await made();
  });

  it('is saved once its price is known again where the catalogue changed under it', async () => {
    await made();
    await api.sql(`UPDATE color SET price_modifier = price_modifier + 1 WHERE name = 'Calacatta Gold'`);
    try {
      const reply = await make();
      if (reply.statusCode === 201) expect(reply.json<SaveStaffQuoteResponse>().totalPrice).toBe('399.00');
      else expectRefusal(reply, 'quote/price-changed');
    } finally {
      await api.sql(`UPDATE color SET price_modifier = price_modifier - 1 WHERE name = 'Calacatta Gold'`);
    }
    const quotes = (await countRows())?.quotes ?? 0;
    expect(await api.sql(`SELECT FROM timeline_entry WHERE kind = 'made-by-staff'`)).toHaveLength(quotes);
  });
});
