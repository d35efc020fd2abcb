import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../postgres/start-postgres.ts';
import { freePorts } from '../processes/ports.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { startRedis, type TestRedis } from '../redis/start-redis.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { demoEnvironment } from '../supervisor/demo-environment.ts';
import { signalTree } from './signal-tree.ts';
import { serviceStage, taskStage } from '../supervisor/stages.ts';

/** A part besides PostgreSQL. */
interface Service {
  name: string;
  /** Its bundle: below the workspace, or anywhere. */
  script: string;
  /** The variable that says where it answers. */
  port: string;
  healthPath: string;
}

export interface FaultSystemOptions {
  dataDir: string;
  /** How much faster waiting passes than in real life. */
  timeScale: number;
  /** Queues on a Redis of our own instead of PostgreSQL. */
  onRedis?: boolean;
}

/**
 * Some parts of the product from their built bundles, each to be killed, frozen and started again by itself. Unlike
 * the supervisor's product it goes on when a part dies: that is what is being tested.
 */
export class FaultSystem {
  dataDir;
  timeScale;
  onRedis;
  /** By variable. */
  ports: Record<string, number> = {};
  env: NodeJS.ProcessEnv = {};
  redis: TestRedis | undefined;
  #running = new Map<string, { pid: number; exited: Promise<unknown>; stop(): Promise<void> }>();
  #pool: pg.Pool | undefined;
  #services;

  /** The services in starting order. */
  constructor({ dataDir, timeScale, onRedis = false }: FaultSystemOptions, services: Service[]) {
    this.dataDir = dataDir;
    this.timeScale = timeScale;
    this.onRedis = onRedis;
    this.#services = services;
  }

  /** Ports that are not a service's own door. */
  get furtherPorts(): string[] {
    return [];
  }

  /** What prepares the database. */
  get tasks(): string[] {
    return ['migrate', 'seed'];
  }

  /** What the parts are told besides. */
  get settings(): NodeJS.ProcessEnv {
    return {};
  }

  async start() {
    mkdirSync(join(this.dataDir, 'logs'), { recursive: true });
    const names = ['PG_PORT', ...this.#services.map(({ port }) => port), ...this.furtherPorts];
    const free = await freePorts(names.length);
    this.ports = Object.fromEntries(names.map((name, index) => [name, free[index] ?? 0]));
    this.redis = this.onRedis ? await startRedis() : undefined;
    if (this.onRedis && !this.redis) throw new Error('There is no redis-server on this machine.');
    this.env = {
      ...demoEnvironment(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ...Object.fromEntries(Object.entries(this.ports).map(([name, port]) => [name, String(port)])),
      BACKGROUND_TIME_SCALE: String(this.timeScale),
      // Whatever a system does not have is nowhere, and above all not the developer's.
      SMTP_URL: 'smtp://127.0.0.1:9',
      STORAGE_FOLDER: join(this.dataDir, 'files'),
      BACKUP_FOLDER: join(this.dataDir, 'backups'),
      POSTCODES_API_URL: 'http://127.0.0.1:9',
      ...(this.redis && { REDIS_URL: this.redis.url }),
      ...this.settings,
    };
    await this.restart('postgres');
    for (const task of this.tasks) await this.#task(task);
    await this.revive();
  }

  async stop() {
    await this.#pool?.end().catch(() => {});
    for (const name of this.#names.toReversed()) await this.#running.get(name)?.stop();
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
    for (const name of this.#names) await this.restart(name);
  }

  /** Starts a part unless it is running. */
  async restart(name: string) {
    if (this.#running.has(name)) return;
    const part = await (name === 'postgres' ? this.#startPostgres() : this.#startService(name));
    this.#running.set(name, part);
    void part.exited.then(() => {
      if (this.#running.get(name) === part) this.#running.delete(name);
    });
  }

  get #names() {
    return ['postgres', ...this.#services.map(({ name }) => name)];
  }

  async #startPostgres() {
    const server = await startPostgres({
      dataDir: join(this.dataDir, 'pg'),
      port: this.ports.PG_PORT ?? 0,
      logFile: this.logOf('postgres'),
    });
    this.env.DATABASE_URL = server.url;
    await this.#pool?.end().catch(() => {});
    this.#pool = new pg.Pool({ connectionString: server.url, max: 4, application_name: 'fault-test' });
    this.#pool.on('error', () => {});
    return server;
  }

  async #startService(name: string) {
    const service = this.#services.find((each) => each.name === name);
    if (!service) throw new Error(`There is no part ${name}.`);
    const healthUrl = `${this.originOf(service.port)}${service.healthPath}`;
    const stage = serviceStage({ ...this.#node(name, service.script), healthUrl });
    const part = await stage.start(new AbortController().signal, () => {});
    if (!part) throw new Error(`${name} left nothing running.`);
    return part;
  }

  async #task(name: string) {
    await taskStage(this.#node(name, `apps/api/dist/${name}.js`)).start(
      new AbortController().signal,
      () => {},
    );
  }

  #node(name: string, script: string) {
    return {
      name,
      file: process.execPath,
      script,
      args: ['--enable-source-maps', resolve(workspaceRoot, script)],
      env: this.env,
      cwd: workspaceRoot,
      logFile: this.logOf(name),
      ipc: true,
    };
  }

  logOf(name: string) {
    return join(this.dataDir, 'logs', `${name}.log`);
  }

  /** Of the service whose variable this is. */
  originOf(port: string) {
    return `http://127.0.0.1:${this.ports[port]}`;
  }

  /** Rows of a query; tried again while the database is away. */
  async sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    let rows: Row[] | undefined;
    let problem: unknown;
    await waitUntil(
      async () => {
        try {
          rows = (await (this.#pool as pg.Pool).query(text, values)).rows;
        } catch (error) {
          problem = error;
          // Anything but a lost connection is our own mistake.
          if ((error as { code?: string }).code?.match(/^(42|22|23)/)) throw error;
        }
        return rows;
      },
      30_000,
      50,
    );
    if (!rows) throw problem;
    return rows;
  }

  /** Keeps a lock in a transaction of our own. */
  async hold(statement: string, values?: unknown[]) {
    const client = new pg.Client({
      connectionString: this.env.DATABASE_URL,
      application_name: 'fault-test',
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
