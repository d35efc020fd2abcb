// @module-tag thorough
import { startMailbox, type TestMailbox } from './testing/start-mailbox';
import type { Fault } from './faults';

let mailbox: TestMailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.stop());

/** Timeout for a response that never comes; long enough to connect on a busy machine. */
const timeoutMs = 1_000;

const count = async () => (await mailbox.list()).length;

it('refuses new connections and closes open ones while it is down', async () => {
  await mailbox.control('PUT', '/door', { open: false });
  await expect(mailbox.send()).rejects.toMatchObject({ code: 'ESOCKET' });

  await mailbox.control('PUT', '/door', { open: true });
  await mailbox.send();
  expect(await count()).toBe(1);
});

it.each([
  ['recipient', 'EENVELOPE'],
  ['data', 'EMESSAGE'],
] as const)('refuses at %s with the configured response, and stores nothing', async (step, code) => {
  await mailbox.fault({ on: step, kind: 'reply', code: 450, message: 'Come back later' });

  await expect(mailbox.send()).rejects.toMatchObject({
    code,
    responseCode: 450,
    response: expect.stringContaining('Come back later'),
  });
  expect(await count()).toBe(0);
  expect((await mailbox.control('DELETE', '/faults')).status).toBe(204);
  await mailbox.send();
  expect(await count()).toBe(1);
});

it.each(['recipient', 'data'] as const)(
  'refuses at %s for one address only, and counts the refusals',
  async (step) => {
    await mailbox.fault({ on: step, kind: 'reply', code: 550, when: { address: 'bad@example.com' } });

    await expect(mailbox.send({ to: 'Bad@example.com' })).rejects.toMatchObject({ responseCode: 550 });
    await mailbox.send({ to: 'good@example.com', from: 'other@example.com' });
    expect((await mailbox.list()).flatMap(({ to }) => to)).toEqual(['good@example.com']);
    expect(await (await mailbox.control('GET', '/faults')).json()).toMatchObject([{ used: 1 }]);
  },
);

it.each([
  [{ on: 'recipient', kind: 'silence' }, 0],
  [{ on: 'data', kind: 'silence' }, 1],
  [{ on: 'data', kind: 'silence', work: 'none' }, 0],
] satisfies [Fault, number][])(
  'never responds with the fault %j, after which it has stored %d mails',
  async (fault, storedCount) => {
    await mailbox.fault(fault);

    await expect(mailbox.send({}, timeoutMs)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(await count()).toBe(storedCount);
  },
);

it('responds late with the fault ‘slow’', async () => {
  await mailbox.fault({ on: 'recipient', kind: 'slow', ms: 300 });
  const startedAt = performance.now();
  await mailbox.send();

  expect(performance.now() - startedAt).toBeGreaterThan(290);
});

it.each([
  [{ on: 'nowhere', kind: 'silence' }, /on must be/],
  [{ on: 'data', kind: 'drop' }, /kind must be/],
  [{ on: 'data', kind: 'slow' }, /ms must be/],
  [{ on: 'data', kind: 'reply' }, /code must be/],
  [{ on: 'data', kind: 'reply', code: 250 }, /code must be/],
  ['silence', /on must be/],
  [null, /on must be/],
])('explains what is wrong with the fault %j', async (fault, sentence) => {
  const response = await mailbox.control('POST', '/faults', fault);

  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: string }).error).toMatch(sentence);
});

it('explains an invalid setting, and refuses access without the key', async () => {
  expect((await mailbox.control('PUT', '/door', { open: 'yes' })).status).toBe(400);
  expect((await mailbox.control('PUT', '/door', { open: false }, 'guess')).status).toBe(401);
  await mailbox.send();
});
