import {
  longestNote,
  paths,
  totalCountHeader,
  type AdminInquiry,
  type AdminInquiryDetail,
  type InquiryForm,
  type InquiryResponse,
  type InquiryStatus,
  type SaveContactRequest,
  type SaveTradeInquiryRequest,
} from '@app/contracts';
import type { Response } from 'light-my-request';
import { demoAdmin } from '../../auth/demo-admin';
import { aContact, aTradeInquiry } from '../../testing/an-inquiry';
import { auditEntriesOf } from '../../testing/audit-entries';
import { readCatalogue } from '../../testing/catalogue-parts';
import { countQueries } from '../../testing/count-queries';
import { expectRefusal } from '../../testing/expect-refusal';
import { hostileTexts } from '../../testing/hostile-texts';
import { addStaff, signIn } from '../../testing/sign-in';
import { startApi, type TestApi } from '../../testing/start-api';

const morning = new Date('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;
const later = (hours: number) => new Date(morning.getTime() + hours * hour);
const nobodys = 'AAAAAAAAAAAAAAAAAAAAAA';

let now = morning;
let api: TestApi;
let admin: { cookie: string };
let sam: { cookie: string };
beforeAll(async () => {
  api = await startApi({
    now: () => now,
    env: { SESSION_LONGEST_MINUTES: '10000', SESSION_IDLE_MINUTES: '10000' },
  });
  admin = await signIn(api);
  sam = await signIn(api, await addStaff(api, { email: 'sam@example.com', isAdmin: true }));
});
afterAll(() => api.stop());
beforeEach(async () => {
  now = morning;
  await api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter CASCADE');
});

const idOf = (reply: Response) => reply.json<InquiryResponse>().id;
const writes = async (details: Partial<SaveContactRequest> = {}) =>
  idOf(await api.post(paths.contact, { ...aContact(), ...details }));
const asksForTrade = async (details: Partial<SaveTradeInquiryRequest> = {}) =>
  idOf(await api.post(paths.tradeInquiries, { ...aTradeInquiry(), ...details }));
const send = { contact: writes, trade: asksForTrade };

const list = async (query = '', path: string = paths.adminInquiries) => {
  const reply = await api.get(`${path}${query && `?${query}`}`, admin);
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  expect(reply.headers['cache-control']).toBe('no-store');
  return { rows: reply.json<AdminInquiry[]>(), total: reply.headers[totalCountHeader.toLowerCase()] };
};
const namesIn = async (query: string) => (await list(query)).rows.map(({ name }) => name);
const read = async (form: InquiryForm, id: string) =>
  (await api.get(paths.adminInquiry(form, id), admin)).json<AdminInquiryDetail>();
const setStatus = (form: InquiryForm, id: string, status: unknown, by = admin) =>
  api.inject({
    method: 'PUT',
    url: paths.adminInquiryStatus(form, id),
    payload: { status },
    headers: by,
  });
const addNote = (form: InquiryForm, id: string, text: unknown) =>
  api.post(paths.adminInquiryNotes(form, id), { text }, admin);
const taskOf = async (id: string) =>
  (
    await api.sql<{ due_at: Date; done_at: Date | null }>(
      'SELECT due_at, done_at FROM staff_task WHERE key = $1',
      [id],
    )
  )[0];

describe('the list', () => {
  it('has both forms in one, newest first, as staff read them', async () => {
    const contact = await writes();
    now = later(1);
    const trade = await asksForTrade();
    const { rows, total } = await list();
    expect(total).toBe('2');
    expect(rows).toEqual([
      {
        id: trade,
        form: 'trade',
        status: 'new',
        name: 'Ada Lovelace',
        company: 'Analytical Interiors & Sons Ltd',
        email: 'ada@example.com',
        phone: '+44 118 496 0123',
        excerpt:
          'Hotel, 24 bathrooms · 24 · Quartz, Marble · Spring 2027 · Bullnose · 1200 × 350 mm\n20 mm · Deliveries before 8 a.m.',
        attachmentCount: 0,
        hasConfiguration: false,
        createdAt: later(1).toISOString(),
        answerBefore: later(25).toISOString(),
      },
      {
        id: contact,
        form: 'contact',
        status: 'new',
        name: "Ada O'Lovelace",
        company: null,
        email: 'ada@example.com',
        phone: '0118 496 0123',
        excerpt: aContact().message,
        attachmentCount: 0,
        hasConfiguration: false,
        createdAt: morning.toISOString(),
        answerBefore: later(24).toISOString(),
      },
    ]);
    for (const form of ['contact', 'trade'] as const) {
      const alone = rows.filter((row) => row.form === form);
      expect((await list('', paths.adminInquiriesOf(form))).rows).toEqual(alone);
      expect((await list(`form=${form}`)).rows).toEqual(alone);
    }
  });

  it('shows 200 characters of a long message, whole ones', async () => {
    const id = await writes({ message: '🛁'.repeat(300) });
    expect((await list()).rows[0]?.excerpt).toBe('🛁'.repeat(200));
    expect((await read('contact', id)).excerpt).toBe('🛁'.repeat(200));
  });

  it('promises nobody an answer to spam, be it found by the form or by staff', async () => {
    await writes({ website: 'https://spam.example' });
    await setStatus('trade', await asksForTrade(), 'spam');
    expect((await list()).rows.map(({ status, answerBefore }) => [status, answerBefore])).toEqual([
      ['spam', null],
      ['spam', null],
    ]);
  });

  describe('of a week', () => {
    beforeEach(async () => {
      const parts = await readCatalogue(api);
      const inquiries: [InquiryForm, object, InquiryStatus][] = [
        [
          'contact',
          { firstName: 'Ada', lastName: 'Byron', email: 'ab@one.example', phone: '0118 496 0123' },
          'new',
        ],
        [
          'contact',
          {
            firstName: 'Bea',
            lastName: 'Cole',
            email: 'bc@two.example',
            phone: null,
            message: '100 % real_stone\\',
          },
          'in-progress',
        ],
        [
          'trade',
          {
            contactName: 'Cyd',
            companyName: 'Kennet Build',
            email: 'c@three.example',
            phone: '+44 (0)20 7946 0999',
          },
          'new',
        ],
        [
          'trade',
          {
            contactName: 'dan',
            companyName: 'Thames Baths',
            email: 'd@four.example',
            phone: '02079460111',
            specifications: 'Ogee edges',
          },
          'resolved',
        ],
        [
          'contact',
          {
            firstName: 'Eve',
            lastName: "O'Neil",
            email: 'e@five.example',
            phone: '00441184960777',
            configuration: { colorId: parts.color('Calacatta Gold').id, notes: 'Round the chimney' },
          },
          'spam',
        ],
      ];
      for (const [index, [form, details, status]] of inquiries.entries()) {
        now = later(index);
        const id = await send[form](details);
        await api.sql(`UPDATE ${form}_inquiry SET status = $2 WHERE id = $1`, [id, status]);
      }
    });

    it.each<[string, string, string[]]>([
      ['everything', '', ["Eve O'Neil", 'dan', 'Cyd', 'Bea Cole', 'Ada Byron']],
      ['a form', 'form=trade', ['dan', 'Cyd']],
      ['a status', 'status=new', ['Cyd', 'Ada Byron']],
      ['form and status', 'form=contact&status=spam', ["Eve O'Neil"]],
      ['a name across first and last', 'search=ada byron', ['Ada Byron']],
      ['a name with an apostrophe', "search=O'Neil", ["Eve O'Neil"]],
      ['a company', 'search=KENNET', ['Cyd']],
      ['an e-mail address', 'search=bc@two', ['Bea Cole']],
      ['words of a message', 'search=round basins', ["Eve O'Neil", 'Ada Byron']],
      ['words of a specification', 'search=ogee', ['dan']],
      ['the stone asked about', 'search=calacatta', ["Eve O'Neil"]],
      ['notes of what is asked about', 'search=chimney', ["Eve O'Neil"]],
      ['a number as it is written', 'search=0118 496 0123', ['Ada Byron']],
      ['a number from abroad', `search=${encodeURIComponent('+44 20 7946 0111')}`, ['dan']],
      [
        'a number with the zero in brackets',
        `search=${encodeURIComponent('+44 (0)1184960777')}`,
        ["Eve O'Neil"],
      ],
      ['a piece of a number', 'search=7946', ['dan', 'Cyd']],
      ['search, form and status', 'search=7946&form=trade&status=resolved', ['dan']],
      ['nothing that is there', 'search=zanzibar', []],
      ['spaces alone', 'search=%20%20', ["Eve O'Neil", 'dan', 'Cyd', 'Bea Cole', 'Ada Byron']],
      ['oldest first', 'sort=created', ['Ada Byron', 'Bea Cole', 'Cyd', 'dan', "Eve O'Neil"]],
      ['by name', 'sort=name', ['Ada Byron', 'Bea Cole', 'Cyd', 'dan', "Eve O'Neil"]],
      ['by name downwards', 'sort=-name', ["Eve O'Neil", 'dan', 'Cyd', 'Bea Cole', 'Ada Byron']],
      ['by status, as work goes on', 'sort=status', ['Cyd', 'Ada Byron', 'Bea Cole', 'dan', "Eve O'Neil"]],
      ['the second page', 'pageSize=2&page=2', ['Cyd', 'Bea Cole']],
      ['a page behind the last', 'page=9', []],
      // What stands for anything in a pattern stands for itself here.
      ['a percent sign', 'search=%25', ['Bea Cole']],
      ['an underscore', 'search=_', ['Bea Cole']],
      ['a backslash', 'search=%5C', ['Bea Cole']],
    ])('finds %s', async (_, query, names) => {
      expect(await namesIn(query)).toEqual(names);
    });

    it('counts the rows of all pages', async () => {
      expect((await list('pageSize=2&page=3')).total).toBe('5');
      expect((await list('search=7946&pageSize=1')).total).toBe('2');
      expect((await list('page=9')).total).toBe('5');
      expect((await list('status=spam', paths.adminInquiriesOf('trade'))).total).toBe('0');
    });

    it('survives whatever is searched for', async () => {
      for (const { text } of hostileTexts) {
        if (/\p{Surrogate}/u.test(text)) continue;
        const reply = await api.get(`${paths.adminInquiries}?search=${encodeURIComponent(text)}`, admin);
        if (text.includes('\0')) expectRefusal(reply, 'request/invalid');
        else expect([text, reply.statusCode, reply.json()]).toEqual([text, 200, []]);
      }
    });

    it.each(['form=phone', 'form=contact&form=trade', 'status=open', 'sort=email', 'page=0', 'pageSize=201'])(
      'refuses %s, by its name',
      async (query) => {
        const { details } = expectRefusal(
          await api.get(`${paths.adminInquiries}?${query}`, admin),
          'request/invalid',
        );
        expect(details?.fields).toMatchObject([{ field: query.split('=')[0] }]);
      },
    );

    it('takes as many round trips for five inquiries as for one', async () => {
      const trips = (query: string) => countQueries(() => list(query));
      expect(await trips('pageSize=1')).toBe(3);
      expect(await trips('pageSize=5')).toBe(3);
    });
  });
});

describe('an inquiry', () => {
  it("shows the contact form's fields that were filled in, in its order and by its labels", async () => {
    const { fields } = await read('contact', await writes());
    expect(fields).toEqual([
      { label: 'First name', value: 'Ada', isLong: false },
      { label: 'Last name', value: "O'Lovelace", isLong: false },
      { label: 'Email', value: 'ada@example.com', isLong: false },
      { label: 'Phone', value: '0118 496 0123', isLong: false },
      { label: 'Message', value: aContact().message, isLong: true },
    ]);
    const without = await read('contact', await writes({ phone: null }));
    expect(without.fields.map(({ label }) => label)).toEqual(['First name', 'Last name', 'Email', 'Message']);
  });

  it("shows the trade form's likewise", async () => {
    const { fields } = await read('trade', await asksForTrade({ quantity: null }));
    expect(fields).toEqual([
      { label: 'Company name', value: 'Analytical Interiors & Sons Ltd', isLong: false },
      { label: 'Contact name', value: 'Ada Lovelace', isLong: false },
      { label: 'Email', value: 'ada@example.com', isLong: false },
      { label: 'Phone', value: '+44 118 496 0123', isLong: false },
      { label: 'Project type', value: 'Hotel, 24 bathrooms', isLong: false },
      { label: 'Materials', value: 'Quartz, Marble', isLong: false },
      { label: 'Timeline', value: 'Spring 2027', isLong: false },
      { label: 'Edging requirements', value: 'Bullnose', isLong: false },
      { label: 'Specifications', value: '1200 × 350 mm\n20 mm', isLong: true },
      { label: 'Additional details', value: 'Deliveries before 8 a.m.', isLong: true },
    ]);
  });

  it('begins with what its line in the list says', async () => {
    const [contact, trade] = [await writes(), await asksForTrade({ materials: null })];
    const { rows } = await list();
    expect(await read('contact', contact)).toMatchObject({ ...rows.find(({ id }) => id === contact) });
    expect(await read('trade', trade)).toMatchObject({ ...rows.find(({ id }) => id === trade) });
  });

  it('shows the top that it asks about, with the ids to make a quote of it', async () => {
    const parts = await readCatalogue(api);
    const [color, material] = [parts.color('Calacatta Gold'), parts.material('Marble')];
    const id = await writes({
      configuration: {
        materialId: material.id,
        colorId: color.id,
        length: 3200,
        width: '420',
        notes: 'Long',
      },
    });
    const detail = await read('contact', id);
    expect(detail).toMatchObject({ hasConfiguration: true });
    expect(detail.configuration).toEqual({
      material: { id: material.id, name: 'Marble' },
      color: { id: color.id, name: 'Calacatta Gold' },
      thickness: null,
      lengthMm: 3200,
      widthMm: 420,
      sinkType: null,
      cutouts: [],
      notes: 'Long',
    });
  });

  it('shows what was sent along, in the list too', async () => {
    const ids = { contact: await writes(), trade: await asksForTrade() };
    for (const [index, form] of (['contact', 'contact', 'trade'] as const).entries()) {
      await api.sql(
        `INSERT INTO attachment (id, ${form}_inquiry_id, name, type, size, created_at)
         VALUES ($1, $2, $3, 'application/pdf', 1000, $4)`,
        [`${index}`.repeat(21) + 'A', ids[form], `plan-${index}.pdf`, later(index)],
      );
    }
    const { rows } = await list();
    expect(rows.find(({ form }) => form === 'contact')?.attachmentCount).toBe(2);
    expect(rows.find(({ form }) => form === 'trade')?.attachmentCount).toBe(1);
    const { attachments, attachmentCount } = await read('contact', ids.contact);
    expect(attachmentCount).toBe(2);
    expect(attachments).toEqual(
      [0, 1].map((index) => ({
        id: `${index}`.repeat(21) + 'A',
        name: `plan-${index}.pdf`,
        type: 'application/pdf',
        size: 1000,
        url: paths.adminAttachment(`${index}`.repeat(21) + 'A'),
        createdAt: later(index).toISOString(),
      })),
    );
  });

  it('tells what happened with it, oldest first, and who did it', async () => {
    const id = await writes();
    await api.sql(
      `UPDATE mail SET state = 'sent', next_try_at = NULL, settled_at = $1, composed_at = $1, subject = 'x'
       WHERE kind = 'contact-acknowledgement'`,
      [later(0.1)],
    );
    now = later(1);
    await setStatus('contact', id, 'in-progress', sam);
    now = later(2);
    await addNote('contact', id, '  Rang back.\nSends the sizes.  ');
    const { events } = await read('contact', id);
    const [{ first_name: owner } = { first_name: '' }] = await api.sql<{ first_name: string }>(
      'SELECT first_name FROM staff_user WHERE email = $1',
      [demoAdmin.email],
    );
    expect(events).toEqual([
      { at: morning.toISOString(), kind: 'received', text: 'Received by the contact form', by: null },
      { at: later(0.1).toISOString(), kind: 'acknowledged', text: 'Acknowledged by e-mail', by: null },
      { at: later(1).toISOString(), kind: 'status', text: 'Marked as in progress', by: 'Sam' },
      { at: later(2).toISOString(), kind: 'note', text: 'Rang back.\nSends the sizes.', by: owner },
    ]);
  });

  it('says nothing of an acknowledgement that was not sent', async () => {
    const { events } = await read('trade', await asksForTrade());
    expect(events.map(({ text }) => text)).toEqual(['Received by the trade form']);
  });

  it('is read in as many round trips however much happened', async () => {
    const id = await writes();
    const trips = () => countQueries(() => read('contact', id));
    expect(await trips()).toBe(4);
    for (const text of ['one', 'two', 'three']) await addNote('contact', id, text);
    expect(await trips()).toBe(4);
  });

  it.each([nobodys, 'x', '1', "' OR 1=1", '%00', `${nobodys}/`])('is not there: %s', async (id) => {
    const trade = await asksForTrade();
    for (const unknown of [id, trade]) {
      expectRefusal(await api.get(paths.adminInquiry('contact', unknown), admin), 'inquiry/not-found');
      expectRefusal(await setStatus('contact', unknown, 'spam'), 'inquiry/not-found');
      expectRefusal(await addNote('contact', unknown, 'x'), 'inquiry/not-found');
      expect(await auditEntriesOf(api, unknown)).toEqual([]);
    }
  });
});

describe.each(['contact', 'trade'] as const)('the status of a %s inquiry', (form) => {
  it('is set to whichever staff choose, and is told back at once', async () => {
    const id = await send[form]();
    for (const status of ['in-progress', 'resolved', 'spam', 'new'] as const) {
      const reply = await setStatus(form, id, status);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(reply.json()).toEqual(await read(form, id));
      expect(reply.json<AdminInquiryDetail>().status).toBe(status);
    }
  });

  it('leaves one entry in the audit log, and no word of the sender', async () => {
    const id = await send[form]();
    await setStatus(form, id, 'in-progress', sam);
    const entries = await auditEntriesOf(api, id);
    expect(entries).toEqual([
      {
        action: `${form}-inquiry.set-status`,
        actor: 'sam@example.com',
        subject_kind: `${form}-inquiry`,
        subject_name: null,
        before: { status: 'new' },
        after: { status: 'in-progress' },
        request_id: expect.any(String) as string,
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Ada|Lovelace|0118 ?496/);
  });

  it('changes nothing where it is that already', async () => {
    const id = await send[form]();
    const before = await read(form, id);
    expect((await setStatus(form, id, 'new')).json()).toEqual(before);
    expect(await auditEntriesOf(api, id)).toEqual([]);
  });

  it('is set once where two admins set it at once', async () => {
    const id = await send[form]();
    const replies = await Promise.all(
      [admin, sam, admin, sam, admin].map((by) => setStatus(form, id, 'resolved', by)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await read(form, id)).events.map(({ text }) => text).slice(1)).toEqual(['Marked as resolved']);
    expect(await auditEntriesOf(api, id)).toHaveLength(1);
  });

  it('goes through one after the other where two admins want different things at once', async () => {
    const id = await send[form]();
    await Promise.all([setStatus(form, id, 'resolved', admin), setStatus(form, id, 'spam', sam)]);
    const entries = await auditEntriesOf(api, id);
    const states = entries.flatMap(({ before, after }) => [before, after]);
    // Each begins where the one before it ended.
    expect(states).toHaveLength(4);
    expect(states[1]).toEqual(states[2]);
    expect(states[3]).toEqual({ status: (await read(form, id)).status });
  });

  it.each([undefined, null, '', 'open', 'NEW', 1, ['new'], { is: 'new' }])('is never %j', async (status) => {
    const id = await send[form]();
    const { details } = expectRefusal(await setStatus(form, id, status), 'request/invalid');
    expect(details?.fields).toEqual([
      { field: 'status', message: 'This must be one of: new, in-progress, resolved, spam.' },
    ]);
    expect((await read(form, id)).status).toBe('new');
  });

  describe('and the task to answer it', () => {
    it('ends it, and brings it back when it is due', async () => {
      const id = await send[form]();
      const due = { due_at: later(24), done_at: null };
      expect(await taskOf(id)).toEqual(due);
      await setStatus(form, id, 'in-progress');
      expect(await taskOf(id)).toEqual(due);
      now = later(1);
      await setStatus(form, id, 'resolved');
      expect(await taskOf(id)).toEqual({ ...due, done_at: later(1) });
      now = later(2);
      await setStatus(form, id, 'spam');
      expect(await taskOf(id)).toEqual({ ...due, done_at: later(1) });
      await setStatus(form, id, 'in-progress');
      expect(await taskOf(id)).toEqual(due);
    });

    it('gives a day where its time has passed', async () => {
      const id = await send[form]();
      await setStatus(form, id, 'resolved');
      now = later(100);
      await setStatus(form, id, 'new');
      expect(await taskOf(id)).toEqual({ due_at: later(124), done_at: null });
      expect((await read(form, id)).answerBefore).toBe(later(124).toISOString());
    });

    it('makes one for what only looked like spam', async () => {
      const id = await send[form]({ website: 'https://autofill.example' });
      expect(await taskOf(id)).toBeUndefined();
      now = later(3);
      await setStatus(form, id, 'resolved');
      expect(await taskOf(id)).toBeUndefined();
      await setStatus(form, id, 'new');
      expect(await taskOf(id)).toEqual({ due_at: later(27), done_at: null });
    });

    it('leaves others alone', async () => {
      const [id, other] = [await send[form](), await send[form]()];
      await setStatus(form, id, 'resolved');
      expect(await taskOf(other)).toMatchObject({ done_at: null });
    });
  });
});

describe.each(['contact', 'trade'] as const)('a note about a %s inquiry', (form) => {
  it('is kept with it, while the audit log knows only that there is one', async () => {
    const id = await send[form]();
    const reply = await addNote(form, id, 'Ada rang: wants it by Friday');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([201, 'no-store']);
    expect(reply.json()).toEqual(await read(form, id));
    const entries = await auditEntriesOf(api, id);
    expect(entries).toEqual([
      expect.objectContaining({ action: `${form}-inquiry.add-note`, before: null, after: null }),
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Ada|Friday/);
  });

  it('keeps whatever is typed, up to its limit', async () => {
    const id = await send[form]();
    const texts = ['🛁'.repeat(longestNote), '<script>alert(1)</script>', "'; DROP TABLE quote; --", 'a\nb'];
    for (const text of texts) expect((await addNote(form, id, text)).statusCode).toBe(201);
    expect((await read(form, id)).events.slice(1).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['spaces', '  '],
    ['nothing that could be seen', '\u200b'],
    ['a number', 7],
    ['a text with its end in it', 'x\0'],
    ['too long', '🛁'.repeat(longestNote + 1)],
  ])('is refused where it is %s', async (_, text) => {
    const id = await send[form]();
    const { details } = expectRefusal(await addNote(form, id, text), 'request/invalid');
    expect(details?.fields).toMatchObject([{ field: 'text' }]);
    expect((await read(form, id)).events).toHaveLength(1);
  });

  it('finds an inquiry gone that was removed in the meantime, and leaves nothing behind', async () => {
    const id = await send[form]();
    await api.sql('TRUNCATE mail, staff_task CASCADE');
    const [reply] = await Promise.all([
      addNote(form, id, 'too late'),
      api.sql(`DELETE FROM ${form}_inquiry WHERE id = $1`, [id]).catch(() => undefined),
    ]);
    const isThere = (await api.get(paths.adminInquiry(form, id), admin)).statusCode === 200;
    if (isThere) expect(reply.statusCode).toBe(201);
    else expectRefusal(reply, 'inquiry/not-found');
    expect(await auditEntriesOf(api, id)).toHaveLength(isThere ? 1 : 0);

    await api.sql('TRUNCATE inquiry_event');
    await api.sql(`DELETE FROM ${form}_inquiry WHERE id = $1`, [id]);
    expectRefusal(await addNote(form, id, 'too late'), 'inquiry/not-found');
    expectRefusal(await setStatus(form, id, 'spam'), 'inquiry/not-found');
    expect(await auditEntriesOf(api, id)).toHaveLength(isThere ? 1 : 0);
  });
});
