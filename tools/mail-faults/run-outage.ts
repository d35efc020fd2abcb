import { setTimeout as sleep } from 'node:timers/promises';
import type { MailSystem } from './mail-system.ts';

/** The mail server's behaviour while it is away. */
export const outages: Record<
  string,
  [begin: (system: MailSystem) => unknown, end: (system: MailSystem) => unknown]
> = {
  'refuses connections': [
    (system) => system.control('PUT', '/door', { open: false }),
    (system) => system.control('PUT', '/door', { open: true }),
  ],
  'takes connections and says nothing': [
    (system) => system.freeze('mailbox'),
    (system) => system.thaw('mailbox'),
  ],
};

/** Simulated. */
export const outageMs = 60 * 60_000;
/** Without the common pause each would retry by itself: fifteen times in an hour. */
const maxAttemptsEach = 2;

/**
 * The mail server is away for a simulated hour while mails are requested, one for an address that does not exist and
 * one for a slow recipient: returns violations.
 */
export async function runOutage(system: MailSystem, name: string, count: number) {
  const [begin, end] = outages[name] ?? [];
  const addressOf = (who: string | number) => `${name.replaceAll(' ', '-')}-${who}@example.com`;
  const [bad, slow] = [addressOf('bad'), addressOf('slow')];
  const others = Array.from({ length: count - 2 }, (_, index) => addressOf(index));
  await system.control('POST', '/faults', [
    { on: 'recipient', kind: 'reply', code: 550, message: 'No such user', when: { address: bad } },
    { on: 'recipient', kind: 'slow', ms: 1_500, when: { address: slow } },
  ]);
  await begin?.(system);
  const ids = await system.ask([bad, slow, ...others]);
  await sleep(system.scaled(outageMs));

  const tries = (await system.seen(ids)).reduce((sum, mail) => sum + mail.tries, 0);
  await end?.(system);
  const wrong = await system.violations(ids, { hopeless: bad });
  await system.control('DELETE', '/faults');
  if (tries > maxAttemptsEach * count)
    wrong.push(`${tries} tries for ${count} mails while the server was away`);
  const tasks = await system.sql(
    `SELECT FROM staff_task JOIN mail ON mail.id = mail_id WHERE staff_task.kind = 'undelivered-mail' AND to_address = $1`,
    [bad],
  );
  if (tasks.length !== 1) wrong.push(`${tasks.length} tasks for the mail that could not be delivered`);
  return wrong;
}
