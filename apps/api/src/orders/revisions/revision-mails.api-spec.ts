import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Statements } from '../../database/statements';
import { addMail } from '../../mail';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { randomId } from '../../platform/ids/random-id';
import { startWorker } from '../../testing/servers/start-worker';
import { until } from '../../testing/until';
import { untilSettled } from '../../testing/until-settled';
import { useRevisions } from '../testing/use-revisions';

const { api, now, answered, propose } = useRevisions();

describe('mails about a revised price', () => {
  let worker: NestFastifyApplication;
  const sender = new FakeMailSender();
  beforeAll(async () => {
    worker = await startWorker(api.databaseUrl, {
      mailSender: sender,
      env: { BACKGROUND_TIME_SCALE: '100' },
    });
  });
  // A running background job would block emptying the tables.
  afterEach(() => untilSettled(api));
  afterAll(() => worker.close());
  const mailOf = async (kind: string) => {
    const find = () =>
      api.sql<{ state: string; subject: string; text: string; remark: string | null }>(
        'SELECT * FROM mail WHERE kind = $1 AND settled_at IS NOT NULL',
        [kind],
      );
    await until(async () => (await find()).length > 0);
    return (await find())[0];
  };

  it.each(['quote', 'quotes', 'quote-follow-up'] as const)(
    'of kind %s have no pay link before the customer agrees to the price',
    { tags: 'thorough' },
    async (kind) => {
      const { original, revised } = await propose();
      const quoteIds = kind === 'quotes' ? [original.id, revised.id] : [revised.id];
      const details = kind === 'quote-follow-up' ? { subject: 'Your top', text: 'Hello' } : {};
      const to = { name: null, address: 'ada@example.com' };
      await api.app
        .get(Statements)
        .transaction((tx) => addMail(tx, { kind, key: randomId(), to, quoteIds, details, at: now() }));
      const mail = await mailOf(kind);
      expect(mail).toMatchObject({ state: 'sent' });
      expect(mail?.text).toContain('Please answer on its page first.');
      expect(mail?.text).toContain(`/quote/${revised.id}`);
      expect(mail?.text).not.toContain(`payment?quote=${revised.id}`);
    },
  );

  it('are not sent to an address that is no longer the customer’s', { tags: 'thorough' }, async () => {
    const { revised } = await propose({ isPaid: true, email: 'ada@example.com' });
    const to = { name: null, address: 'former@example.com' };
    await addMail(api.app.get(Statements), {
      kind: 'quote-revised',
      key: randomId(),
      to,
      quoteIds: [revised.id],
      at: now(),
    });
    const find = () =>
      api.sql<{ to_address: string; state: string; remark: string | null }>(
        `SELECT to_address, state, remark FROM mail WHERE kind = 'quote-revised' AND settled_at IS NOT NULL
         ORDER BY to_address`,
      );
    await until(async () => (await find()).length === 2);
    expect(await find()).toMatchObject([
      { to_address: 'ada@example.com', state: 'sent' },
      {
        to_address: to.address,
        state: 'withheld',
        remark: expect.stringMatching(/nobody at this address/) as string,
      },
    ]);
  });

  it('ask the customer and report the answer to the team once each', { tags: 'thorough' }, async () => {
    const { original, revised } = await propose({ isPaid: true, email: 'ada@example.com' });
    const asked = await mailOf('quote-revised');
    expect(asked).toMatchObject({ state: 'sent' });
    expect(asked?.text).toContain('Deposit paid, which counts towards it: −£35.70');
    expect(asked?.text).toContain('as before measuring, and all that you have paid is refunded.');
    expect(asked?.text).toContain(`/quote/${revised.id}`);
    await answered(revised.id);
    const mail = await mailOf('staff-revision-answered');
    expect(mail).toMatchObject({
      state: 'sent',
      subject: expect.stringContaining(`Agreed – ${revised.reference}`),
    });
    expect(mail?.text).toContain(`As first quoted, ${original.reference}: £357.00`);
    expect(mail?.text).toContain(`/admin?item=${revised.id}`);
  });
});
