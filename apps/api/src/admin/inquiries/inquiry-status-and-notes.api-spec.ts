import { maxNoteLength, type AdminInquiryDetail } from '@app/contracts';
import { newIdempotencyKey, withKey } from '../../payments/testing/a-deposit';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { addStaff, signIn } from '../../testing/sign-in';
import { useApi, useSession } from '../../testing/servers/use-api';
import { inquiryCalls } from './testing/inquiry-calls';

const morning = new Date('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;
const later = (hours: number) => new Date(morning.getTime() + hours * hour);
let now = morning;
let sam: { cookie: string };
const api = useApi({
  now: () => now,
  env: { SESSION_LONGEST_MINUTES: '10000', SESSION_IDLE_MINUTES: '10000' },
});
const admin = useSession(api);
beforeAll(async () => {
  sam = await signIn(api, await addStaff(api, { email: 'sam@example.com', isAdmin: true }));
});
beforeEach(async () => {
  now = morning;
  await api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter CASCADE');
});

const { send, read, setStatus, addNote } = inquiryCalls(() => ({ api, admin }));
const taskOf = async (id: string) =>
  (
    await api.sql<{ due_at: Date; done_at: Date | null }>(
      'SELECT due_at, done_at FROM staff_task WHERE key = $1',
      [id],
    )
  )[0];

describe.each(['contact', 'trade'] as const)('the status of a %s inquiry', (form) => {
  it('can be set to any status, which the response shows', async () => {
    const id = await send[form]();
    for (const status of ['in-progress', 'resolved', 'spam', 'new'] as const) {
      const reply = await setStatus(form, id, status);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(reply.json()).toEqual(await read(form, id));
      expect(reply.json<AdminInquiryDetail>().status).toBe(status);
    }
  });

  it("leaves one audit entry, without the sender's data", async () => {
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
    expect(JSON.stringify(entries)).not.toMatch(/\bAda\b|Lovelace|0118 ?496/);
  });

  it('changes nothing if it is set to the same status', async () => {
    const id = await send[form]();
    const before = await read(form, id);
    expect((await setStatus(form, id, 'new')).json()).toEqual(before);
    expect(await auditEntriesOf(api, id)).toEqual([]);
  });

  it('changes once if two admins set it at the same time', { tags: 'thorough' }, async () => {
    const id = await send[form]();
    const replies = await Promise.all(
      [admin, sam, admin, sam, admin].map((by) => setStatus(form, id, 'resolved', by)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await read(form, id)).events.map(({ text }) => text).slice(1)).toEqual(['Marked as resolved']);
    expect(await auditEntriesOf(api, id)).toHaveLength(1);
  });

  describe('and the task to answer it', () => {
    it('completes it, and restores its due date when reopened', async () => {
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

    it('gives a day if the due date has passed', async () => {
      const id = await send[form]();
      await setStatus(form, id, 'resolved');
      now = later(100);
      await setStatus(form, id, 'new');
      expect(await taskOf(id)).toEqual({ due_at: later(124), done_at: null });
      expect((await read(form, id)).answerBefore).toBe(later(124).toISOString());
    });

    it('creates the task for an inquiry that was wrongly marked as spam', async () => {
      const id = await send[form]({ website: 'https://autofill.example' });
      expect(await taskOf(id)).toBeUndefined();
      now = later(3);
      await setStatus(form, id, 'resolved');
      expect(await taskOf(id)).toBeUndefined();
      await setStatus(form, id, 'new');
      expect(await taskOf(id)).toEqual({ due_at: later(27), done_at: null });
    });
  });
});

it.each(['contact', 'trade'] as const)(
  'saves one note on a %s inquiry if the request is repeated after a lost response',
  async (form) => {
    const id = await send[form]();
    const key = newIdempotencyKey();
    const first = await addNote(form, id, 'Rang back', withKey(key));
    const again = await addNote(form, id, 'Rang back', withKey(key));
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await auditEntriesOf(api, id)).toHaveLength(1);
    await addNote(form, id, 'Rang back', withKey(newIdempotencyKey()));
    expect((await read(form, id)).events.filter(({ kind }) => kind === 'note')).toHaveLength(2);
  },
);

describe.each(['contact', 'trade'] as const)('a note about a %s inquiry', { tags: 'thorough' }, (form) => {
  it('is stored with the inquiry, while the audit log only records that it exists', async () => {
    const id = await send[form]();
    const reply = await addNote(form, id, 'Ada rang: wants it by Friday');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([201, 'no-store']);
    expect(reply.json()).toEqual(await read(form, id));
    const entries = await auditEntriesOf(api, id);
    expect(entries).toEqual([
      expect.objectContaining({ action: `${form}-inquiry.add-note`, before: null, after: null }),
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/\bAda\b|Friday/);
  });

  it.each([
    ['spaces', '  '],
    ['only invisible characters', '\u200b'],
    ['too long', '🛁'.repeat(maxNoteLength + 1)],
  ])('is rejected if it is %s', async (_, text) => {
    const id = await send[form]();
    const { details } = expectError(await addNote(form, id, text), 'request/invalid');
    expect(details?.fields).toMatchObject([{ field: 'text' }]);
    expect((await read(form, id)).events).toHaveLength(1);
  });
});
