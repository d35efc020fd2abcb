import { Pool } from 'pg';
import { Statements } from '../database/statements';
import { cloneDatabase, type TestDatabase } from '../testing/database/clone-database';
import { until } from '../testing/until';
import { canBeResent, resendMail } from './resend-mail';
import { FakeMailSender } from './testing/fake-mail-sender';
import { startMailWorker, type MailWorker } from './testing/start-mail-worker';

let database: TestDatabase;
let outside: Pool;
let worker: MailWorker;
const sender = new FakeMailSender();
beforeAll(async () => {
  database = await cloneDatabase('empty');
  outside = new Pool({ connectionString: database.url, max: 3 });
  worker = await startMailWorker({ databaseUrl: database.url, sender, env: { BACKGROUND_TIME_SCALE: '20' } });
});
afterAll(async () => {
  await worker.stop();
  await outside.end();
  await database.drop();
});

const stateOf = async (id: string) =>
  (await outside.query<{ state: string }>('SELECT state FROM mail WHERE id = $1', [id])).rows[0]?.state;
const isIn = (id: string, state: string) => until(async () => (await stateOf(id)) === state);
const openTasks = async () => (await outside.query('SELECT FROM staff_task WHERE done_at IS NULL')).rowCount;
const resend = (id: string, now = new Date()) =>
  worker.app.get(Statements).transaction((tx) => resendMail(tx, id, now));

it('completes the task about a failed mail once a later copy was sent, whichever was resent', async () => {
  sender.respondWith(() => ({ kind: 'rejected', reason: 'no such mailbox' }));
  const first = await worker.requestMail({ to: { name: 'Ada', address: 'ada@example.com' } });
  await isIn(first, 'failed');
  const { id: second } = await resend(first);
  await isIn(second, 'failed');
  expect(await openTasks()).toBe(2);

  sender.recover();
  const { id: third } = await resend(second);
  await isIn(third, 'sent');
  expect(sender.sentTo('ada@example.com')).toHaveLength(1);
  expect(await openTasks()).toBe(0);
});

it('makes one mail for simultaneous requests, and another a while later', async () => {
  const first = await worker.requestMail();
  await isIn(first, 'sent');
  const at = new Date();
  const resent = await Promise.all([resend(first, at), resend(first, at), resend(first, at)]);
  expect(new Set(resent.map(({ id }) => id)).size).toBe(1);
  expect(resent.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  const copyId = resent[0]?.id ?? '';
  await isIn(copyId, 'sent');
  expect((await resend(first, new Date(at.getTime() + 9_000))).id).toBe(copyId);
  expect((await resend(first, new Date(at.getTime() + 11_000))).isRepeat).toBe(false);
});

const sentQuote = { kind: 'quote', state: 'sent', toAddress: 'ada@example.com', isErased: false } as const;

it.each([
  ['a quote that was sent', sentQuote],
  ['a mail that failed', { ...sentQuote, state: 'failed' }],
  ['a notice to the team', { ...sentQuote, kind: 'staff-deposit-paid', toAddress: null }],
] as const)('%s can be resent', (_, mail) => {
  expect(canBeResent(mail)).toBe(true);
});

it.each([
  ['on its way', { ...sentQuote, state: 'waiting' }],
  ['held back', { ...sentQuote, state: 'withheld' }],
  ['of somebody who was erased', { ...sentQuote, isErased: true }],
  ['without a receiver any more', { ...sentQuote, toAddress: null }],
  ['an invitation', { ...sentQuote, kind: 'staff-invitation' }],
  ['a reminder', { ...sentQuote, kind: 'quote-reminder' }],
] as const)('rejects a mail that is %s', (_, mail) => {
  expect(canBeResent(mail)).toBe(false);
});
