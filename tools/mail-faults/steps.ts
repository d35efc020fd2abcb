import { lockQueues, reached } from '../faults/fault-system.ts';
import type { MailSystem } from './mail-system.ts';

/** A moment in a mail's delivery, held from outside: by locks, by freezing the mail server, or by its faults. */
export interface Step {
  name: string;
  /** A mail arrives twice if its worker dies there. */
  mayRepeat?: true;
  /** Held by locks on the queue's tables: only without Redis. */
  needsQueueHere?: true;
  /** Requests a mail and brings it there. */
  reach: (system: MailSystem, address: string) => Promise<{ id: string; release: () => unknown }>;
}

export const steps: Step[] = [
  {
    name: 'claimed, not handed out',
    needsQueueHere: true,
    async reach(system, address) {
      const lock = await system.hold(lockQueues);
      const [id = ''] = await system.ask([address]);
      // The sweep claims it before it meets the lock; other jobs of the queue meet it too.
      await reached('claimed', isSo(system, id, 'next_try_at > now()'));
      return { id, release: lock.release };
    },
  },
  {
    name: 'taken, not composed',
    async reach(system, address) {
      const [id = ''] = await system.ask([address], { isDue: false });
      const lock = await system.hold('LOCK TABLE contact_inquiry IN ACCESS EXCLUSIVE MODE');
      await system.makeDue(id);
      await reached('taken', isSo(system, id, 'tries > 0'));
      return { id, release: lock.release };
    },
  },
  {
    name: 'composed, not connected',
    async reach(system, address) {
      system.freeze('mailbox');
      const [id = ''] = await system.ask([address]);
      await reached('composed', isSo(system, id, 'composed_at IS NOT NULL'));
      return { id, release: () => system.thaw('mailbox') };
    },
  },
  { name: 'connected, recipient named', reach: withFault({ on: 'recipient', kind: 'silence' }) },
  { name: 'DATA sent, not taken', reach: withFault({ on: 'data', kind: 'silence', work: 'none' }) },
  {
    name: 'taken by the server, not answered',
    mayRepeat: true,
    reach: withFault({ on: 'data', kind: 'silence', work: 'done' }),
  },
  {
    name: 'answered, not marked',
    mayRepeat: true,
    async reach(system, address) {
      const { id, release: forget } = await withFault({ on: 'data', kind: 'slow', ms: 2_000 })(
        system,
        address,
      );
      const lock = await system.hold('SELECT FROM mail WHERE id = $1 FOR UPDATE', [id]);
      await reached('answered', lock.isWaitedFor);
      await forget();
      return { id, release: lock.release };
    },
  },
];

function withFault(fault: { on: string } & Record<string, unknown>) {
  return async (system: MailSystem, address: string) => {
    await system.control('POST', '/faults', { ...fault, when: { address } });
    const [id = ''] = await system.ask([address]);
    const hasStruck = async () =>
      (await system.control<{ used: number }[]>('GET', '/faults')).some(({ used }) => used > 0);
    await reached(fault.on, hasStruck);
    return { id, release: () => system.control('DELETE', '/faults') };
  };
}

const isSo = (system: MailSystem, id: string, condition: string) => async () =>
  (await system.sql(`SELECT FROM mail WHERE id = $1 AND ${condition}`, [id])).length > 0;
