import { JobQueues } from '../../platform/background/job-queues';
import { paths } from '@app/contracts';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { useWorker } from '../../testing/use-api';
import { until } from '../../testing/until';
import { aDeposit, attemptsOf, beginDeposit, lastAttempt, saveQuotes, statusOf } from '../testing/a-deposit';
import { useCards } from '../testing/use-cards';
import { SettlePayment } from './settle-payment';

/** Waiting times are a twentieth: the ladder's 30 s are 1.5 s. */
const env = { BACKGROUND_TIME_SCALE: '20', DATABASE_POOL_SIZE: '5' };
const mailSender = new FakeMailSender();
const { api, cards, clock, now } = useCards(env);
const worker = useWorker(api, { cardPayments: cards, mailSender, now, env });

const referenceOf = ({ id }: { id: string }, number = 1) => `dep-${id}-${number}`;
/** As the database has it: asking the API would make the worker look. */
const isNow = (id: string, status: string) => async () =>
  (await api.sql<{ status: string }>('SELECT status FROM deposit WHERE id = $1', [id]))[0]?.status === status;
/** The same for what can be seen here, without asking anybody. */
const untilSeen = (condition: () => boolean) => until(() => Promise.resolve(condition()));
/** With the next look far away, only a notice or a customer can bring one about. */
const beginQuietly = async () => {
  const deposit = await beginDeposit(api);
  const far = new Date(Date.now() + 3_600_000);
  // On a busy machine the first look may have begun, and would set the time of the next one when it ends.
  const postpone = () =>
    api.sql(
      `UPDATE payment_attempt SET next_check_at = $2
       WHERE deposit_id = $1 AND (lease_until IS NULL OR lease_until <= now()) RETURNING id`,
      [deposit.id, far],
    );
  await until(async () => (await postpone()).length);
  return { deposit, attempt: await lastAttempt(api, deposit.id) };
};
const queue = () => worker.get(JobQueues).queue('payment-status');

describe('without a waiting customer or a webhook, the worker finds out', () => {
  it('that a deposit was paid, and mails customer and team, once each', async () => {
    const customerEmail = 'grace@example.com';
    const deposit = await beginDeposit(api, { customerEmail });
    cards.pay(referenceOf(deposit));
    const sent = () => api.sql(`SELECT FROM mail WHERE deposit_id = $1 AND state = 'sent'`, [deposit.id]);
    await until(async () => (await sent()).length === 2);
    expect(mailSender.takenFor(customerEmail)).toHaveLength(1);
    const answeredToHer = mailSender.taken.filter(({ source }) =>
      source.includes(`Reply-To: ${customerEmail}`),
    );
    expect(answeredToHer.map(({ to }) => to)).toEqual(['info@example.co.uk']);
  });

  it('that a card was declined, and that another was accepted', async () => {
    const deposit = await beginDeposit(api);
    cards.decline(referenceOf(deposit));
    await until(isNow(deposit.id, 'failed'));
    cards.pay(referenceOf(deposit));
    await until(isNow(deposit.id, 'paid'));
  });

  it('what became of a checkout whose answer was lost', async () => {
    cards.loseAnswers('create');
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await until(isNow(deposit.id, 'paid'));
  });

  it('after the provider was down for a while', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.beUnavailable();
    await untilSeen(() => cards.calls.filter(({ operation }) => operation === 'read').length > 3);
    expect(await isNow(deposit.id, 'pending')()).toBe(true);
    cards.recover();
    await until(isNow(deposit.id, 'paid'));
  });
});

describe('whatever happens to the queue', { tags: 'thorough' }, () => {
  it('a queue that is down blocks nothing', async () => {
    vi.spyOn(queue(), 'addBulk').mockRejectedValue(new Error('away'));
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await until(isNow(deposit.id, 'paid'));
  });

  it('a queue that never answers delays little', async () => {
    vi.spyOn(queue(), 'addBulk').mockReturnValue(new Promise(() => undefined));
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await until(isNow(deposit.id, 'paid'));
  });

  it('lost jobs are queued again', async () => {
    const lost = vi.spyOn(queue(), 'addBulk').mockResolvedValue([]);
    const deposit = await beginDeposit(api);
    const { id } = await lastAttempt(api, deposit.id);
    // Deposits of other tests may be handed out meanwhile.
    const handedOut = () =>
      lost.mock.calls.flatMap(([jobs]) => jobs.map(({ data }) => data as { id: string }));
    await untilSeen(() => handedOut().some((job) => job.id === id));
    cards.pay(referenceOf(deposit));
    expect(await isNow(deposit.id, 'pending')()).toBe(true);
    lost.mockRestore();
    clock.aheadMs = 31_000;
    await until(isNow(deposit.id, 'paid'));
  });

  it('old jobs that return with the queue cause no requests to the provider', async () => {
    const deposit = await beginDeposit(api);
    const attempt = await lastAttempt(api, deposit.id);
    cards.pay(referenceOf(deposit));
    await until(isNow(deposit.id, 'paid'));
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
    await until(isNow(deposit.id, 'paid'));
  });
});

describe('a webhook', () => {
  const notify = (token: string, body: unknown) => api.post(paths.paymentNotice(token), body);
  const noticeOf = (checkoutId: string | null) => ({ event_type: 'CHECKOUT_STATUS_CHANGED', id: checkoutId });
  it('makes the worker check at once', async () => {
    const { deposit, attempt } = await beginQuietly();
    cards.pay(referenceOf(deposit));
    const reply = await notify(attempt.notice_token, noticeOf(attempt.checkout_id));
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    await until(isNow(deposit.id, 'paid'));
  });

  it('in the older format does too', async () => {
    const { deposit, attempt } = await beginQuietly();
    cards.pay(referenceOf(deposit));
    await notify(attempt.notice_token, {
      id: '64553e20-3f0e-49e4-8af3-fd0eca86ce91',
      event_type: 'checkout.status.updated',
      payload: { checkout_id: attempt.checkout_id, status: 'FAILED' },
    });
    await until(isNow(deposit.id, 'paid'));
  });

  it('is not trusted: its payment data is ignored', async () => {
    const { deposit, attempt } = await beginQuietly();
    await notify(attempt.notice_token, { ...noticeOf(attempt.checkout_id), status: 'PAID', amount: 35.7 });
    await untilSeen(() => cards.calls.some(({ of }) => of === attempt.checkout_id));
    expect(await isNow(deposit.id, 'pending')()).toBe(true);
  });

  it('fifty times at once has one effect, and causes few checks', { tags: 'thorough' }, async () => {
    const { deposit, attempt } = await beginQuietly();
    cards.pay(referenceOf(deposit));
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => notify(attempt.notice_token, noticeOf(attempt.checkout_id))),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await until(isNow(deposit.id, 'paid'));
    const mails = await api.sql('SELECT FROM mail WHERE deposit_id = $1', [deposit.id]);
    expect(mails).toHaveLength(2);
    const reads = cards.calls.filter(
      ({ operation, of }) => operation === 'read' && of === attempt.checkout_id,
    );
    expect(reads.length).toBeLessThan(15);
  });

  it('before the answer to our own request finds its attempt', async () => {
    const { letGo } = cards.hang('create');
    const [quote] = await saveQuotes(api, 1);
    const seen = cards.calls.length;
    const begun = api.post(paths.deposits, aDeposit({ quoteId: quote?.id }));
    // Deposits of other tests may be looked at meanwhile.
    const created = () => cards.calls.slice(seen).find(({ operation }) => operation === 'create');
    await untilSeen(() => created() !== undefined);
    const reference = created()?.of ?? '';
    const [attempt] = await api.sql<{ notice_token: string; deposit_id: string }>(
      'SELECT notice_token, deposit_id FROM payment_attempt WHERE checkout_reference = $1',
      [reference],
    );
    cards.pay(reference);
    await notify(attempt?.notice_token ?? '', noticeOf('64553e20-3f0e-49e4-8af3-fd0eca86ce91'));
    letGo();
    await begun;
    await until(isNow(attempt?.deposit_id ?? '', 'paid'));
  });

  it('during a check causes another one', async () => {
    const { deposit, attempt } = await beginQuietly();
    const { letGo } = cards.hang('read', attempt.checkout_id ?? '');
    const seen = cards.calls.length;
    await notify(attempt.notice_token, noticeOf(attempt.checkout_id));
    await untilSeen(() => cards.calls.slice(seen).some(({ of }) => of === attempt.checkout_id));
    cards.pay(referenceOf(deposit));
    await notify(attempt.notice_token, noticeOf(attempt.checkout_id));
    letGo();
    await until(isNow(deposit.id, 'paid'));
  });

  it(
    'that is forged, ten thousand times, causes no call to the provider and no write',
    { tags: 'thorough' },
    async () => {
      const { attempt } = await beginQuietly();
      const before = cards.calls.filter(({ of }) => of === attempt.checkout_id).length;
      const stranger = '64553e20-3f0e-49e4-8af3-fd0eca86ce91';
      const token = 'AAAAAAAAAAAAAAAAAAAAAA';
      const forgeries: [string, unknown][] = [
        [token, noticeOf(attempt.checkout_id)],
        [token, noticeOf(stranger)],
        [attempt.notice_token, noticeOf(stranger)],
        [attempt.notice_token, noticeOf('../../v0.1/me')],
        [attempt.notice_token, noticeOf(null)],
        [attempt.notice_token, null],
        [attempt.notice_token, 'paid'],
        [attempt.notice_token, [noticeOf(attempt.checkout_id)]],
        [attempt.notice_token, { id: { $ne: null }, payload: 7 }],
        ['%00', noticeOf(attempt.checkout_id)],
      ];
      const statuses = new Set<number>();
      // So many at a time that none waits for its connection longer than the API lets it.
      for (let sent = 0; sent < 10_000; sent += 100) {
        const batch = Array.from({ length: 10 }, () => forgeries).flat();
        const replies = await Promise.all(batch.map(([to, body]) => notify(to, body)));
        for (const { statusCode } of replies) statuses.add(statusCode);
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
      const reply = await api.inject({
        method: 'POST',
        url: paths.paymentNotice(attempt.notice_token),
        payload: JSON.stringify(noticeOf(attempt.checkout_id)),
        headers: type ? { 'content-type': type } : {},
      });
      expect(reply.statusCode).toBe(204);
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
  ])('that %s is dropped', async (_, request, status) => {
    const reply = await api.inject({
      method: 'POST',
      url: paths.paymentNotice('AAAAAAAAAAAAAAAAAAAAAA'),
      ...request,
    });
    expect(reply.statusCode).toBe(status);
  });
});

it('a waiting customer makes the worker check soon', async () => {
  const { deposit } = await beginQuietly();
  cards.pay(referenceOf(deposit));
  clock.aheadMs = 4_000;
  expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
  await until(isNow(deposit.id, 'paid'));
});

it('a late payment closes the other page at the provider', async () => {
  const deposit = await beginDeposit(api);
  await api.sql(`UPDATE payment_attempt SET valid_until = now() WHERE deposit_id = $1`, [deposit.id]);
  await api.post(paths.retryDeposit(deposit.id), {});
  const [old, fresh] = await attemptsOf(api, deposit.id);
  const read = await cards.readCheckout(old?.checkout_id ?? '');
  if (read.kind !== 'ok') throw new Error('the fake does not answer');
  const checkout = {
    ...read.checkout,
    state: 'paid' as const,
    transactions: [
      { id: 't', code: 'T', state: 'successful' as const, amount: read.checkout.amount, currency: 'GBP' },
    ],
  };
  await api.app.get(SettlePayment).settle(old?.id ?? '', { kind: 'by-id', checkout }, now());
  await untilSeen(() => cards.all().find(({ id }) => id === fresh?.checkout_id)?.state === 'expired');
  await until(async () => (await lastAttempt(api, deposit.id)).state === 'closed');
  expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  await until(
    async () =>
      (await api.sql(`SELECT FROM outbox_message WHERE key = $1 AND done_at IS NOT NULL`, [old?.id]))
        .length === 1,
  );
});

it('claims no more work than the queue has room for', async () => {
  await until(async () => (await queue().getWaitingCount()) === 0);
});

it('reports payment figures for monitoring', async () => {
  const reply = await worker.inject({ method: 'GET', url: '/health/payments' });
  expect(reply.json()).toEqual({
    provider: 'ok',
    overdue: expect.any(Number),
    overdueSeconds: expect.any(Number),
  });
});
