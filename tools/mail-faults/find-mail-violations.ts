import type { Arrived } from './mail-system.ts';

export type MailSeen = { id: string; state: string; to_address: string; tries: number };

/**
 * Compares what the shop believes of its mails with what has arrived: a sentence for each violation.
 * `repeatable` are mails whose worker was killed between the server's yes and writing it down, which may come twice;
 * `hopeless` are addresses that do not exist.
 */
export function findMailViolations(
  mails: MailSeen[],
  arrived: Arrived[],
  { repeatable = [], hopeless = [] }: { repeatable?: string[]; hopeless?: string[] } = {},
): string[] {
  const found = [];
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  const copies = new Map<string, typeof arrived>();
  for (const copy of arrived) {
    const id = copy.messageId.replace(/@[^@]*$/, '');
    copies.set(id, [...(copies.get(id) ?? []), copy]);
  }

  for (const [id, of] of copies) {
    const mail = byId.get(id);
    if (!mail) {
      found.push(`${id} arrived, and nobody asked for it`);
      continue;
    }
    if (of.some(({ to }) => to.length !== 1 || to[0] !== mail.to_address))
      found.push(`${id} went to ${of.map(({ to }) => to.join(' and ')).join(', ')}`);
    if (of.length > 1 && !repeatable.includes(id)) found.push(`${id} arrived ${of.length} times`);
    if (new Set(of.map(({ source }) => source)).size > 1)
      found.push(`${id} was not the same when it came again`);
  }
  for (const { id, state, to_address: address } of mails) {
    const expected = hopeless.includes(address) ? 'failed' : 'sent';
    if (state !== expected) found.push(`${id} is ${state}`);
    if (state === 'sent' && !copies.has(id)) found.push(`${id} is sent, and never arrived`);
  }
  return found;
}
