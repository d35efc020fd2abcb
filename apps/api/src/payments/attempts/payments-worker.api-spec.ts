import { JobQueues } from '../../platform/background/job-queues';
import { paths } from '@app/contracts';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { useWorker } from '../../testing/servers/use-api';
import { until } from '../../testing/until';
import { aDeposit, attemptsOf, beginDeposit, lastAttempt, saveQuotes, statusOf } from '../testing/a-deposit';
import { useCards } from '../testing/use-cards';
import { SettlePayment } from './settle-payment';

/** Waiting times are divided by 20, so 30 s between two checks are 1.5 s. */
const env = { BACKGROUND_TIME_SCALE: '20', DATABASE_POOL_SIZE: '5' };
const mailSender = new FakeMailSender();
const { api, cards, clock, now } = useCards(env);
const worker = useWorker(api, { cardPayments: cards, mailSender, now, env });

const referenceOf = ({ id }: { id: string }, number = 1) => `dep-${id}-${number}`;
/** Reads the database, because a request to the API would make the worker check. */
const hasStatus = (id: string, status: string) => async () =>
  (await api.sql<{ status: string }>('SELECT status FROM deposit WHERE id = $1', [id]))[0]?.status === status;
const waitFor = (condition: () => boolean) => until(() => Promise.resolve(condition()));
/** Postpones the next scheduled check, so that only a webhook or a customer's request can cause one. */
const beginWithoutCheck = async () => {
  const deposit = await beginDeposit(api);
  const inAnHour = new Date(Date.now() + 3_600_000);
  // On a busy machine the first check may be running, and would schedule the next check when it ends.
  const postpone = () =>
    api.sql(
      `UPDATE payment_attempt SET next_check_at = $2
       WHERE deposit_id = $1 AND (lease_until IS NULL OR lease_until <= now()) RETURNING id`,
      [deposit.id, inAnHour],
    );
  await until(async () => (await postpone()).length);
  return { deposit, attempt: await lastAttempt(api, deposit.id) };
};
const queue = () => worker.get(JobQueues).queue('payment-status');

describe('without a waiting customer or a webhook, the worker', () => {
  it('detects a paid deposit, and mails the customer and the team once each', async () => {
    const customerEmail = 'grace@example.com';
    const deposit = await beginDeposit(api, { customerEmail });
    cards.pay(referenceOf(deposit));
    const sent = () => api.sql(`SELECT FROM mail WHERE deposit_id = $1 AND state = 'sent'`, [deposit.id]);
    await until(async () => (await sent()).length === 2);
    expect(mailSender.sentTo(customerEmail)).toHaveLength(1);
    const mailsReplyingToCustomer = mailSender.sent.filter(({ source }) =>
      source.includes(`Reply-To: ${customerEmail}`),
    );
    expect(mailsReplyingToCustomer.map(({ to }) => to)).toEqual(['info@example.co.uk']);
  });

  it('detects a declined card and then an accepted one', async () => {
    const deposit = await beginDeposit(api);
    cards.decline(referenceOf(deposit));
    await until(hasStatus(deposit.id, 'failed'));
    cards.pay(referenceOf(deposit));
    await until(hasStatus(deposit.id, 'paid'));
  });

  it('detects a payment on a checkout whose response was lost', async () => {
    cards.loseResponses('create');
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await until(hasStatus(deposit.id, 'paid'));
  });

  it('detects a payment after the provider was down for a while', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.beUnavailable();
    await waitFor(() => cards.calls.filter(({ operation }) => operation === 'read').length > 3);
    expect(await hasStatus(deposit.id, 'pending')()).toBe(true);
    cards.recover();
    await until(hasStatus(deposit.id, 'paid'));
  });
});

describe('queue failures', { tags: 'thorough' }, () => {
  it('a queue that is down does not block checks', async () => {
    vi.spyOn(queue(), 'addBulk').mockRejectedValue(new Error('unavailable'));
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await until(hasStatus(deposit.id, 'paid'));
  });

  it('a queue that never responds does not block checks', async () => {
    vi.spyOn(queue(), 'addBulk').mockReturnValue(new Promise(() => undefined));
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await until(hasStatus(deposit.id, 'paid'));
  });

  it('jobs lost by the queue are queued again', async () => {
    const addBulk = vi.spyOn(queue(), 'addBulk').mockResolvedValue([]);
    const deposit = await beginDeposit(api);
    const { id } = await lastAttempt(api, deposit.id);
    // Deposits of other tests may be queued at the same time.
    const queuedJobs = () =>
      addBulk.mock.calls.flatMap(([jobs]) => jobs.map(({ data }) => data as { id: string }));
    await waitFor(() => queuedJobs().some((job) => job.id === id));
    cards.pay(referenceOf(deposit));
    expect(await hasStatus(deposit.id, 'pending')()).toBe(true);
    addBulk.mockRestore();
    clock.aheadMs = 31_000;
    await until(hasStatus(deposit.id, 'paid'));
  });

  it('old jobs that return with the queue cause no requests to the provider', async () => {
    const deposit = await beginDeposit(api);
    const attempt = await lastAttempt(api, deposit.id);
    cards.pay(referenceOf(deposit));
    await until(hasStatus(deposit.id, 'paid'));
    const reads = () => cards.calls.filter(({ of }) => of === attempt.checkout_id).length;
    const before = reads();
    const add = () => queue().add('check-payment', { id: attempt.id }, { removeOnComplete: true });
    await Promise.all(Array.from({ length: 30 }, add));
    await until(async () => (await queue().getJobCountByTypes('waiting', 'active')) === 0);
    expect(reads()).toBe(before);
  });

  it('a process that crashed during a check is replaced', async () => {
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE payment_attempt SET lease_until = $2, next_check_at = $2 WHERE deposit_id = $1`, [
      deposit.id,
      new Date(Date.now() + 20_000),
    ]);
    cards.pay(referenceOf(deposit));
    clock.aheadMs = 21_000;
    await until(hasStatus(deposit.id, 'paid'));
  });
});

describe('a webhook', () => {
  const notify = (token: string, body: unknown) => api.post(paths.paymentNotice(token), body);
  const webhookOf = (checkoutId: string | null) => ({
    event_type: 'CHECKOUT_STATUS_CHANGED',
    id: checkoutId,
  });
  it('makes the worker check immediately', async () => {
    const { deposit, attempt } = await beginWithoutCheck();
    cards.pay(referenceOf(deposit));
    const response = await notify(attempt.notice_token, webhookOf(attempt.checkout_id));
    expect([response.statusCode, response.body]).toEqual([204, '']);
    await until(hasStatus(deposit.id, 'paid'));
  });

  it('in the older format makes the worker check too', async () => {
    const { deposit, attempt } = await beginWithoutCheck();
    cards.pay(referenceOf(deposit));
    await notify(attempt.notice_token, {
      id: '64553e20-3f0e-49e4-8af3-fd0eca86ce91',
      event_type: 'checkout.status.updated',
      payload: { checkout_id: attempt.checkout_id, status: 'FAILED' },
    });
    await until(hasStatus(deposit.id, 'paid'));
  });

  it('is not trusted: its payment status and amount are ignored', async () => {
    const { deposit, attempt } = await beginWithoutCheck();
    await notify(attempt.notice_token, { ...webhookOf(attempt.checkout_id), status: 'PAID', amount: 35.7 });
    await waitFor(() => cards.calls.some(({ of }) => of === attempt.checkout_id));
    expect(await hasStatus(deposit.id, 'pending')()).toBe(true);
  });

  it('sent fifty times at once has one effect, and causes few checks', { tags: 'thorough' }, async () => {
    const { deposit, attempt } = await beginWithoutCheck();
    cards.pay(referenceOf(deposit));
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => notify(attempt.notice_token, webhookOf(attempt.checkout_id))),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await until(hasStatus(deposit.id, 'paid'));
    const mails = await api.sql('SELECT FROM mail WHERE deposit_id = $1', [deposit.id]);
    expect(mails).toHaveLength(2);
    const reads = cards.calls.filter(
      ({ operation, of }) => operation === 'read' && of === attempt.checkout_id,
    );
    expect(reads.length).toBeLessThan(15);
  });

  it('that arrives before the response to our own request finds its attempt', async () => {
    const { release } = cards.hang('create');
    const [quote] = await saveQuotes(api, 1);
    const callsBefore = cards.calls.length;
    const response = api.post(paths.deposits, aDeposit({ quoteId: quote?.id }));
    // Deposits of other tests may be checked at the same time.
    const created = () => cards.calls.slice(callsBefore).find(({ operation }) => operation === 'create');
    await waitFor(() => created() !== undefined);
    const reference = created()?.of ?? '';
    const [attempt] = await api.sql<{ notice_token: string; deposit_id: string }>(
      'SELECT notice_token, deposit_id FROM payment_attempt WHERE checkout_reference = $1',
      [reference],
    );
    cards.pay(reference);
    await notify(attempt?.notice_token ?? '', webhookOf('64553e20-3f0e-49e4-8af3-fd0eca86ce91'));
    release();
    await response;
    await until(hasStatus(attempt?.deposit_id ?? '', 'paid'));
  });

  it('that arrives during a check causes another check', async () => {
    const { deposit, attempt } = await beginWithoutCheck();
    const { release } = cards.hang('read', attempt.checkout_id ?? '');
    const callsBefore = cards.calls.length;
    await notify(attempt.notice_token, webhookOf(attempt.checkout_id));
    await waitFor(() => cards.calls.slice(callsBefore).some(({ of }) => of === attempt.checkout_id));
    cards.pay(referenceOf(deposit));
    await notify(attempt.notice_token, webhookOf(attempt.checkout_id));
    release();
    await until(hasStatus(deposit.id, 'paid'));
  });

  it(
    'forged ten thousand times causes no call to the provider and no write',
    { tags: 'thorough' },
    async () => {
      const { attempt } = await beginWithoutCheck();
      const before = cards.calls.filter(({ of }) => of === attempt.checkout_id).length;
      const unknownCheckoutId = '64553e20-3f0e-49e4-8af3-fd0eca86ce91';
      const token = 'AAAAAAAAAAAAAAAAAAAAAA';
      const forgedWebhooks: [string, unknown][] = [
        [token, webhookOf(attempt.checkout_id)],
        [token, webhookOf(unknownCheckoutId)],
        [attempt.notice_token, webhookOf(unknownCheckoutId)],
        [attempt.notice_token, webhookOf('../../v0.1/me')],
        [attempt.notice_token, webhookOf(null)],
        [attempt.notice_token, null],
        [attempt.notice_token, 'paid'],
        [attempt.notice_token, [webhookOf(attempt.checkout_id)]],
        [attempt.notice_token, { id: { $ne: null }, payload: 7 }],
        ['%00', webhookOf(attempt.checkout_id)],
      ];
      const statuses = new Set<number>();
      // 100 at a time, so that no request waits for a database connection longer than the API allows.
      for (let sent = 0; sent < 10_000; sent += 100) {
        const batch = Array.from({ length: 10 }, () => forgedWebhooks).flat();
        const responses = await Promise.all(batch.map(([url, body]) => notify(url, body)));
        for (const { statusCode } of responses) statuses.add(statusCode);
      }
      expect([...statuses]).toEqual([204]);
      expect(cards.calls.filter(({ of }) => of === attempt.checkout_id)).toHaveLength(before);
      const [row] = await api.sql('SELECT noticed_at FROM payment_attempt WHERE id = $1', [attempt.id]);
      expect(row).toEqual({ noticed_at: null });
    },
  );

  it.each([['text/plain'], ['application/vnd.sumup+json'], [undefined]])(
    'is accepted with any content type: %s',
    async (type) => {
      const deposit = await beginDeposit(api);
      const attempt = await lastAttempt(api, deposit.id);
      const response = await api.inject({
        method: 'POST',
        url: paths.paymentNotice(attempt.notice_token),
        payload: JSON.stringify(webhookOf(attempt.checkout_id)),
        headers: type ? { 'content-type': type } : {},
      });
      expect(response.statusCode).toBe(204);
      const [row] = await api.sql('SELECT noticed_at FROM payment_attempt WHERE id = $1', [attempt.id]);
      expect(row).toEqual({ noticed_at: expect.any(Date) });
    },
  );

  it.each([
    ['is not JSON', { payload: '<xml/>', headers: { 'content-type': 'application/json' } }, 400],
    ['is a form', { payload: 'id=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 400],
    [
      'is too long',
      { payload: `"${'x'.repeat(5_000)}"`, headers: { 'content-type': 'application/json' } },
      413,
    ],
  ])('whose body %s is rejected', async (_, request, status) => {
    const response = await api.inject({
      method: 'POST',
      url: paths.paymentNotice('AAAAAAAAAAAAAAAAAAAAAA'),
      ...request,
    });
    expect(response.statusCode).toBe(status);
  });
});

it('a waiting customer makes the worker check soon', async () => {
  const { deposit } = await beginWithoutCheck();
  cards.pay(referenceOf(deposit));
  clock.aheadMs = 4_000;
  expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
  await until(hasStatus(deposit.id, 'paid'));
});

it('a late payment on an old page closes the new page at the provider', async () => {
  const deposit = await beginDeposit(api);
  await api.sql(`UPDATE payment_attempt SET valid_until = now() WHERE deposit_id = $1`, [deposit.id]);
  await api.post(paths.retryDeposit(deposit.id), {});
  const [old, fresh] = await attemptsOf(api, deposit.id);
  const read = await cards.readCheckout(old?.checkout_id ?? '');
  if (read.kind !== 'ok') throw new Error('the checkout cannot be read');
  const checkout = {
    ...read.checkout,
    state: 'paid' as const,
    transactions: [
      { id: 't', code: 'T', state: 'successful' as const, amount: read.checkout.amount, currency: 'GBP' },
    ],
  };
  await api.app.get(SettlePayment).settle(old?.id ?? '', { kind: 'by-id', checkout }, now());
  await waitFor(() => cards.all().find(({ id }) => id === fresh?.checkout_id)?.state === 'expired');
  await until(async () => (await lastAttempt(api, deposit.id)).state === 'closed');
  expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  await until(
    async () =>
      (await api.sql(`SELECT FROM outbox_message WHERE key = $1 AND done_at IS NOT NULL`, [old?.id]))
        .length === 1,
  );
});

it('empties the queue', async () => {
  await until(async () => (await queue().getWaitingCount()) === 0);
});

it('reports payment figures for monitoring', async () => {
  const response = await worker.inject({ method: 'GET', url: '/health/payments' });
  expect(response.json()).toEqual({
    provider: 'ok',
    overdue: expect.any(Number),
    overdueSeconds: expect.any(Number),
  });
});
