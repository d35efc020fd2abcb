import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../processes/wait-until.ts';
import { findMailViolations, type MailSeen } from './find-mail-violations.ts';
import type { MailSystem } from './mail-system.ts';

interface Outage {
  name: string;
  begin: (system: MailSystem) => unknown;
  end: (system: MailSystem) => unknown;
}

export const outages: Outage[] = [
  {
    name: 'refuses connections',
    begin: (system) => system.control('PUT', '/door', { open: false }),
    end: (system) => system.control('PUT', '/door', { open: true }),
  },
  {
    name: 'takes connections and says nothing',
    begin: (system) => system.freeze('mailbox'),
    end: (system) => system.thaw('mailbox'),
  },
];

/** As it is played. */
export const outageMs = 60 * 60_000;
/** After the longest pause all go as fast as they can. */
const settledWithinMs = 120_000;
/** Without a pause for all, each of them would have gone up the ladder by itself: fifteen tries in an hour. */
const mostTriesForEach = 2;

/**
 * The mail server is away for an hour, as played, while mails are asked for, one of them for an address that does not
 * exist and one for a recipient that takes its time. The addresses begin with `name`.
 */
export async function runOutage(
  system: MailSystem,
  outage: Outage,
  { count, name }: { count: number; name: string },
) {
  const [bad, slow] = [`bad-${name}@example.com`, `slow-${name}@example.com`];
  const others = Array.from({ length: count - 2 }, (_, index) => `${name}-${index}@example.com`);
  await system.control('POST', '/faults', [
    { on: 'recipient', kind: 'reply', code: 550, message: 'No such user', when: { address: bad } },
    { on: 'recipient', kind: 'slow', ms: 1_500, when: { address: slow } },
  ]);
  await outage.begin(system);
  const ids = await system.ask([bad, slow, ...others]);
  await sleep(system.scaled(outageMs));

  const read = () =>
    system.sql<MailSeen>('SELECT id, state, to_address, tries FROM mail WHERE id = ANY($1)', [ids]);
  const tries = (await read()).reduce((sum, mail) => sum + mail.tries, 0);
  await outage.end(system);
  const back = performance.now();
  await waitUntil(async () => (await read()).every(({ state }) => state !== 'waiting'), settledWithinMs, 50);
  const seconds = (performance.now() - back) / 1_000;
  await system.control('DELETE', '/faults');

  const wanted = new Set(ids);
  const arrived = (await system.arrived()).filter(({ messageId }) =>
    wanted.has(messageId.replace(/@.*$/, '')),
  );
  const wrong = findMailViolations(await read(), arrived, { hopeless: [bad] });
  if (tries > mostTriesForEach * count)
    wrong.push(`${tries} tries for ${count} mails while the server was away`);
  const tasks = await system.sql(
    `SELECT FROM staff_task JOIN mail ON mail.id = mail_id WHERE staff_task.kind = 'undelivered-mail' AND to_address = $1`,
    [bad],
  );
  if (tasks.length !== 1) wrong.push(`${tasks.length} tasks for the mail that could not be delivered`);
  return { tries, seconds, wrong };
}
