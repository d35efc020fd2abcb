import { takeAnOrderOf } from '../../testing/builders/take-an-order';
import {
  paths,
  type AdminMail,
  type AdminMailDetail,
  type QuoteResponse,
  type ResendMailResponse,
} from '@app/contracts';
import { Statements } from '../../database/statements';
import { addMail, type NewMail } from '../../mail';
import { demoAdmin } from '../../staff/users/demo-admin';
import { saveAQuote } from '../../testing/builders/a-basket';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { expectPage } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';

const morning = new Date('2026-11-21T09:00:00.000Z');
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';

let quote: QuoteResponse;
const api = useApi();
const staff = useStaff(api);
beforeAll(async () => {
  quote = await saveAQuote(api);
});
beforeEach(() => api.sql('TRUNCATE mail CASCADE'));

let keys = 0;
const queueMail = async (mail: Partial<NewMail> = {}): Promise<string> => {
  keys += 1;
  const id = await addMail(api.app.get(Statements), {
    kind: 'quote',
    key: `test-${keys}`,
    to: { name: 'Ada Lovelace', address: 'ada@example.com' },
    quoteIds: [quote.id],
    at: new Date(morning.getTime() + keys * 1_000),
    ...mail,
  });
  if (!id) throw new Error('no mail');
  return id;
};
const finishMail = (id: string, outcome: { subject?: string; html?: string; state?: string } = {}) =>
  api.sql(
    `UPDATE mail SET state = $4, subject = $2, html = $3, text = 'Hello Ada', composed_at = now(), settled_at = now(),
       next_try_at = NULL, tries = 1, attachments = '[{"name":"VT.pdf","type":"application/pdf","size":1234}]'
     WHERE id = $1`,
    [id, outcome.subject ?? 'Your quote', outcome.html ?? '<p>Hello Ada</p>', outcome.state ?? 'sent'],
  );
const list = (query = '') => expectPage<AdminMail>(staff.get(`${paths.adminMails}${query}`));
const resend = (id: string) => staff.post(paths.resendMail(id), {});

describe('the log', () => {
  it("shows each mail's recipient, subject and state", async () => {
    const id = await queueMail();
    await finishMail(id);
    const waiting = await queueMail({ kind: 'staff-deposit-paid', to: undefined, quoteIds: [] });
    const { rows, total } = await list();
    expect(total).toBe('2');
    expect(rows.map((mail) => mail.id)).toEqual([waiting, id]);
    expect(rows[1]).toEqual({
      id,
      kind: 'quote',
      label: 'Quote',
      state: 'sent',
      toName: 'Ada Lovelace',
      toAddress: 'ada@example.com',
      subject: 'Your quote',
      quotes: [{ id: quote.id, reference: quote.reference }],
      order: null,
      tries: 1,
      remark: null,
      createdAt: expect.any(String) as string,
      settledAt: expect.any(String) as string,
      nextTryAt: null,
      canBeResent: true,
    });
    expect(rows[0]).toMatchObject({ toAddress: null, subject: null, state: 'waiting', canBeResent: false });
  });

  it('names the order that a mail is about', async () => {
    const [ordered] = await takeAnOrderOf(api, staff, 1);
    const id = await queueMail({ quoteIds: [ordered?.id ?? ''] });
    const mail = (await list()).rows.find((row) => row.id === id);
    expect(mail?.order?.reference).toMatch(/^OR-/);
  });

  it.each<[string, () => string, string[]]>([
    ['receiver', () => 'search=ADA@ex', ['quote', 'contact']],
    ['name', () => 'search=lovelace', ['quote', 'contact']],
    ['nothing by letters within a word', () => 'search=ve', []],
    ['subject', () => 'search=your%20quote', ['quote']],
    ['reference', () => `search=${quote.reference}`, ['quote']],
    [
      'reference without dashes',
      () => `search=${quote.reference.replaceAll('-', '').toLowerCase()}`,
      ['quote'],
    ],
    ['state', () => 'status=failed', ['team']],
    ['kind', () => 'kind=contact-acknowledgement', ['contact']],
    ['oldest first', () => 'sort=created', ['contact', 'quote', 'team']],
    ['nothing by punctuation alone', () => 'search=%25', []],
    ['a page', () => 'page=2&pageSize=2', ['contact']],
  ])('is searched and filtered: %s', { tags: 'thorough' }, async (_, query, found) => {
    const names = new Map<string, string>();
    names.set(await queueMail({ kind: 'contact-acknowledgement', quoteIds: [] }), 'contact');
    names.set(await queueMail(), 'quote');
    names.set(await queueMail({ kind: 'staff-contact', to: undefined, quoteIds: [] }), 'team');
    for (const [id, name] of names) {
      if (name === 'quote') await finishMail(id);
      if (name === 'team') await finishMail(id, { subject: '100% stone', state: 'failed' });
    }
    expect((await list(`?${query()}`)).rows.map(({ id }) => names.get(id))).toEqual(found);
  });
});

describe('one mail', () => {
  it('is returned with its text and attachments', async () => {
    const id = await queueMail();
    await finishMail(id);
    const reply = await staff.get(paths.adminMail(id));
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json<AdminMailDetail>()).toMatchObject({
      id,
      text: 'Hello Ada',
      hasPreview: true,
      attachments: [{ name: 'VT.pdf', type: 'application/pdf', size: 1234 }],
    });
  });

  it('is previewed as a document that cannot run scripts or load anything', async () => {
    const id = await queueMail();
    const hostile =
      '<script>top.location="https://evil.example"</script><img src="https://evil.example/spy.png">';
    await finishMail(id, { html: hostile });
    const { statusCode, headers, body } = await staff.get(paths.mailPreview(id));
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: hostile });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('shows its embedded plan', async () => {
    const id = await queueMail();
    await finishMail(id, { html: '<img src="cid:plan" alt="Plan">' });
    const { body } = await staff.get(paths.mailPreview(id));
    expect(body).toMatch(/^<img src="data:image\/jpeg;base64,[\w+/=]{1000,}" alt="Plan">$/);
  });

  it.each([unknownId, 'no-id', "'"])('responds 404 for an unknown mail: %s', async (id) => {
    for (const path of [paths.adminMail(id), paths.mailPreview(id)])
      expectError(await staff.get(path), 'mail/not-found');
    expectError(await resend(id), 'mail/not-found');
  });
});

describe('retrying now', () => {
  const tryNow = (id: string) => staff.post(paths.tryMailNow(id), {});
  const later = new Date(Date.now() + 3_600_000);
  const setNextTry = (id: string, { leaseUntil = null }: { leaseUntil?: Date | null } = {}) =>
    api.sql('UPDATE mail SET next_try_at = $2, lease_until = $3, tries = 2 WHERE id = $1', [
      id,
      later,
      leaseUntil,
    ]);

  it('makes a waiting mail due, and logs who did it', async () => {
    const id = await queueMail();
    await setNextTry(id);
    expect((await tryNow(id)).statusCode).toBe(204);
    const { nextTryAt, state, tries } = (await staff.get(paths.adminMail(id))).json<AdminMailDetail>();
    expect({ state, tries, isDue: Date.parse(nextTryAt ?? '') <= Date.now() }).toEqual({
      state: 'waiting',
      tries: 2,
      isDue: true,
    });
    expect((await tryNow(id)).statusCode).toBe(204);
    expect(await auditEntriesOf(api, id)).toMatchObject([
      { action: 'mail.try-now', actor: demoAdmin.email, subject_name: 'quote' },
    ]);
  });

  it('does not touch a mail that is being sent', async () => {
    const id = await queueMail();
    await setNextTry(id, { leaseUntil: later });
    expect((await tryNow(id)).statusCode).toBe(204);
    const { nextTryAt } = (await staff.get(paths.adminMail(id))).json<AdminMailDetail>();
    expect(nextTryAt).toBe(later.toISOString());
    expect(await auditEntriesOf(api, id)).toEqual([]);
  });

  it('is rejected for a mail that is not waiting, and for an unknown mail', async () => {
    const id = await queueMail();
    await finishMail(id, { state: 'failed' });
    expectError(await tryNow(id), 'mail/not-waiting');
    for (const none of [unknownId, 'no-id']) expectError(await tryNow(none), 'mail/not-found');
  });
});

describe('resending', () => {
  it('creates one new mail to the same recipient with the same content, even if requested twice', async () => {
    const id = await queueMail({ details: { note: 'x' } });
    await finishMail(id);
    const replies = await Promise.all([resend(id), resend(id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    const [first, second] = replies.map((reply) => reply.json<ResendMailResponse>().id);
    expect(second).toBe(first);
    expect((await list()).rows).toHaveLength(2);
    expect(await api.sql('SELECT * FROM mail WHERE id = $1', [first])).toMatchObject([
      {
        kind: 'quote',
        state: 'waiting',
        to_name: 'Ada Lovelace',
        to_address: 'ada@example.com',
        quote_ids: [quote.id],
        details: { note: 'x', firstMailId: id },
        html: null,
      },
    ]);
    expect(
      await api.sql(
        `SELECT details, actor_id IS NOT NULL AS by_staff FROM timeline_entry
         WHERE quote_id = $1 AND kind = 'mail-resent'`,
        [quote.id],
      ),
    ).toEqual([{ details: { kind: 'quote', mailId: first }, by_staff: true }]);
    expect(await auditEntriesOf(api, id)).toMatchObject([
      { action: 'mail.resend', actor: demoAdmin.email, subject_name: 'quote', after: { resentAs: first } },
    ]);
  });

  it.each<[string, Partial<NewMail>, string]>([
    ['an invitation', { kind: 'staff-invitation', quoteIds: [] }, 'sent'],
    ['a reminder', { kind: 'quote-reminder' }, 'sent'],
    ['to somebody who was erased', { details: { erased: true } }, 'sent'],
  ])('is rejected: %s', async (_, mail, state) => {
    const id = await queueMail(mail);
    await finishMail(id, { state });
    expectError(await resend(id), 'mail/not-resendable');
    expect((await list()).rows).toMatchObject([{ canBeResent: false }]);
  });
});
