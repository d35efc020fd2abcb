import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentSystem } from './system.ts';

/** Something that happens to the system while a payment is on its way. */
export interface Fault {
  name: string;
  /** As played: it lasts as long in real time at scale 1 alone. */
  lastsMs?: number;
  strike: (system: PaymentSystem) => unknown;
  mend: (system: PaymentSystem) => unknown;
}

const revive = (system: PaymentSystem) => system.revive();
const providerAwayMs = 60_000;
const frozenMs = 20_000;

/** What happens, and how long it really lasts. */
export const titleOf = ({ name, lastsMs }: Fault, timeScale: number) =>
  lastsMs === undefined ? name : `${name} ${Number((lastsMs / timeScale / 1_000).toFixed(1))} s`;

export const faults: Fault[] = [
  { name: 'kill -9 API', strike: (system) => system.kill('api'), mend: revive },
  { name: 'kill -9 worker', strike: (system) => system.kill('worker'), mend: revive },
  { name: 'kill -9 PostgreSQL', strike: (system) => system.kill('postgres'), mend: revive },
  {
    name: 'kill -9 all',
    strike: (system) => system.kill('api', 'worker', 'postgres', 'sandbox'),
    mend: revive,
  },
  { name: 'queue emptied', strike: emptyQueues, mend: () => {} },
  {
    name: 'provider cut',
    lastsMs: providerAwayMs,
    strike: (system) => system.kill('sandbox'),
    mend: async (system) => {
      await sleep(system.scaled(providerAwayMs));
      await system.revive();
    },
  },
  {
    name: 'PostgreSQL frozen',
    lastsMs: frozenMs,
    strike: (system) => system.freeze('postgres'),
    mend: async (system) => {
      await sleep(system.scaled(frozenMs));
      system.thaw('postgres');
      await system.revive();
    },
  },
];

/** As FLUSHALL does; in PostgreSQL all rows of BullMQ's tables, but not the tables. */
async function emptyQueues(system: PaymentSystem) {
  if (system.redis) return flush(system.redis.url);
  const tables = await system.sql<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'bullmq' AND tablename NOT LIKE '%migration%'`,
  );
  for (const { name } of tables) await system.sql(`DELETE FROM bullmq.${name}`);
}

async function flush(url: string) {
  const { hostname, port } = new URL(url);
  await new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () =>
      socket.write('FLUSHALL\r\n'),
    );
    socket.once('data', () => socket.end(() => resolve(undefined)));
    socket.once('error', reject);
  });
}
