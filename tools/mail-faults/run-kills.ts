import type { MailSystem } from './mail-system.ts';
import type { Step } from './steps.ts';

/** Brings mails to a step one by one, kills the named parts there, and returns violations at the end. */
export async function runKills(system: MailSystem, runs: [Step, string[]][]) {
  const problems: string[] = [];
  /** Mails that were at a step when parts were killed, by id. */
  const hit = new Map<string, { name: string; mayRepeat: boolean }>();
  for (const [index, [step, parts]] of runs.entries()) {
    const name = `${step.name} / kill -9 ${parts.join(', ')}`;
    try {
      const { id, release } = await step.reach(system, `struck-${parts.join('-')}-${index}@example.com`);
      hit.set(id, { name, mayRepeat: step.mayRepeat ?? false });
      await system.kill(...parts);
      // The worker needs the locks we hold to start.
      for (const part of ['postgres', 'mailbox']) await system.restart(part);
      await release();
      // If only the database was away, the worker records the acceptance afterwards.
      if (parts.some((part) => part !== 'postgres'))
        for (const other of await acceptedButNotRecorded(system, [...hit.keys()])) {
          const mail = hit.get(other.id);
          if (mail && other.id !== id) mail.mayRepeat = true;
        }
      await system.revive();
    } catch (error) {
      problems.push(`${name}: ${String(error)}`);
      await system.revive();
      system.thaw('mailbox');
      await system.control('DELETE', '/faults');
    }
  }
  const ids = [...hit.keys()];
  const repeatable = ids.filter((id) => hit.get(id)?.mayRepeat);
  const violations = await system.findViolations(ids, { repeatable });
  return [
    ...problems,
    ...violations.map((text) => text.replace(/^\S+/, (id) => `${hit.get(id)?.name ?? id}:`)),
  ];
}

/** Mails that arrived but still wait: the kill came between the server's acceptance and recording it. */
async function acceptedButNotRecorded(system: MailSystem, ids: string[]) {
  const arrivedAt = (await system.inbox()).flatMap(({ to }) => to);
  const mails = await system.mailsOf(ids);
  return mails.filter((mail) => mail.state === 'waiting' && arrivedAt.includes(mail.to_address));
}
