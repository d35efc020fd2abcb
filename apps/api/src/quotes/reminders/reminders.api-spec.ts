// @module-tag thorough
import { readFileSync } from 'node:fs';
import { paths, type QuoteResponse } from '@app/contracts';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { putOnHoldSql } from '../../platform/background/shop-hold';
import { saveAQuote } from '../../testing/builders/a-basket';
import { useApi, useWorker } from '../../testing/servers/use-api';
import { until } from '../../testing/until';
import { randomId } from '../../platform/ids/random-id';
import { ReminderSweep } from './reminder-sweep';
import { changeQuote } from '../../testing/builders/change-quote';

const dayMs = 86_400_000;
/** The morning on which the quotes of these tests are saved; their price holds to the end of 21 December. */
const savedAt = new Date('2026-11-21T10:00:00Z').getTime();
let nowMs = savedAt;
const now = () => new Date(nowMs);
const setTime = (text: string) => void (nowMs = new Date(text).getTime());

const sender = new FakeMailSender();
const api = useApi({ now });
const worker = useWorker(api, {
  mailSender: sender,
  now,
  env: { QUOTE_REMINDERS: 'on', BACKGROUND_TIME_SCALE: '1' },
});
beforeEach(async () => {
  nowMs = savedAt;
  sender.recover();
  await api.sql('TRUNCATE mail, timeline_entry, reminder_subscription CASCADE');
  await changeQuote(api, null, { customerEmail: null });
});

/** A quote that was sent to a customer on request. */
async function aSentQuote(email = 'ada@example.com'): Promise<QuoteResponse> {
  const quote = await saveAQuote(api);
  await markAsSent(quote, email);
  return quote;
}
const markAsSent = ({ id }: QuoteResponse, email = 'ada@example.com') =>
  api.sql(
    `WITH customer AS (UPDATE quote SET customer_name = 'Ada Lovelace', customer_email = $3 WHERE id = $1)
     INSERT INTO mail (
       id, kind, key, state, to_name, to_address, quote_ids, subject, created_at, composed_at, settled_at)
     VALUES ($2, 'quote', $2, 'sent', 'Ada Lovelace', $3, ARRAY[$1], 'Your quote', $4, $4, $4)`,
    [id, randomId(), email, now()],
  );
const allSettled = () =>
  until(async () => !(await api.sql('SELECT FROM mail WHERE settled_at IS NULL')).length);
const sweep = async () => {
  await worker.get(ReminderSweep, { strict: false }).sweep();
  await allSettled();
};
const reminders = () =>
  api.sql<{ key: string; state: string; remark: string | null; html: string; subject: string }>(
    `SELECT key, state, remark, html, subject FROM mail WHERE kind = 'quote-reminder' ORDER BY created_at, key`,
  );
const statesOf = async () => (await reminders()).map(({ state }) => state);

it('at most two reminders are sent: a week before the price expires, and on the day before the last', async () => {
  const { id, reference } = await aSentQuote();
  for (let day = 1; day <= 32; day += 1) {
    nowMs = savedAt + day * dayMs;
    await sweep();
    await sweep();
  }
  const reminderMails = await reminders();
  expect(reminderMails.map(({ key, state }) => [key, state])).toEqual([
    [`${id}:1`, 'sent'],
    [`${id}:2`, 'sent'],
  ]);
  expect(reminderMails[0]?.subject).toContain(reference);
  const entries = await api.sql<{ at: Date }>(
    `SELECT at FROM timeline_entry WHERE quote_id = $1 AND kind = 'reminder-written' ORDER BY at`,
    [id],
  );
  expect(entries.map((entry) => entry.at.toISOString())).toEqual([
    '2026-12-14T10:00:00.000Z',
    '2026-12-20T10:00:00.000Z',
  ]);
});

it('reminders are not sent while the shop is on hold', async () => {
  await aSentQuote();
  await api.sql(putOnHoldSql);
  setTime('2026-12-14T10:00:00Z');
  await sweep();
  expect(await reminders()).toEqual([]);
  await api.sql('DELETE FROM shop_hold');
  await sweep();
  expect(await reminders()).toHaveLength(1);
});

it('reminders greet only with the name that was given with their address', async () => {
  const { id } = await aSentQuote();
  const other = await aSentQuote('bob@example.com');
  await api.sql(`UPDATE mail SET to_name = NULL WHERE to_address = 'bob@example.com'`);
  await changeQuote(api, id, { customerName: 'Eve' });
  setTime('2026-12-14T10:00:00Z');
  await sweep();
  const greetedByName = await api.sql(
    `SELECT to_name, to_address, quote_ids FROM mail WHERE kind = 'quote-reminder' ORDER BY to_address`,
  );
  expect(greetedByName).toEqual([
    { to_name: 'Ada Lovelace', to_address: 'ada@example.com', quote_ids: [id] },
    { to_name: null, to_address: 'bob@example.com', quote_ids: [other.id] },
  ]);
});

it('reminders are sent only in the daytime in London', async () => {
  await aSentQuote();
  for (const night of ['2026-12-14T08:59:00Z', '2026-12-14T18:00:00Z', '2026-12-15T00:30:00Z']) {
    setTime(night);
    await sweep();
    expect(await reminders()).toEqual([]);
  }
  setTime('2026-12-15T09:00:00Z');
  await sweep();
  expect(await statesOf()).toEqual(['sent']);
});

it('reminders are sent once by two simultaneous workers', async () => {
  await aSentQuote();
  setTime('2026-12-14T10:00:00Z');
  const reminderSweep = worker.get(ReminderSweep, { strict: false });
  await Promise.all([reminderSweep.sweep(), reminderSweep.sweep(), reminderSweep.sweep()]);
  await allSettled();
  expect(await reminders()).toHaveLength(1);
  const reminderEntries = await api.sql(`SELECT FROM timeline_entry WHERE kind = 'reminder-written'`);
  expect(reminderEntries).toHaveLength(1);
});

describe('no reminder is sent', () => {
  it.each<[string, string]>([
    ['was deleted', 'deleted_at = now()'],
    ['was declined', `status = 'declined'`],
    ['was revised', `standing = 'superseded'`],
    ['was completed', `status = 'completed'`],
    ['is paid for', `deposit_state = 'paid'`],
    ['is being paid for', `deposit_state = 'open'`],
    ['has a payment in review', `deposit_state = 'review'`],
    ['has another customer by now', `customer_email = 'eve@example.com'`],
    ['was extended by staff', `valid_until = valid_until + interval '10 days'`],
  ])('for a quote that %s', async (_, change) => {
    const { id } = await aSentQuote();
    await api.sql(`UPDATE quote SET ${change} WHERE id = $1`, [id]);
    setTime('2026-12-14T10:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
  });

  it('for a quote that was never emailed, or not delivered', async () => {
    await saveAQuote(api);
    const { id } = await aSentQuote();
    await api.sql(`UPDATE mail SET state = 'failed'`);
    const other = await saveAQuote(api);
    await changeQuote(api, other.id, { customerEmail: 'ada@example.com' });
    setTime('2026-12-14T10:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
    expect(id).not.toBe(other.id);
  });

  it('for a quote that was emailed a day ago', async () => {
    const quote = await saveAQuote(api);
    setTime('2026-12-13T10:00:00Z');
    await markAsSent(quote);
    setTime('2026-12-14T10:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
    setTime('2026-12-15T10:00:00Z');
    await sweep();
    expect(await statesOf()).toEqual(['sent']);
  });

  it('for a quote with a newer version, or for a top whose older version was paid', async () => {
    const older = await aSentQuote();
    const newer = await saveAQuote(api, { replacesQuoteId: older.id });
    await markAsSent(newer);
    setTime('2026-12-14T10:00:00Z');
    await changeQuote(api, older.id, { depositState: 'paid' });
    await sweep();
    expect(await reminders()).toEqual([]);
    await changeQuote(api, older.id, { depositState: 'none' });
    await sweep();
    expect((await reminders()).map(({ key }) => key)).toEqual([`${newer.id}:1`]);
  });

  it('for a quote with a deleted newer version, if another newer version remains', async () => {
    const oldest = await aSentQuote();
    const middle = await saveAQuote(api, { replacesQuoteId: oldest.id });
    const newest = await saveAQuote(api, { replacesQuoteId: middle.id });
    await changeQuote(api, middle.id, { deletedAt: new Date() });
    setTime('2026-12-14T10:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
    await changeQuote(api, newest.id, { deletedAt: new Date() });
    await sweep();
    expect((await reminders()).map(({ key }) => key)).toEqual([`${oldest.id}:1`]);
  });

  it('for a quote that staff have ordered for the customer', async () => {
    const { id } = await aSentQuote();
    await api.sql(
      `WITH placed AS (
         INSERT INTO customer_order (id, channel, created_at, placed_at, reference, deposit_amount, price, deposit_by)
         VALUES ($1, 'phone', now(), now(), 'OR-26-99998', 35.70, 357, 'bank-transfer'))
       INSERT INTO order_item (order_id, quote_id, agreed_id, top_id, position, is_placed)
       VALUES ($1, $2, $2, $2, 1, true)`,
      [randomId(), id],
    );
    setTime('2026-12-14T10:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
  });

  it('for a quote that was paid or ordered between composing and sending', async () => {
    const { id } = await aSentQuote();
    setTime('2026-12-14T10:00:00Z');
    await api.sql(
      `CREATE FUNCTION pay_first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE quote SET deposit_state = 'paid' WHERE id = '${id}'; RETURN NEW; END $$`,
    );
    await api.sql('CREATE TRIGGER pay_first BEFORE INSERT ON mail FOR EACH ROW EXECUTE FUNCTION pay_first()');
    await sweep();
    await api.sql('DROP TRIGGER pay_first ON mail');
    expect(await reminders()).toMatchObject([
      { state: 'withheld', remark: 'the reminder is no longer needed' },
    ]);
  });
});

describe('an address that has unsubscribed from reminders', () => {
  it('gets none for any quote, in any spelling, and still gets what it requests', async () => {
    await aSentQuote('ada@example.com');
    await aSentQuote('Ada@Example.com');
    await aSentQuote('eve@example.com');
    setTime('2026-12-14T10:00:00Z');
    await sweep();
    expect(await statesOf()).toEqual(['sent', 'sent', 'sent']);

    const links = new Set(
      (await reminders()).map(({ html }) => /\/api\/mail-preferences\/([\w-]{22})/.exec(html)?.[1]),
    );
    expect(links.size).toBe(2);
    const source = String(sender.sentTo('ada@example.com').at(-1)?.source);
    const token = /^List-Unsubscribe: <[^>]*\/api\/mail-preferences\/([\w-]{22})>/m.exec(source)?.[1] ?? '';
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect((await api.post(paths.mailPreference(token), {})).statusCode).toBe(200);

    setTime('2026-12-20T10:00:00Z');
    await sweep();
    const secondReminders = (await reminders()).filter(({ key }) => key.endsWith(':2'));
    expect(secondReminders.map(({ state }) => state)).toEqual(['sent']);

    sender.recover();
    const unsubscribedQuote = await saveAQuote(api);
    await api.post(paths.emailQuote, { quoteId: unsubscribedQuote.id, email: 'ada@example.com' });
    await allSettled();
    expect(sender.sentTo('ada@example.com')).toHaveLength(1);
  });
});

it('staff can unsubscribe an address, as in the runbook', async () => {
  const runbook = readFileSync(`${import.meta.dirname}/../../../../../docs/runbook.md`, 'utf8');
  const [statement = ''] = /INSERT INTO reminder_subscription[^;]*/.exec(runbook) ?? [];
  await aSentQuote('ada@example.com');
  await api.sql(statement);
  await api.sql(statement);
  setTime('2026-12-14T10:00:00Z');
  await sweep();
  expect(await reminders()).toEqual([]);
});
