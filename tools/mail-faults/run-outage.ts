import { setTimeout as sleep } from 'node:timers/promises';
import type { MailSystem } from './mail-system.ts';

interface Outage {
  begin: (system: MailSystem) => unknown;
  end: (system: MailSystem) => unknown;
}

/** What the mail server does while it is away. */
export const outages: Record<string, Outage> = {
  'refuses connections': {
    begin: (system) => system.control('PUT', '/door', { open: false }),
    end: (system) => system.control('PUT', '/door', { open: true }),
  },
  'takes connections and says nothing': {
    begin: (system) => system.freeze('mailbox'),
    end: (system) => system.thaw('mailbox'),
  },
};

/** Simulated time. */
export const outageMs = 60 * 60_000;
/** Fifteen an hour if each mail retried by itself, without the common pause. */
const maxAttemptsPerMail = 2;

/**
 * The mail server is away for a simulated hour while mails are requested, one for an address that does not exist and
 * one for a slow recipient: returns violations.
 */
export async function runOutage(system: MailSystem, name: string, count: number) {
  const outage = outages[name];
  const addressOf = (who: string | number) => `${name.replaceAll(' ', '-')}-${who}@example.com`;
  const [bad, slow] = [addressOf('bad'), addressOf('slow')];
  const others = Array.from({ length: count - 2 }, (_, index) => addressOf(index));
  await system.control('POST', '/faults', [
    { on: 'recipient', kind: 'reply', code: 550, message: 'No such user', when: { address: bad } },
    { on: 'recipient', kind: 'slow', ms: 1_500, when: { address: slow } },
  ]);
  await outage?.begin(system);
  const ids = await system.request([bad, slow, ...others]);
  await sleep(system.scaled(outageMs));

  const tries = (await system.mailsOf(ids)).reduce((sum, mail) => sum + mail.tries, 0);
  await outage?.end(system);
  const problems = await system.findViolations(ids, { unknownAddress: bad });
  await system.control('DELETE', '/faults');
  if (tries > maxAttemptsPerMail * count)
    problems.push(`${tries} tries for ${count} mails while the server was away`);
  const tasks = await system.sql(
    `SELECT FROM staff_task JOIN mail ON mail.id = mail_id WHERE staff_task.kind = 'undelivered-mail' AND to_address = $1`,
    [bad],
  );
  if (tasks.length !== 1) problems.push(`${tasks.length} tasks for the mail that could not be delivered`);
  return problems;
}
