import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { waitUntil } from '../processes/wait-until.ts';
import { startRedis, type TestRedis } from '../redis/start-redis.ts';
import type { Part } from '../processes/start-part.ts';
import type { Stage } from '../supervisor/parts.ts';
import { productStages } from '../supervisor/product-stages.ts';
import { freeProductPorts, readSettings, type PortName } from '../supervisor/settings.ts';
import { demoEnvironment, temporaryFolder } from '../supervisor/start-product.ts';

export interface JsonReply<Body> {
  status: number;
  body: Body;
}

/** Which parts of the product there are, by their names; the others are nowhere. */
interface Composition {
  parts: readonly string[];
  /** Whose `/control` is asked, and the key to it. */
  standIn: { port: PortName; key: string };
  /** What the parts are told besides. */
  env: NodeJS.ProcessEnv;
}

const ownConnections = 'fault-test';

/**
 * Some parts of the product from their built bundles, each to be killed, frozen and started again by itself. Unlike
 * the supervisor's product it goes on when a part dies: that is what is being tested.
 */
export class FaultSystem {
  dataDir = temporaryFolder('faults');
  timeScale;
  redis: TestRedis | undefined;
  #composition;
  #ports: Record<string, string> = {};
  #stages: Stage[] = [];
  #running = new Map<string, Part>();
  #pool: pg.Pool | undefined;
  #databaseUrl = '';

  /** @param timeScale how much faster waiting passes than in real life */
  constructor(composition: Composition, timeScale: number) {
    this.timeScale = timeScale;
    this.#composition = composition;
  }

  /** With REDIS=1 in the environment the queues are on a Redis of our own instead of PostgreSQL. */
  async start() {
    const { dataDir } = this;
    const { parts, env } = this.#composition;
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    this.#ports = await freeProductPorts();
    if (process.env.REDIS && !(this.redis = await startRedis()))
      throw new Error('There is no redis-server on this machine.');
    const settings = readSettings(
      {
        ...demoEnvironment(),
        ...this.#ports,
        // What callers from outside tell the shop goes to the API directly; no page of the shop is part of this.
        PUBLIC_URL: this.originOf('API_PORT'),
        BACKGROUND_TIME_SCALE: String(this.timeScale),
        ...(this.redis && { REDIS_URL: this.redis.url }),
        ...env,
      },
      dataDir,
    );
    const logOf = (name: string) => join(dataDir, 'logs', `${name}.log`);
    const stages = productStages(settings, { dataDir, logOf }).flat();
    this.#stages = stages.filter(({ name }) => ['postgres', ...parts].includes(name));
    await this.restart('postgres');
    this.#databaseUrl = settings.env.DATABASE_URL ?? '';
    this.#pool = new pg.Pool({
      connectionString: this.#databaseUrl,
      max: 4,
      application_name: ownConnections,
    });
    this.#pool.on('error', () => {});
    await stages.find(({ name }) => name === 'demo-database')?.start(...alone);
    await this.revive();
  }

  async stop() {
    await this.#pool?.end().catch(() => {});
    for (const { name } of this.#stages.toReversed()) await this.#running.get(name)?.stop();
    await this.redis?.stop();
  }

  /** `kill -9`, waited for. */
  async kill(...names: string[]) {
    const parts = names.flatMap((name) => this.#running.get(name) ?? []);
    for (const part of parts) signalTree(part.pid, 'SIGKILL');
    for (const name of names) this.#running.delete(name);
    await Promise.all(parts.map(({ exited }) => exited));
  }

  /** Stops a part's processes in their tracks, all of them. */
  freeze(name: string) {
    signalTree(this.#running.get(name)?.pid ?? 0, 'SIGSTOP');
  }

  thaw(name: string) {
    signalTree(this.#running.get(name)?.pid ?? 0, 'SIGCONT');
  }

  /** Starts whatever is not running, in order. */
  async revive() {
    for (const { name } of this.#stages) await this.restart(name);
  }

  /** Starts a part unless it is running. */
  async restart(name: string) {
    const stage = this.#stages.find((each) => each.name === name);
    if (this.#running.has(name)) return;
    const part = await stage?.start(...alone);
    if (!part) throw new Error(`There is no part ${name}.`);
    this.#running.set(name, part);
    void part.exited.then(() => {
      if (this.#running.get(name) === part) this.#running.delete(name);
    });
  }

  /** Of the service whose variable this is. */
  originOf(port: PortName) {
    return `http://127.0.0.1:${this.#ports[port]}`;
  }

  /** One request to the API; undefined where it was not answered. */
  api<Body>(
    method: string,
    path: string,
    request: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    return askJson<Body>(method, `${this.originOf('API_PORT')}${path}`, request);
  }

  /** One request to the control of the stand-in, tried again while it is away; the path is below /control. */
  async control<Body = unknown>(method: string, path: string, body?: unknown) {
    const { port, key } = this.#composition.standIn;
    const headers = { authorization: `Bearer ${key}` };
    const url = `${this.originOf(port)}/control${path}`;
    let reply: JsonReply<Body> | undefined;
    await waitUntil(async () => (reply = await askJson<Body>(method, url, { body, headers })), 30_000, 50);
    if (!reply || reply.status >= 400)
      throw new Error(`${method} ${url}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
    return reply.body;
  }

  /** Rows of a query; tried again while the database is away. */
  async sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    for (const end = Date.now() + 30_000; ;)
      try {
        return (await (this.#pool as pg.Pool).query<Row>(text, values)).rows;
      } catch (error) {
        // Anything but a lost connection is our own mistake.
        if (Date.now() > end || /^(42|22|23)/.test(String((error as { code?: string }).code))) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
  }

  /** Keeps a lock in a transaction of our own. */
  async hold(statement: string, values?: unknown[]) {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: ownConnections,
    });
    client.on('error', () => {});
    await client.connect();
    await client.query('BEGIN');
    await client.query(statement, values);
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const waiting = 'SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))';
    return {
      isWaitedFor: async () => (await this.sql(waiting, [rows[0]?.pid])).length > 0,
      /** Whatever happened to the connection, the lock is gone with it. */
      release: () => client.end().catch(() => {}),
    };
  }

  /** Real milliseconds for so many of the time that is played. */
  scaled(ms: number) {
    return ms / this.timeScale;
  }
}

/** Nobody interrupts it, nobody else is told of it. */
const alone = [new AbortController().signal, () => {}] as const;

/** One request that speaks JSON; undefined where it was not answered. */
export async function askJson<Body>(
  method: string,
  url: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<JsonReply<Body> | undefined> {
  try {
    const reply = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as Body };
  } catch {
    return undefined;
  }
}

/**
 * Sends a signal to a process and to all that it started, children first: PostgreSQL works in processes of its
 * own, which neither freeze nor die with the one that began them.
 */
function signalTree(pid: number, signal: NodeJS.Signals) {
  if (!pid) return;
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const treeOf = (root: number): number[] => [
    ...processes.flatMap(([child = 0, parent]) => (parent === root ? treeOf(child) : [])),
    root,
  ];
  // By the program: it says nothing of those that have left already, and goes on.
  spawnSync('kill', [`-${signal.slice(3)}`, ...treeOf(pid).map(String)]);
}

/** Throws where it never comes to that. */
export async function reached(what: string, isSo: () => unknown, everyMs = 10) {
  if (!(await waitUntil(isSo, reachLimitMs, everyMs))) throw new Error(`Never came to: ${what}`);
}
export const reachLimitMs = 60_000;

/** Nobody can hand out a job. */
export const lockQueues = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'bullmq' LOOP
    EXECUTE format('LOCK TABLE bullmq.%I IN SHARE MODE', name);
  END LOOP; END $$`;
