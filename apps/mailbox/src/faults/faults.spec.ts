// @module-tag thorough
import { startMailbox, type TestMailbox } from '../testing/start-mailbox';
import type { Fault } from './fault';

let mailbox: TestMailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.stop());

/** For an answer that never comes; a connection is made in less, also on a busy machine. */
const impatienceMs = 1_000;

const count = async () => (await mailbox.list()).length;

it('is down when its door is shut: connections are refused, and those that were open break', async () => {
  await mailbox.control('PUT', '/door', { open: false });
  await expect(mailbox.send()).rejects.toMatchObject({ code: 'ESOCKET' });
  expect(await (await mailbox.control('GET', '/door')).json()).toEqual({ open: false });

  await mailbox.control('PUT', '/door', { open: true });
  await mailbox.send();
  expect(await count()).toBe(1);
});

it.each([
  ['connect', 'EPROTOCOL'],
  ['sender', 'EENVELOPE'],
  ['recipient', 'EENVELOPE'],
  ['data', 'EMESSAGE'],
] as const)('refuses at %s with the answer that was asked for, and keeps nothing', async (on, code) => {
  await mailbox.fault({ on, kind: 'reply', code: 450, message: 'Come back later', when: { times: 1 } });

  await expect(mailbox.send()).rejects.toMatchObject({
    code,
    responseCode: 450,
    response: expect.stringContaining('Come back later'),
  });
  expect(await count()).toBe(0);
  await mailbox.send();
  expect(await count()).toBe(1);
});

it.each([
  ['recipient', 'bad@example.com'],
  ['data', 'bad@example.com'],
  ['sender', 'shop@example.com'],
] as const)('refuses at %s for one address alone', async (on, address) => {
  await mailbox.fault({ on, kind: 'reply', code: 550, when: { address } });

  await expect(mailbox.send({ to: 'Bad@example.com' })).rejects.toMatchObject({ responseCode: 550 });
  await mailbox.send({ to: 'good@example.com', from: 'other@example.com' });
  expect((await mailbox.list()).flatMap(({ to }) => to)).toEqual(['good@example.com']);
});

it('keeps a mail and breaks the connection before it says so', async () => {
  await mailbox.fault({ on: 'data', kind: 'drop' });

  await expect(mailbox.send({ subject: 'Taken' })).rejects.toThrow();
  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['Taken']);
});

it('breaks the connection before it keeps a mail', async () => {
  await mailbox.fault({ on: 'data', kind: 'drop', work: 'none' });

  await expect(mailbox.send()).rejects.toThrow();
  expect(await count()).toBe(0);
});

it.each([
  [{ on: 'connect', kind: 'silence' }, 0],
  [{ on: 'recipient', kind: 'silence' }, 0],
  [{ on: 'data', kind: 'silence' }, 1],
  [{ on: 'data', kind: 'silence', work: 'none' }, 0],
] satisfies [Fault, number][])('never answers with %j, and has kept %d', async (fault, kept) => {
  await mailbox.fault(fault);

  await expect(mailbox.send({}, impatienceMs)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(await count()).toBe(kept);
});

it('answers late when it is slow', async () => {
  await mailbox.fault({ on: 'recipient', kind: 'slow', ms: 300 });
  const began = performance.now();
  await mailbox.send();

  expect(performance.now() - began).toBeGreaterThan(290);
});

it('counts the deliveries that a fault concerns, and tells how often it struck', async () => {
  await mailbox.fault({
    on: 'data',
    kind: 'reply',
    code: 451,
    when: { calls: [2], address: 'a@example.com' },
  });
  await mailbox.send({ to: 'b@example.com' });
  await mailbox.send({ to: 'a@example.com' });
  await expect(mailbox.send({ to: 'a@example.com' })).rejects.toThrow();
  await mailbox.send({ to: 'a@example.com' });

  expect(await (await mailbox.control('GET', '/faults')).json()).toMatchObject([{ seen: 3, used: 1 }]);
});

it('ends after its time', async () => {
  await mailbox.fault({ on: 'data', kind: 'reply', code: 451, when: { forSeconds: 0 } });

  await expect(mailbox.send()).resolves.toBeUndefined();
});

it('forgets one fault or all, and with a reset the mails too, and opens the door', async () => {
  await mailbox.fault({ on: 'data', kind: 'drop' }, { on: 'connect', kind: 'slow', ms: 1 });
  expect((await mailbox.control('DELETE', '/faults/fault-1')).status).toBe(204);
  expect((await mailbox.control('DELETE', '/faults/fault-1')).status).toBe(404);
  await mailbox.send();
  await mailbox.fault({ on: 'data', kind: 'drop' });
  expect((await mailbox.control('DELETE', '/faults')).status).toBe(204);
  await mailbox.send();
  await mailbox.control('PUT', '/door', { open: false });
  await mailbox.control('POST', '/reset');

  expect(await count()).toBe(0);
  await mailbox.send();
});

it.each([
  [{ on: 'nowhere', kind: 'drop' }, /on and kind must be/],
  [{ on: 'data', kind: 'reply' }, /code/],
  [{ on: 'data', kind: 'reply', code: 250 }, /code must be >= 400/],
  [{ on: 'data', kind: 'reply', code: 550, message: 'two\r\n250 lines' }, /message/],
  [{ on: 'sender', kind: 'drop', work: 'done' }, /work/],
  [{ on: 'connect', kind: 'drop', when: { address: 'a@example.com' } }, /address/],
  ['drop', /on and kind must be/],
  [null, /on and kind must be/],
])('says what is wrong with the fault %j', async (fault, sentence) => {
  const reply = await mailbox.control('POST', '/faults', fault);

  expect(reply.status).toBe(400);
  expect(((await reply.json()) as { error: string }).error).toMatch(sentence);
});

it('says what is wrong with a door, and lets nobody in without the key', async () => {
  expect((await mailbox.control('PUT', '/door', { open: 'yes' })).status).toBe(400);
  expect((await mailbox.control('PUT', '/door', { open: false }, 'guess')).status).toBe(401);
  await mailbox.send();
});
