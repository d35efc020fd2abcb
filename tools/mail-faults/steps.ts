import { lockQueues, reached } from '../faults/fault-system.ts';
import type { MailSystem } from './mail-system.ts';

/** A moment in the life of a mail, held from outside: with locks, by freezing the mail server, or by its faults. */
export interface Step {
  name: string;
  /** Whether a mail whose worker dies then comes twice. */
  mayRepeat: boolean;
  /** Held by the queue's tables, so only where the queues are not on Redis. */
  needsQueueHere?: boolean;
  /** Asks for a mail and brings it there. */
  reach: (system: MailSystem, address: string) => Promise<{ id: string; release: () => unknown }>;
}

export const steps: Step[] = [
  {
    name: 'claimed, not handed out',
    mayRepeat: false,
    needsQueueHere: true,
    async reach(system, address) {
      const lock = await system.hold(lockQueues);
      const id = await ask(system, address);
      // The sweep has its claim before it meets the lock; other jobs of the queue meet it too.
      await reached('claimed', async () => (await rowOf(system, id)).next_try_at > new Date());
      return { id, release: lock.release };
    },
  },
  {
    name: 'taken, not composed',
    mayRepeat: false,
    async reach(system, address) {
      const [id = ''] = await system.ask([address], { isDue: false });
      const lock = await system.hold('LOCK TABLE contact_inquiry IN ACCESS EXCLUSIVE MODE');
      await system.makeDue(id);
      await reached('taken', async () => (await rowOf(system, id)).tries > 0);
      return { id, release: lock.release };
    },
  },
  {
    name: 'composed, not connected',
    mayRepeat: false,
    async reach(system, address) {
      system.freeze('mailbox');
      const id = await ask(system, address);
      await reached('composed', async () => (await rowOf(system, id)).composed_at !== null);
      return { id, release: () => system.thaw('mailbox') };
    },
  },
  {
    name: 'connected, recipient named',
    mayRepeat: false,
    reach: (system, address) => withFault(system, address, { on: 'recipient', kind: 'silence' }),
  },
  {
    name: 'DATA sent, not taken',
    mayRepeat: false,
    reach: (system, address) => withFault(system, address, { on: 'data', kind: 'silence', work: 'none' }),
  },
  {
    name: 'taken by the server, not answered',
    mayRepeat: true,
    reach: (system, address) => withFault(system, address, { on: 'data', kind: 'silence', work: 'done' }),
  },
  {
    name: 'answered, not marked',
    mayRepeat: true,
    async reach(system, address) {
      const fault = await faultOf(system, { on: 'data', kind: 'slow', ms: 2_000, when: { address } });
      const id = await ask(system, address);
      await reached('DATA sent', () => hasStruck(system, fault));
      const lock = await system.hold('SELECT FROM mail WHERE id = $1 FOR UPDATE', [id]);
      await reached('answered', lock.isWaitedFor);
      await forgetFaults(system);
      return { id, release: lock.release };
    },
  },
];

async function withFault(system: MailSystem, address: string, given: Record<string, unknown>) {
  const fault = await faultOf(system, { ...given, when: { address } });
  const id = await ask(system, address);
  await reached(String(given.on), () => hasStruck(system, fault));
  return { id, release: () => forgetFaults(system) };
}

/** Its id. */
async function faultOf(system: MailSystem, fault: Record<string, unknown>) {
  const [made] = await system.control<{ id: string }[]>('POST', '/faults', fault);
  return made?.id;
}

const hasStruck = async (system: MailSystem, wanted: string | undefined) =>
  (await system.control<{ id: string; used: number }[]>('GET', '/faults')).some(
    ({ id, used }) => id === wanted && used > 0,
  );

const forgetFaults = (system: MailSystem) => system.control('DELETE', '/faults');

async function ask(system: MailSystem, address: string) {
  const [id = ''] = await system.ask([address]);
  return id;
}

async function rowOf(system: MailSystem, id: string) {
  const [row] = await system.sql<{ tries: number; next_try_at: Date; composed_at: Date | null }>(
    'SELECT tries, next_try_at, composed_at FROM mail WHERE id = $1',
    [id],
  );
  if (!row) throw new Error(`There is no mail ${id}.`);
  return row;
}
