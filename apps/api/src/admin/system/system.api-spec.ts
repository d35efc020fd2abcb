import { paths, type SystemComponent, type SystemResponse } from '@app/contracts';
import { raiseAlert } from '../../alerts/raise-alert';
import { Statements } from '../../database/statements';
import { LoginSmtp, trustTestAuthority } from '../../mail/testing/login-smtp';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { JobQueues } from '../../platform/background/job-queues';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { signIn } from '../../testing/sign-in';
import { useApi, useStaff } from '../../testing/servers/use-api';

const cards = new FakeCardPayments();
const mailServer = await LoginSmtp.start({ secure: true });
trustTestAuthority();
const api = useApi({ cardPayments: cards, env: { SMTP_URL: mailServer.url('shop', 'wrong') } });
const staff = useStaff(api);
afterEach(() => vi.restoreAllMocks());
afterAll(() => mailServer.stop());

const read = async (): Promise<SystemResponse> => {
  const reply = await staff.get(paths.system);
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.json<SystemResponse>();
};
/** 'slow' is possible on a busy machine. */
const isUpOrSlow = expect.stringMatching(/^(?:up|slow)$/) as string;
let clockOffsetMs = 0;
/** Results are cached for at most ten seconds. */
function skipCache() {
  clockOffsetMs += 120_000;
  const now = performance.now() + clockOffsetMs;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
}
const byId = (parts: SystemComponent[]) => Object.fromEntries(parts.map((part) => [part.id, part]));

it('asks the card provider once for simultaneous requests', async () => {
  const checkMerchant = vi.spyOn(cards, 'checkMerchant');
  await Promise.all([read(), read(), read()]);
  await read();
  expect(checkMerchant).toHaveBeenCalledTimes(1);
});

it('shows the state of each component', async () => {
  const report = await read();
  const services = byId(report.services);
  expect(Object.keys(services)).toEqual(['api', 'postgresql', 'queue', 'worker', 'storage', 'backups']);
  expect(services.api).toMatchObject({
    state: isUpOrSlow,
    detail: expect.stringMatching(/^version \d.*, started \d+ \w+ ago$/) as string,
  });
  expect(services.postgresql).toMatchObject({
    state: isUpOrSlow,
    ms: expect.any(Number) as number,
    detail: expect.stringMatching(/^\d+\.\d+, \d+ of \d+ connections$/) as string,
  });
  expect(services.queue).toMatchObject({ state: isUpOrSlow, detail: 'BullMQ on PostgreSQL' });
  expect(services.worker).toMatchObject({ state: 'down', detail: 'was never seen at work' });
  expect(services.storage).toMatchObject({ state: isUpOrSlow, detail: 'folder on this machine' });
  expect(services.backups).toMatchObject({
    state: 'slow',
    detail: 'automatic backups are off (BACKUP_AT); none yet',
  });
  expect(byId(report.outside)).toMatchObject({
    'card-payments': { state: isUpOrSlow, detail: 'knows us, takes GBP' },
    mail: {
      state: 'down',
      ms: null,
      detail: 'rejects our user name or password: emails wait. AUTH PLAIN: 535 authentication failed',
    },
    postcodes: { state: 'down', ms: null },
  });
  expect(report.queues.map(({ name }) => name)).toEqual(['mail', 'payment-status', 'refunds']);
});

it('shows how much is waiting, and for how long', async () => {
  const statements = api.app.get(Statements);
  const at = new Date(Date.now() - 90_000);
  await addToOutbox(statements, { topic: 'test-topic', key: 'a', payload: {}, at });
  const tomorrow = new Date(at.getTime() + 24 * 3_600_000);
  await addToOutbox(statements, { topic: 'test-topic', key: 'not yet', payload: {}, at, dueAt: tomorrow });
  await api.sql(`INSERT INTO worker_process VALUES (gen_random_uuid(), now(), now()),
      (gen_random_uuid(), now(), now()), (gen_random_uuid(), now(), now() - interval '1 minute')`);
  await api.sql(
    `INSERT INTO mail (id, kind, key, state, subject, composed_at, settled_at, created_at) VALUES
       ('AAAAAAAAAAAAAAAAAAAAAA', 'staff-contact', 'a', 'failed', 'x', now(), now(), now()),
       ('AAAAAAAAAAAAAAAAAAAAAQ', 'staff-contact', 'b', 'sent', 'x', now(), '2026-11-20T10:42:00Z', now())`,
  );
  await api.sql(
    `INSERT INTO backup_run (started_at, finished_at, name, bytes)
     VALUES (now() - interval '7.5 hours', now(), 'x', 1)`,
  );
  skipCache();
  const report = await read();
  expect(report.outbox).toEqual({ waiting: 1, oldestAgeSeconds: expect.any(Number) as number, failing: 0 });
  expect(report.outbox.oldestAgeSeconds).toBeGreaterThanOrEqual(90);
  expect(report.mails).toEqual({ waiting: 0, oldestAgeSeconds: null, failedToday: 1 });
  expect(report.payments).toEqual({ due: 0, oldestAgeSeconds: null, inReview: 0 });
  expect(byId(report.services).worker).toMatchObject({ state: 'up', detail: '2 at work' });
  expect(byId(report.services).backups?.detail).toBe(
    'automatic backups are off (BACKUP_AT); last one 7 hours ago',
  );
  expect(await countQueries(read)).toBe(2); // The session and the hold; everything else comes from the cache.
});

it.each([
  [{ kind: 'unauthorised' }, 'does not accept our key or account'],
  [
    { kind: 'unauthorised', wrongAccount: 'real' },
    'is a real account, and REHEARSAL is on: no deposit can be paid',
  ],
  [{ kind: 'unavailable', reason: 'HTTP 403', isBlocked: true }, 'its firewall turns us away'],
  [{ kind: 'unavailable', reason: 'HTTP 503' }, 'does not answer'],
] as const)('shows what is wrong with card payments: %j', async (answer, detail) => {
  skipCache();
  vi.spyOn(cards, 'checkMerchant').mockResolvedValue(answer);
  expect(byId((await read()).outside)['card-payments']).toMatchObject({ state: 'down', detail });
});

it('shows mail as down while an alert says that the mail server rejects every mail', async () => {
  const at = new Date();
  await raiseAlert(api.app.get(Statements), { kind: 'mail-all-rejected', detail: '550 no' }, at);
  // From here on the configured password is the right one.
  mailServer.password = 'wrong';
  skipCache();
  expect(byId((await read()).outside).mail).toMatchObject({
    state: 'down',
    detail: 'rejects every email from us: emails wait',
  });
});

describe('the queue board', () => {
  it('is a page that loads and runs only our own files', async () => {
    const { statusCode, headers, body } = await staff.get(paths.queueBoard);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; .*form-action 'none'; base-uri 'self'; frame-ancestors 'none'$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/googleapis|<style| style=/);
    const [script] = /static\/js\/main[^"]+/.exec(body) ?? [];
    expect((await staff.get(`${paths.queueBoard}/${script}`)).statusCode).toBe(200);
    expectError(await api.get(`${paths.queueBoard}/${script}`), 'auth/signed-out');
  });

  it('shows every queue, read-only', async () => {
    const [queue] = api.app.get(JobQueues).all();
    await queue?.add('deliver-mail', { id: 'AAAAAAAAAAAAAAAAAAAAAA' });
    const reply = await staff.get(
      `${paths.queueBoard}/api/queues?activeQueue=mail&status=latest&page=1&jobsPerPage=10`,
    );
    const { queues } = reply.json<{
      queues: { name: string; readOnlyMode: boolean; jobs: { id: string; name: string }[] }[];
    }>();
    expect(queues.map(({ name }) => name)).toEqual(['mail', 'payment-status', 'refunds']);
    expect(queues[0]).toMatchObject({ readOnlyMode: true, jobs: [{ name: 'deliver-mail' }] });

    const session = await signIn(api);
    for (const action of [
      'pause',
      'mail/pause',
      'mail/empty',
      'mail/obliterate',
      `mail/${queues[0]?.jobs[0]?.id}/clean`,
    ])
      expectError(
        await api.inject({
          method: 'PUT',
          url: `${paths.queueBoard}/api/queues/${action}`,
          headers: session,
        }),
        'request/not-found',
      );
    expect(await queue?.isPaused()).toBe(false);
    expect(await queue?.getWaitingCount()).toBe(1);
  });
});
