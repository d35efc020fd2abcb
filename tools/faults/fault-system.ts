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

/** The product's parts by name; others are left out. */
interface Composition {
  parts: readonly string[];
  /** The stand-in with `/control`, and its key. */
  standIn: { port: PortName; key: string };
  /** Further settings of the parts. */
  env: NodeJS.ProcessEnv;
}

/** How PostgreSQL names our own connections. */
const ownConnections = 'fault-test';

/**
 * Some parts of the product from their built bundles, which can be killed, frozen and restarted one by one. Unlike the
 * supervisor it keeps running when a part dies: that is what is tested.
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

  /** With REDIS=1 the queues are on a Redis of our own instead of PostgreSQL. */
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
        // Callbacks from outside go directly to the API; no page of the shop is involved.
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
    await stages.find(({ name }) => name === 'demo-database')?.start(...startArguments);
    await this.revive();
  }

  async stop() {
    await this.#pool?.end().catch(() => {});
    for (const { name } of this.#stages.toReversed()) await this.#running.get(name)?.stop();
    await this.redis?.stop();
  }

  /** `kill -9`, awaited. */
  async kill(...names: string[]) {
    const parts = names.flatMap((name) => this.#running.get(name) ?? []);
    for (const part of parts) signalTree(part.pid, 'SIGKILL');
    for (const name of names) this.#running.delete(name);
    await Promise.all(parts.map(({ exited }) => exited));
  }

  /** Stops all processes of a part (SIGSTOP). */
  freeze(name: string) {
    signalTree(this.#running.get(name)?.pid ?? 0, 'SIGSTOP');
  }

  thaw(name: string) {
    signalTree(this.#running.get(name)?.pid ?? 0, 'SIGCONT');
  }

  /** Starts everything that is not running, in order. */
  async revive() {
    for (const { name } of this.#stages) await this.restart(name);
  }

  /** Starts a part unless it runs. */
  async restart(name: string) {
    const stage = this.#stages.find((each) => each.name === name);
    if (this.#running.has(name)) return;
    const part = await stage?.start(...startArguments);
    if (!part) throw new Error(`There is no part ${name}.`);
    this.#running.set(name, part);
    void part.exited.then(() => {
      if (this.#running.get(name) === part) this.#running.delete(name);
    });
  }

  /** By the service's port variable. */
  originOf(port: PortName) {
    return `http://127.0.0.1:${this.#ports[port]}`;
  }

  /** One request to the API; undefined if unanswered. */
  api<Body>(
    method: string,
    path: string,
    request: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    return sendJson<Body>(method, `${this.originOf('API_PORT')}${path}`, request);
  }

  /** A request below the stand-in's /control, retried while it is away. */
  async control<Body = unknown>(method: string, path: string, body?: unknown) {
    const { port, key } = this.#composition.standIn;
    const headers = { authorization: `Bearer ${key}` };
    const url = `${this.originOf(port)}/control${path}`;
    let reply: JsonReply<Body> | undefined;
    await waitUntil(async () => (reply = await sendJson<Body>(method, url, { body, headers })), 30_000, 50);
    if (!reply || reply.status >= 400)
      throw new Error(`${method} ${url}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
    return reply.body;
  }

  /** Rows of a query; retried while the database is away. */
  async sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    for (const end = Date.now() + 30_000; ;)
      try {
        return (await (this.#pool as pg.Pool).query<Row>(text, values)).rows;
      } catch (error) {
        // Anything but a lost connection is our own error.
        if (Date.now() > end || /^(42|22|23)/.test(String((error as { code?: string }).code))) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
  }

  /** Holds a lock in a transaction. */
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
      isAwaited: async () => (await this.sql(waiting, [rows[0]?.pid])).length > 0,
      /** Closing the connection releases the lock in any case. */
      release: () => client.end().catch(() => {}),
    };
  }

  /** Real milliseconds for simulated ones. */
  scaled(ms: number) {
    return ms / this.timeScale;
  }
}

/** Starting is never aborted, and nobody needs to know the process. */
const startArguments = [new AbortController().signal, () => {}] as const;

/** A JSON request; undefined if unanswered. */
export async function sendJson<Body>(
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
 * Signals a process and its descendants, children first: PostgreSQL's processes neither stop nor die with their parent.
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
  // The program ignores those that have ended already.
  spawnSync('kill', [`-${signal.slice(3)}`, ...treeOf(pid).map(String)]);
}

/** Waits until a condition holds. @throws Error on a timeout */
export async function reached(what: string, condition: () => unknown, everyMs = 10) {
  if (!(await waitUntil(condition, reachLimitMs, everyMs))) throw new Error(`Never reached: ${what}`);
}
export const reachLimitMs = 60_000;

/** Blocks all queues. */
export const lockQueues = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'bullmq' LOOP
    EXECUTE format('LOCK TABLE bullmq.%I IN SHARE MODE', name);
  END LOOP; END $$`;
