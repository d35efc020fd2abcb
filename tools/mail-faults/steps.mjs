// @ts-check
import { hold, lockQueues } from '../faults/hold.mjs';
import { listOf, numberIn, textIn } from '../faults/read-json.mjs';
import { waitUntil } from '../processes/wait-until.mjs';

/** @typedef {import('./mail-system.mjs').MailSystem} MailSystem */

/**
 * @typedef {object} Step a moment in the life of a mail, held from outside: with locks in the database, by freezing the
 *   mail server, or by its faults
 * @property {string} name
 * @property {boolean} mayRepeat whether a mail whose worker dies then comes twice
 * @property {boolean} [needsQueueHere] held by the queue's tables, so only where the queues are not on Redis
 * @property {(system: MailSystem, address: string) => Promise<{ id: string, letGo: () => Promise<void> }>} reach asks for
 *   a mail and brings it there
 */

/** @type {Step[]} */
export const steps = [
  {
    name: 'claimed, not handed out',
    mayRepeat: false,
    needsQueueHere: true,
    async reach(system, address) {
      const lock = await hold(system, lockQueues);
      const id = await ask(system, address);
      // The sweep has its claim before it meets the lock; other jobs of the queue meet it too.
      await reached('claimed', async () => (await rowOf(system, id)).next_try_at > new Date());
      return { id, letGo: lock.release };
    },
  },
  {
    name: 'taken, not composed',
    mayRepeat: false,
    async reach(system, address) {
      const [id = ''] = await system.ask([address], { isDue: false });
      const lock = await hold(system, 'LOCK TABLE contact_inquiry IN ACCESS EXCLUSIVE MODE');
      await system.makeDue(id);
      await reached('taken', async () => (await rowOf(system, id)).tries > 0);
      return { id, letGo: lock.release };
    },
  },
  {
    name: 'composed, not connected',
    mayRepeat: false,
    async reach(system, address) {
      system.freeze('mailbox');
      const id = await ask(system, address);
      await reached('composed', async () => (await rowOf(system, id)).composed_at !== null);
      return { id, letGo: async () => system.thaw('mailbox') };
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
      const lock = await hold(system, 'SELECT FROM mail WHERE id = $1 FOR UPDATE', [id]);
      await reached('answered', lock.isWaitedFor);
      await forgetFaults(system);
      return { id, letGo: lock.release };
    },
  },
];

/** Says that it never comes to that. */
const reachLimitMs = 60_000;

/**
 * @param {MailSystem} system
 * @param {string} address
 * @param {Record<string, unknown>} given
 */
async function withFault(system, address, given) {
  const fault = await faultOf(system, { ...given, when: { address } });
  const id = await ask(system, address);
  await reached(String(given.on), () => hasStruck(system, fault));
  return { id, letGo: () => forgetFaults(system) };
}

/** @param {MailSystem} system @param {Record<string, unknown>} fault @returns {Promise<string>} its id */
async function faultOf(system, fault) {
  const [made] = listOf(await system.control('POST', '/faults', fault));
  return textIn(made, 'id');
}

/**
 * @param {MailSystem} system
 * @param {string} id
 * @returns {Promise<boolean>}
 */
const hasStruck = async (system, id) =>
  listOf(await system.control('GET', '/faults')).some(
    (fault) => textIn(fault, 'id') === id && numberIn(fault, 'used') > 0,
  );

/** @param {MailSystem} system */
const forgetFaults = async (system) => void (await system.control('DELETE', '/faults'));

/** @param {MailSystem} system @param {string} address */
async function ask(system, address) {
  const [id = ''] = await system.ask([address]);
  return id;
}

/** @param {MailSystem} system @param {string} id */
async function rowOf(system, id) {
  const [row] = await system.sql('SELECT tries, next_try_at, composed_at FROM mail WHERE id = $1', [id]);
  if (!row) throw new Error(`There is no mail ${id}.`);
  return row;
}

/** @param {string} what @param {() => unknown} isSo */
async function reached(what, isSo) {
  if (!(await waitUntil(isSo, reachLimitMs, 5))) throw new Error(`Never came to: ${what}`);
}
