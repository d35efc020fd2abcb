import { paths } from '@app/contracts';
import { emptiedSql } from '../../testing/database/emptied';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { saveAQuote } from '../../testing/builders/a-basket';
import type { StaffCalls } from '../../testing/as-staff';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { expectDetail } from './testing/quote-traces';

const morning = new Date('2026-11-21T09:00:00.000Z');
let now = morning;
const cardPayments = new FakeCardPayments(() => now);
const api = useApi({ now: () => now, cardPayments, env: { SESSION_IDLE_MINUTES: '1000' } });
const staff = useStaff(api);
beforeEach(async () => {
  now = morning;
  await api.sql(emptiedSql('quote, deposit, mail, outbox_message, use_counter'));
});

type Reply = Awaited<ReturnType<StaffCalls['get']>>;

describe('mails to the customer', () => {
  const followUp = (id: string, request: object = {}) =>
    staff.post(paths.quoteFollowUp(id), { subject: 'Your top', text: 'Hello', ...request });
  const send = (id: string, email?: string | null) => staff.post(paths.adminEmailQuote(id), { email });
  const mails = () =>
    api.sql<{
      kind: string;
      to_name: string | null;
      to_address: string;
      details: object;
      quote_ids: string[];
    }>('SELECT kind, to_name, to_address, details, quote_ids FROM mail ORDER BY created_at, to_address');
  const known = async () => {
    const { id } = await saveAQuote(api);
    await staff.put(paths.adminQuoteCustomer(id), { customerName: 'Ada', customerEmail: 'ada@example.com' });
    return id;
  };

  it.each<[string, (id: string) => Promise<Reply>]>([
    ['a follow-up', (id) => followUp(id)],
    ['the quote', (id) => send(id)],
  ])('%s is rejected without an email address', async (_, ask) => {
    const { id } = await saveAQuote(api);
    expectError(await ask(id), 'order/no-address');
    expect(await mails()).toEqual([]);
  });

  it("a follow-up has staff's text, which is on the timeline but not in the audit log (D30)", async () => {
    const id = await known();
    const detail = expectDetail(
      await followUp(id, { subject: ' Your top ', text: ' Dear Ada\n\nIt fits. ' }),
      202,
    );
    expect(await mails()).toEqual([
      {
        kind: 'quote-follow-up',
        to_name: 'Ada',
        to_address: 'ada@example.com',
        details: { subject: 'Your top', text: 'Dear Ada\n\nIt fits.' },
        quote_ids: [id],
      },
    ]);
    expect(detail.timeline[0]).toMatchObject({
      text: 'Follow-up email written',
      detail: 'To ada@example.com · Your top\n\nDear Ada\n\nIt fits.',
      by: expect.any(String),
    });
    const logged = await auditEntriesOf(api, id);
    expect(logged.at(-1)).toMatchObject({ action: 'quote.follow-up' });
    expect(JSON.stringify(logged)).not.toMatch(/Dear|Your top|ada@/);
  });

  it('a follow-up is sent once if requested twice, and another text is sent too', async () => {
    const id = await known();
    await Promise.all([followUp(id), followUp(id), followUp(id)]);
    await followUp(id, { text: 'Another' });
    now = new Date(morning.getTime() + 61_000);
    await followUp(id);
    expect(await mails()).toHaveLength(3);
  });

  it('the quote is sent to its customer with the name, and to other email addresses without it', async () => {
    const id = await known();
    expect(expectDetail(await send(id), 202).timeline[0]).toMatchObject({
      text: 'Sent again by email',
      detail: 'To ada@example.com',
    });
    const detail = expectDetail(await send(id, ' builder@example.org '), 202);
    expect((await mails()).map(({ kind, to_name, to_address }) => [kind, to_name, to_address])).toEqual([
      ['quote', 'Ada', 'ada@example.com'],
      ['quote', null, 'builder@example.org'],
    ]);
    expect(detail.customerEmail).toBe('ada@example.com');
  });

  it.each<[string, object]>([
    ['no subject', { subject: ' ' }],
    ['a control character in the subject', { subject: 'Your top\u0007' }],
    ['blank text', { text: ['Hello'] }],
  ])('a follow-up is rejected with %s', { tags: 'thorough' }, async (_, request) => {
    const id = await known();
    expectError(await followUp(id, request), 'request/invalid');
    expect(await mails()).toEqual([]);
  });

  it.each(['\r\n', '\u2028'])('a subject of two lines becomes one: %j', async (end) => {
    const id = await known();
    expect((await followUp(id, { subject: `Your top${end}Bcc: eve@evil.example` })).statusCode).toBeLessThan(
      300,
    );
    expect(JSON.stringify(await mails())).toContain('Your top Bcc: eve@evil.example');
  });

  it.each(['nobody', 'a@b.example, c@d.example', 'Ada <a@b.example>', 'a@b.example\r\nBcc: c@d.example'])(
    'the quote is not sent to %j',
    { tags: 'thorough' },
    async (email) => {
      const id = await known();
      expectError(await send(id, email), 'request/invalid');
      expect(await mails()).toEqual([]);
    },
  );
});
