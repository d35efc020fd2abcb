import { paths, type InquiryForm, type InquiryStatus } from '@app/contracts';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { useApi, useSession } from '../../testing/servers/use-api';
import { inquiryCalls } from './testing/inquiry-calls';

const morning = new Date('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;
const later = (hours: number) => new Date(morning.getTime() + hours * hour);
let now = morning;
const api = useApi({
  now: () => now,
  env: { SESSION_LONGEST_MINUTES: '10000', SESSION_IDLE_MINUTES: '10000' },
});
const admin = useSession(api);
const empty = async () => {
  now = morning;
  await api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter CASCADE');
};

const {
  sendContact: writes,
  sendTrade: asksForTrade,
  send,
  list,
  read,
  setStatus,
} = inquiryCalls(() => ({ api, admin }));
const namesIn = async (query: string) => (await list(query)).rows.map(({ name }) => name);

describe('the list', () => {
  beforeEach(empty);

  it('has the inquiries of both forms, newest first', async () => {
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
      expect((await list('', paths.adminInquiriesOf(form))).rows).toMatchObject(alone);
      expect((await list(`form=${form}`)).rows).toEqual(alone);
    }
  });

  it("has all fields of a form in the form's own list and in each inquiry, named as in the specification", async () => {
    const trade = { ...aTradeInquiry(), quantity: null };
    const sent: [InquiryForm, string, object][] = [
      ['contact', await writes(), aContact()],
      ['trade', await asksForTrade(trade), trade],
    ];
    for (const [form, id, fields] of sent) {
      expect((await list('', paths.adminInquiriesOf(form))).rows).toEqual([expect.objectContaining(fields)]);
      expect(await read(form, id)).toMatchObject(fields);
      expect((await setStatus(form, id, 'resolved')).json()).toMatchObject(fields);
    }
  });

  it('shows 200 complete characters of a long message', async () => {
    const id = await writes({ message: '🛁'.repeat(300) });
    expect((await list()).rows[0]?.excerpt).toBe('🛁'.repeat(200));
    expect((await read('contact', id)).excerpt).toBe('🛁'.repeat(200));
  });

  it('gives spam no due date, whether detected by the form or by staff', async () => {
    await writes({ website: 'https://spam.example' });
    await setStatus('trade', await asksForTrade(), 'spam');
    expect((await list()).rows.map(({ status, answerBefore }) => [status, answerBefore])).toEqual([
      ['spam', null],
      ['spam', null],
    ]);
  });
});

describe('the list of one week', () => {
  beforeAll(async () => {
    await empty();
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
    ['form and status', 'form=contact&status=spam', ["Eve O'Neil"]],
    ['a name across first and last', 'search=ada byron', ['Ada Byron']],
    ['a name with an apostrophe', "search=O'Neil", ["Eve O'Neil"]],
    ['a company', 'search=KENNET', ['Cyd']],
    ['an email address', 'search=bc@two', ['Bea Cole']],
    ['words of a specification', 'search=ogee', ['dan']],
    ['the stone asked about', 'search=calacatta', ["Eve O'Neil"]],
    ['a number as it is written', 'search=0118 496 0123', ['Ada Byron']],
    ['a number from abroad', `search=${encodeURIComponent('+44 20 7946 0111')}`, ['dan']],
    ['a piece of a number', 'search=7946', ['dan', 'Cyd']],
    ['search, form and status', 'search=7946&form=trade&status=resolved', ['dan']],
    ['oldest first', 'sort=created', ['Ada Byron', 'Bea Cole', 'Cyd', 'dan', "Eve O'Neil"]],
    ['by name downwards', 'sort=-name', ["Eve O'Neil", 'dan', 'Cyd', 'Bea Cole', 'Ada Byron']],
    [
      'by status, in the order of the work',
      'sort=status',
      ['Cyd', 'Ada Byron', 'Bea Cole', 'dan', "Eve O'Neil"],
    ],
    ['the second page', 'pageSize=2&page=2', ['Cyd', 'Bea Cole']],
  ])('finds %s', async (_, query, names) => {
    expect(await namesIn(query)).toEqual(names);
  });

  it('counts the rows of all pages', async () => {
    expect((await list('pageSize=2&page=3')).total).toBe('5');
    expect((await list('search=7946&pageSize=1')).total).toBe('2');
    expect((await list('page=9')).total).toBe('5');
    expect((await list('status=spam', paths.adminInquiriesOf('trade'))).total).toBe('0');
  });

  it.each(['form=phone', 'form=contact&form=trade', 'status=open', 'sort=email', 'page=0', 'pageSize=201'])(
    'refuses %s and names the field',
    async (query) => {
      const { details } = expectError(
        await api.get(`${paths.adminInquiries}?${query}`, admin),
        'request/invalid',
      );
      expect(details?.fields).toMatchObject([{ field: query.split('=')[0] }]);
    },
  );
});
