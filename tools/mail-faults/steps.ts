import { lockQueues, reached } from '../faults/fault-system.ts';
import type { MailSystem } from './mail-system.ts';

/** A moment in a mail's delivery, held from outside: by locks, by freezing the mail server, or by its faults. */
export interface Step {
  name: string;
  /** A mail arrives twice if its worker dies there. */
  mayRepeat?: true;
  /** Held by locks on the queue's tables, so not possible with Redis. */
  needsQueueInPostgres?: true;
  /** Requests a mail and brings it to this step. */
  reach: (system: MailSystem, address: string) => Promise<{ id: string; release: () => unknown }>;
}

export const steps: Step[] = [
  {
    name: 'claimed, not handed out',
    needsQueueInPostgres: true,
    async reach(system, address) {
      const lock = await system.hold(lockQueues);
      const [id = ''] = await system.request([address]);
      // The sweep claims it before it meets the lock; other jobs of the queue meet it too.
      await reached('claimed', matches(system, id, 'next_try_at > now()'));
      return { id, release: lock.release };
    },
  },
  {
    name: 'taken, not composed',
    async reach(system, address) {
      const [id = ''] = await system.request([address], { isDue: false });
      const lock = await system.hold('LOCK TABLE contact_inquiry IN ACCESS EXCLUSIVE MODE');
      await system.makeDue(id);
      await reached('taken', matches(system, id, 'tries > 0'));
      return { id, release: lock.release };
    },
  },
  {
    name: 'composed, not connected',
    async reach(system, address) {
      system.freeze('mailbox');
      const [id = ''] = await system.request([address]);
      await reached('composed', matches(system, id, 'composed_at IS NOT NULL'));
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
      const { id, release: removeFault } = await withFault({ on: 'data', kind: 'slow', ms: 2_000 })(
        system,
        address,
      );
      const lock = await system.hold('SELECT FROM mail WHERE id = $1 FOR UPDATE', [id]);
      await reached('answered', lock.isAwaited);
      await removeFault();
      return { id, release: lock.release };
    },
  },
];

function withFault(fault: { on: string } & Record<string, unknown>) {
  return async (system: MailSystem, address: string) => {
    await system.control('POST', '/faults', { ...fault, when: { address } });
    const [id = ''] = await system.request([address]);
    const isFaultUsed = async () =>
      (await system.control<{ used: number }[]>('GET', '/faults')).some(({ used }) => used > 0);
    await reached(fault.on, isFaultUsed);
    return { id, release: () => system.control('DELETE', '/faults') };
  };
}

const matches = (system: MailSystem, id: string, condition: string) => async () =>
  (await system.sql(`SELECT FROM mail WHERE id = $1 AND ${condition}`, [id])).length > 0;
