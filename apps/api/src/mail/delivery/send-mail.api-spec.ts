import { Statements } from '../../database/statements';
import { collectGarbage } from '../../testing/database/collect-garbage';
import { until } from '../../testing/until';
import { addMail } from '../add-mail';
import { findDueMails } from '../mail-statements';
import { DeliverMail } from './deliver-mail';
import { composeTimeoutMs } from './mail-retry-policy';
import { mailWorkerEnv, useMailWorker } from '../testing/use-mail-worker';

const { sender, clock, now, mails, get, requestMail, query, rowOf, hasState, mailTriedOnce, advanceClock } =
  useMailWorker();

describe('a requested mail', () => {
  it('is sent soon, and stored as sent', async () => {
    const id = await requestMail({ to: { name: 'Ada', address: 'ada@example.com' } });
    await until(hasState(id, 'sent'));
    const [message] = sender.sentTo('ada@example.com');
    expect(message?.from).toBe('info@example.co.uk');
    expect(message?.source.toString()).toContain(`Message-ID: <${id}@example.co.uk>`);
    expect(await rowOf(id)).toMatchObject({
      subject: 'Your contact-acknowledgement',
      html: expect.stringContaining('<p>'),
      text: expect.stringContaining('round basins'),
      source: null,
      tries: 1,
      next_try_at: null,
      lease_until: null,
      remark: null,
      composed_at: expect.any(Date),
      settled_at: expect.any(Date),
    });
  });

  it('is removed from memory once sent', async () => {
    const id = await requestMail();
    await until(hasState(id, 'sent'));
    const sources = sender.sent.splice(0).map(({ source }) => new WeakRef(source));
    await until(
      () => {
        collectGarbage();
        return Promise.resolve(sources.every((source) => !source.deref()));
      },
      composeTimeoutMs(Number(mailWorkerEnv.BACKGROUND_TIME_SCALE)) / 2,
    );
  });

  it('is sent once for requests with the same key', async () => {
    const mail = { kind: 'contact-acknowledgement', key: 'once', at: now() } as const;
    const id = await addMail(get(Statements), mail);
    expect(await addMail(get(Statements), mail)).toBeNull();
    await until(hasState(id ?? '', 'sent'));
    expect(sender.sent).toHaveLength(1);
  });

  it('without a recipient goes to the team', async () => {
    const id = await requestMail({ to: undefined });
    await until(hasState(id, 'sent'));
    expect(sender.sentTo('info@example.co.uk')).toHaveLength(1);
  });

  it('of a kind without a composer waits unchanged', async () => {
    const id = await requestMail({ kind: 'quote-reminder' });
    const other = await requestMail();
    await until(hasState(other, 'sent'));
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', tries: 0 });
  });

  it('is not sent if it is no longer needed', async () => {
    mails.composer = () => Promise.resolve({ withheld: 'the quote was deleted' });
    const id = await requestMail();
    await until(hasState(id, 'withheld'));
    expect(await rowOf(id)).toMatchObject({ remark: 'the quote was deleted', source: null });
    expect(sender.tries).toBe(0);
  });

  it('that was composed is not sent if it is outdated before a retry', async () => {
    const id = await mailTriedOnce({ kind: 'not-now', reason: 'RCPT TO: 450 greylisted' });
    sender.recover();
    mails.withheld = { withheld: 'paid meanwhile' };
    advanceClock(1_500);
    await until(hasState(id, 'withheld'));
    expect(await rowOf(id)).toMatchObject({ remark: 'paid meanwhile', source: null, tries: 2 });
    expect(sender.tries).toBe(0);
  });

  it('is sent once by several workers', async () => {
    const deliver = vi.spyOn(get(DeliverMail), 'deliver').mockResolvedValue();
    clock.stoppedAt = Date.now();
    const id = await requestMail();
    await until(() => Promise.resolve(deliver.mock.calls.length > 0));
    deliver.mockRestore();
    await Promise.all(Array.from({ length: 20 }, () => get(DeliverMail).deliver(id)));
    expect(sender.tries).toBe(1);
  });
});

it('finds due mails by an index', { tags: 'thorough' }, async () => {
  await query(`
    INSERT INTO mail (id, kind, key, state, created_at, composed_at, settled_at, subject)
    SELECT substr(md5(number::text), 1, 21) || 'A', 'contact-acknowledgement', 'old-' || number, 'sent', now(), now(), now(), ''
    FROM generate_series(1, 20000) AS number`);
  await query('ANALYZE mail');
  const values = [new Date(), 50, ['contact-acknowledgement']];
  const rows = await query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${findDueMails}`, values);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('ix_mail_next_try_at');
  expect(plan).not.toMatch(/"Rows Removed by Filter":[1-9]/);
});
