import { paths, type AdminTask, type SystemResponse } from '@app/contracts';
import { backgroundTools } from '../testing/servers/background-tools';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { MailServerBreaker } from '../mail';
import { MailServerWatch } from '../mail/delivery/mail-server-watch';
import { FakeMailSender } from '../mail/testing/fake-mail-sender';
import { CheckPayment } from '../payments/attempts/check-payment';
import { SettlePayment } from '../payments/attempts/settle-payment';
import type { ProviderBreaker } from '../payments/provider/provider-breaker';
import { ExecuteRefund } from '../payments/refunds/execute-refund';
import { beginDeposit, lastAttempt } from '../payments/testing/a-deposit';
import { aRefunder, requestRefund, refundRow } from '../payments/testing/a-refund';
import { FakeCardPayments } from '../payments/testing/fake-card-payments';
import { failuresBeforeAlert } from '../platform/background/lease';
import { useApi, useStaff } from '../testing/servers/use-api';
import { AlertWatch } from './alert-watch';
import { payByCard } from '../payments/testing/use-cards';

let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };
const cards = new FakeCardPayments(clock.now);
const api = useApi({ cardPayments: cards, now: clock.now });
const staff = useStaff(api);
let refunder: ExecuteRefund;
let breaker: ProviderBreaker;
let mailServer: MailServerBreaker;
let watch: AlertWatch;
beforeAll(() => {
  ({ refunder, breaker } = aRefunder(api, cards, clock));
  mailServer = new MailServerBreaker(api.app.get(AppConfig), clock);
  watch = new AlertWatch(backgroundTools(api, clock.now), breaker, mailServer);
});
beforeEach(async () => {
  aheadMs = 0;
  await api.sql('UPDATE payment_attempt SET failures = 0');
});
afterEach(async () => {
  vi.restoreAllMocks();
  cards.recover();
  breaker.recordResult('read', { kind: 'ok' });
  breaker.recordResult('refund', { kind: 'ok' });
  await api.sql(`DELETE FROM staff_task WHERE kind = 'alert'`);
  await api.sql(`DELETE FROM mail WHERE kind = 'staff-alert'`);
});

const minute = 60_000;
const openAlerts = async () =>
  (await staff.get(paths.adminTasks)).json<AdminTask[]>().filter(({ kind }) => kind === 'alert');
const alertMails = () =>
  api.sql<{ details: { reason: string; detail: string | null } }>(
    `SELECT details FROM mail WHERE kind = 'staff-alert' ORDER BY created_at`,
  );
const readFailingWork = async () => {
  // The response is cached for two seconds.
  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  return (await staff.get(paths.system)).json<SystemResponse>().failing;
};
async function aPaidDeposit() {
  const deposit = await beginDeposit(api);
  await payByCard(api, cards, deposit);
  return deposit;
}
/** Repeats work as the worker does when it is due. */
async function repeatWork(times: number, work: () => Promise<void>): Promise<void> {
  for (let remaining = times; remaining > 0; remaining -= 1) {
    await work().catch(() => undefined);
    aheadMs += 2 * minute;
  }
}

it('reports a refund that keeps failing, on System too, until it is settled', async () => {
  const deposit = await aPaidDeposit();
  const refund = await requestRefund(api, deposit.id, { amount: '5.00' }, staff);
  const executeSpy = vi.spyOn(refunder, 'execute');
  const failingTransaction = vi
    .spyOn(Statements.prototype, 'transaction')
    .mockRejectedValue(new Error('no rows'));
  const executeRefund = () => refunder.execute(refund.id);
  // The first attempt sends the refund; later ones find it accepted, and fail when storing that.
  await repeatWork(failuresBeforeAlert - 1, executeRefund);
  failingTransaction.mockRestore();
  await watch.sweep();
  expect(await openAlerts()).toEqual([]);

  vi.spyOn(Statements.prototype, 'transaction').mockRejectedValueOnce(new Error('no rows'));
  await repeatWork(1, executeRefund);
  expect(executeSpy).toHaveBeenCalledTimes(failuresBeforeAlert);
  expect(await readFailingWork()).toEqual([
    {
      work: 'refund',
      name: `£5.00 of ${deposit.id}`,
      failures: failuresBeforeAlert,
      error: 'no rows',
    },
  ]);
  await watch.sweep();
  await watch.sweep();
  expect(await openAlerts()).toMatchObject([{ title: 'Find out why refunds cannot be carried out' }]);
  expect(await alertMails()).toEqual([{ details: { reason: 'refunds-failing', detail: 'no rows' } }]);

  await executeRefund();
  expect(await refundRow(api, refund.id)).toMatchObject({ state: 'confirmed', sends: 1 });
  await watch.sweep();
  expect(await openAlerts()).toEqual([]);
  expect(await readFailingWork()).toEqual([]);
});

it('reports a failing payment beside many mails that failed more often', async () => {
  const deposit = await beginDeposit(api);
  await api.sql('UPDATE payment_attempt SET failures = $1, last_failure = $2 WHERE deposit_id = $3', [
    failuresBeforeAlert,
    'no response',
    deposit.id,
  ]);
  await api.sql(
    `INSERT INTO outbox_message (topic, key, payload, created_at, next_try_at, tries, last_error)
     SELECT 'mail', 'failing-' || number, '{}', now(), now() + interval '1 day', 90, 'down'
     FROM generate_series(1, 60) AS number`,
  );
  await watch.sweep();
  const reasons = (await alertMails()).map(({ details }) => details.reason);
  await api.sql('DELETE FROM outbox_message WHERE tries = 90');
  expect(reasons.toSorted()).toEqual(['outbox-failing', 'payments-failing']);
});

it('counts a payment check that ended with its process, though no error was stored', async () => {
  const deposit = await beginDeposit(api);
  const { id } = await lastAttempt(api, deposit.id);
  const checks = api.app.get(CheckPayment);
  vi.spyOn(api.app.get(SettlePayment), 'settle').mockRejectedValue(new Error());
  await repeatWork(failuresBeforeAlert, () => checks.check(id));
  await api.sql('UPDATE payment_attempt SET last_failure = NULL WHERE id = $1', [id]);
  await watch.sweep();
  expect(await openAlerts()).toMatchObject([{ title: 'Find out why payments cannot be checked' }]);
  vi.restoreAllMocks();
  await checks.check(id);
  await watch.sweep();
  expect(await openAlerts()).toEqual([]);
});

describe('a card provider that', () => {
  const renewKeyTask = 'Renew the key of the card provider';
  it.each([
    [
      'does not answer',
      { kind: 'unavailable', reason: 'HTTP 503' },
      'See why the card provider does not answer',
    ],
    [
      'limits our requests',
      { kind: 'rate-limited', retryAfterMs: null },
      'See why the card provider does not answer',
    ],
    ['refuses our key', { kind: 'unauthorised' }, renewKeyTask],
    [
      'blocks us with its firewall',
      { kind: 'unavailable', reason: 'HTTP 403', isBlocked: true },
      'Ask the card provider why its firewall turns the shop away',
    ],
    [
      'returns a sandbox account in production',
      { kind: 'unauthorised', wrongAccount: 'sandbox' },
      'Enter the key of the account that takes real money',
    ],
    [
      'returns a real account in a rehearsal',
      { kind: 'unauthorised', wrongAccount: 'real' },
      'End the rehearsal, or enter the key of a sandbox account',
    ],
  ] as const)(
    '%s is reported once, after a quarter of an hour, and the alert ends when it responds again',
    async (_, outcome, title) => {
      breaker.recordResult('read', outcome);
      aheadMs += 14 * minute;
      breaker.recordResult('read', outcome);
      await watch.sweep();
      expect(await openAlerts()).toEqual([]);
      aheadMs += minute;
      await watch.sweep();
      await watch.sweep();
      expect(await openAlerts()).toMatchObject([{ title, quotes: [] }]);
      breaker.recordResult('read', { kind: 'not-found' });
      await watch.sweep();
      expect(await openAlerts()).toEqual([]);
      expect(await alertMails()).toHaveLength(1);
    },
  );

  it('responds, but rejects refunds, is reported', async () => {
    for (let index = 0; index < 4; index += 1) {
      breaker.recordResult('read', { kind: 'ok' });
      breaker.recordResult('refund', { kind: 'unauthorised' });
      aheadMs += 5 * minute;
    }
    await watch.sweep();
    expect(await openAlerts()).toMatchObject([{ title: renewKeyTask }]);
    // Without refunds for an hour, the old rejections no longer count.
    aheadMs += 61 * minute;
    await watch.sweep();
    expect(await openAlerts()).toEqual([]);
  });

  it('is down for days is reported again the day after staff completed the task', async () => {
    breaker.recordResult('read', { kind: 'unauthorised' });
    aheadMs += 15 * minute;
    await watch.sweep();
    const [task] = await openAlerts();
    await staff.put(paths.adminTask(task?.id ?? ''), { isDone: true });
    await watch.sweep();
    expect(await openAlerts()).toEqual([]);
    aheadMs += 24 * 60 * minute;
    breaker.recordResult('read', { kind: 'unauthorised' });
    await watch.sweep();
    // Read from the database, as the session has expired by then.
    expect(await api.sql(`SELECT FROM staff_task WHERE kind = 'alert' AND done_at IS NULL`)).toHaveLength(1);
    expect(await alertMails()).toHaveLength(2);
  });
});

describe('a mail server that', () => {
  const sender = new FakeMailSender();
  afterEach(() => sender.recover());

  it.each([
    ['rejects our login', 'login-rejected', 0, 'Correct the login of the mail server'],
    [
      'has a certificate for another host',
      'certificate-rejected',
      0,
      'See to the certificate of the mail server',
    ],
    ['cannot be reached', 'server-unreachable', 15, 'See why the mail server cannot be reached'],
  ] as const)(
    '%s is reported even if no mail is due, until it accepts logins',
    async (_, kind, delayMinutes, title) => {
      const checks = new MailServerWatch(backgroundTools(api), sender, mailServer);
      sender.trouble = { kind, reason: '535 no' };
      await checks.sweep();
      if (delayMinutes) {
        await watch.sweep();
        expect(await openAlerts()).toEqual([]);
        aheadMs += delayMinutes * minute;
      }
      await watch.sweep();
      await watch.sweep();
      expect(await openAlerts()).toMatchObject([{ title, quotes: [] }]);
      expect(await alertMails()).toEqual([{ details: { reason: `mail-${kind}`, detail: '535 no' } }]);

      sender.recover();
      aheadMs += 5 * minute;
      await checks.sweep();
      await watch.sweep();
      expect(await openAlerts()).toEqual([]);
    },
  );

  it('accepts logins but rejects all mails is reported, whatever a test connection says', async () => {
    for (const name of ['ada', 'bob', 'eve']) {
      mailServer.recordOutcome(
        { kind: 'rejected', reason: 'RCPT TO: 550 not you' },
        `${name}@${name}.example.com`,
      );
      aheadMs += 90_000;
    }
    await new MailServerWatch(backgroundTools(api), sender, mailServer).sweep();
    await watch.sweep();
    expect(await openAlerts()).toEqual([]);
    aheadMs += 90_000;
    await watch.sweep();
    expect(await openAlerts()).toMatchObject([
      { title: 'Find out why the mail server accepts no email from us' },
    ]);
    mailServer.recordOutcome({ kind: 'sent' }, 'ada@example.com');
    await watch.sweep();
    expect(await openAlerts()).toEqual([]);
  });
});
