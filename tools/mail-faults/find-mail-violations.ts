import type { MailSystem } from './mail-system.ts';

/**
 * Compares what the shop believes of its mails with what has arrived: a sentence for each violation.
 * `repeatable` are mails whose worker was killed between the server's yes and writing it down, which may come twice;
 * `hopeless` are addresses that do not exist.
 */
export async function findMailViolations(
  system: MailSystem,
  ids: string[],
  { repeatable = [], hopeless = [] }: { repeatable?: string[]; hopeless?: string[] } = {},
): Promise<string[]> {
  const arrived = await system.arrived(ids);
  const found = [];
  for (const { id, state, to_address: address } of await system.seen(ids)) {
    const copies = arrived.get(id) ?? [];
    if (state !== (hopeless.includes(address) ? 'failed' : 'sent')) found.push(`${id} is ${state}`);
    if (state === 'sent' && copies.length === 0) found.push(`${id} is sent, and never arrived`);
    if (copies.length > 1 && !repeatable.includes(id)) found.push(`${id} arrived ${copies.length} times`);
    if (copies.some(({ to }) => to.length !== 1 || to[0] !== address))
      found.push(`${id} went to ${copies.map(({ to }) => to.join(' and ')).join(', ')}`);
    if (new Set(copies.map(({ source }) => source)).size > 1)
      found.push(`${id} was not the same when it came again`);
  }
  return found;
}
