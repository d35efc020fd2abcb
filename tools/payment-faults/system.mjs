// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../postgres/start-postgres.mjs';
import { freePorts } from '../processes/ports.mjs';
import { waitUntil } from '../processes/wait-until.mjs';
import { startRedis } from '../redis/start-redis.mjs';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { demoEnvironment } from '../supervisor/demo-environment.mjs';
import { serviceStage } from '../supervisor/service-stage.mjs';
import { taskStage } from '../supervisor/task-stage.mjs';
import { signalTree } from './signal-tree.mjs';

/** @typedef {'postgres' | 'sandbox' | 'api' | 'worker'} PartName */

/** Each needs those before it. */
const partNames = /** @type {const} */ (['postgres', 'sandbox', 'api', 'worker']);

export const merchantCode = 'MCDEMO01';
const controlKey = 'sandbox-control';

/**
 * What a payment runs through – database, card provider's stand-in, API, worker – from the built bundles, each
 * part to be killed, frozen and started again by itself. Unlike the supervisor's product it goes on when a part
 * dies: that is what is being tested.
 */
export class PaymentSystem {
  /** @type {Map<PartName, { pid: number, exited: Promise<unknown>, stop(): Promise<void> }>} */
  #running = new Map();
  /** @type {pg.Pool | undefined} */
  #pool;

  /**
   * @param {object} options
   * @param {string} options.dataDir
   * @param {number} options.timeScale how much faster waiting passes than in real life
   * @param {boolean} [options.onRedis] queues on a Redis of our own instead of PostgreSQL
   */
  constructor({ dataDir, timeScale, onRedis = false }) {
    this.dataDir = dataDir;
    this.timeScale = timeScale;
    this.onRedis = onRedis;
  }

  async start() {
    mkdirSync(join(this.dataDir, 'logs'), { recursive: true });
    const [postgres = 0, sandbox = 0, api = 0, worker = 0] = await freePorts(4);
    this.ports = { postgres, sandbox, api, worker };
    this.redis = this.onRedis ? await startRedis() : undefined;
    if (this.onRedis && !this.redis) throw new Error('There is no redis-server on this machine.');
    const origin = `http://127.0.0.1:${sandbox}`;
    /** @type {NodeJS.ProcessEnv} */
    this.env = {
      ...demoEnvironment(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      API_PORT: String(api),
      WORKER_PORT: String(worker),
      // The provider's notices go to the API directly; no page of the shop is part of this.
      PUBLIC_URL: `http://127.0.0.1:${api}`,
      ...(this.redis && { REDIS_URL: this.redis.url }),
      BACKGROUND_TIME_SCALE: String(this.timeScale),
      SUMUP_API_URL: origin,
      SUMUP_PAGE_ORIGIN: origin,
      SUMUP_API_KEY: 'sup_sk_demo_sandbox',
      SUMUP_MERCHANT_CODE: merchantCode,
      SUMUP_SANDBOX_PORT: String(sandbox),
      SUMUP_SANDBOX_URL: origin,
      SUMUP_SANDBOX_DATA: join(this.dataDir, 'sandbox.ndjson'),
      SUMUP_SANDBOX_CONTROL_KEY: controlKey,
      SUMUP_SANDBOX_TIME_SCALE: String(this.timeScale),
    };
    await this.restart('postgres');
    for (const task of ['migrate', 'seed']) await this.#task(task);
    for (const name of partNames) await this.restart(name);
  }

  async stop() {
    await this.#pool?.end().catch(() => {});
    for (const name of partNames.toReversed()) await this.#running.get(name)?.stop();
    await this.redis?.stop();
  }

  /** `kill -9`, waited for. @param {...PartName} names */
  async kill(...names) {
    const parts = names.flatMap((name) => this.#running.get(name) ?? []);
    for (const part of parts) signalTree(part.pid, 'SIGKILL');
    for (const name of names) this.#running.delete(name);
    await Promise.all(parts.map(({ exited }) => exited));
  }

  /** Stops a part's processes in their tracks, all of them. @param {PartName} name */
  freeze(name) {
    signalTree(this.#running.get(name)?.pid ?? 0, 'SIGSTOP');
  }

  /** @param {PartName} name */
  thaw(name) {
    signalTree(this.#running.get(name)?.pid ?? 0, 'SIGCONT');
  }

  /** Starts whatever is not running, in order. */
  async revive() {
    for (const name of partNames) await this.restart(name);
  }

  /** Starts a part unless it is running. @param {PartName} name */
  async restart(name) {
    if (this.#running.has(name)) return;
    const part = await (name === 'postgres' ? this.#startPostgres() : this.#startService(name));
    this.#running.set(name, part);
    void part.exited.then(() => {
      if (this.#running.get(name) === part) this.#running.delete(name);
    });
  }

  async #startPostgres() {
    const server = await startPostgres({
      dataDir: join(this.dataDir, 'pg'),
      port: this.ports?.postgres ?? 0,
      logFile: this.logOf('postgres'),
    });
    if (this.env) this.env.DATABASE_URL = server.url;
    await this.#pool?.end().catch(() => {});
    this.#pool = new pg.Pool({ connectionString: server.url, max: 4, application_name: 'fault-test' });
    this.#pool.on('error', () => {});
    return server;
  }

  /** @param {Exclude<PartName, 'postgres'>} name */
  async #startService(name) {
    const { script, healthUrl } = {
      sandbox: {
        script: 'apps/sumup-sandbox/dist/server.js',
        healthUrl: `http://127.0.0.1:${this.ports?.sandbox}/health`,
      },
      api: {
        script: 'apps/api/dist/main.js',
        healthUrl: `http://127.0.0.1:${this.ports?.api}/api/health/ready`,
      },
      worker: {
        script: 'apps/api/dist/worker.js',
        healthUrl: `http://127.0.0.1:${this.ports?.worker}/health`,
      },
    }[name];
    const stage = serviceStage({ ...this.#node(name, script), healthUrl });
    const part = await stage.start(new AbortController().signal, () => {});
    if (!part) throw new Error(`${name} left nothing running.`);
    return part;
  }

  /** @param {string} name */
  async #task(name) {
    await taskStage(this.#node(name, `apps/api/dist/${name}.js`)).start(
      new AbortController().signal,
      () => {},
    );
  }

  /** @param {string} name @param {string} script */
  #node(name, script) {
    return {
      name,
      file: process.execPath,
      script,
      args: ['--enable-source-maps', join(workspaceRoot, script)],
      env: this.env ?? {},
      cwd: workspaceRoot,
      logFile: this.logOf(name),
      ipc: true,
    };
  }

  /** @param {string} name */
  logOf(name) {
    return join(this.dataDir, 'logs', `${name}.log`);
  }

  /**
   * Rows of a query; tried again while the database is away.
   * @template {pg.QueryResultRow} Row
   * @param {string} text
   * @param {unknown[]} [values]
   * @returns {Promise<Row[]>}
   */
  async sql(text, values) {
    /** @type {Row[] | undefined} */
    let rows;
    /** @type {unknown} */
    let problem;
    await waitUntil(
      async () => {
        try {
          rows = (await /** @type {pg.Pool} */ (this.#pool).query(text, values)).rows;
        } catch (error) {
          problem = error;
          // Anything but a lost connection is our own mistake.
          if (/** @type {{ code?: string }} */ (error).code?.match(/^(42|22|23)/)) throw error;
        }
        return rows;
      },
      30_000,
      50,
    );
    if (!rows) throw problem;
    return rows;
  }

  /** A connection of its own, to hold locks with. */
  async connect() {
    const client = new pg.Client({
      connectionString: this.env?.DATABASE_URL,
      application_name: 'fault-test',
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /**
   * One request to the API; undefined where it was not answered.
   * @param {string} method
   * @param {string} path
   * @param {{ body?: unknown, headers?: Record<string, string> }} [options]
   * @returns {Promise<{ status: number, body: any } | undefined>}
   */
  api(method, path, { body, headers = {} } = {}) {
    return json(`http://127.0.0.1:${this.ports?.api}${path}`, method, body, headers);
  }

  /**
   * One request to the sandbox's control, tried again while it is away.
   * @param {string} method
   * @param {string} path below /control
   * @param {unknown} [body]
   * @returns {Promise<any>}
   */
  async control(method, path, body) {
    /** @type {{ status: number, body: any } | undefined} */
    let reply;
    await waitUntil(
      async () =>
        (reply = await json(`http://127.0.0.1:${this.ports?.sandbox}/control${path}`, method, body, {
          authorization: `Bearer ${controlKey}`,
        })),
      30_000,
      50,
    );
    if (!reply || reply.status >= 400)
      throw new Error(`${method} /control${path}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
    return reply.body;
  }

  /** Real milliseconds for so many of the time that is played. @param {number} ms */
  scaled(ms) {
    return ms / this.timeScale;
  }
}

/**
 * @param {string} url
 * @param {string} method
 * @param {unknown} body
 * @param {Record<string, string>} headers
 */
async function json(url, method, body, headers) {
  try {
    const reply = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    return { status: reply.status, body: text ? JSON.parse(text) : undefined };
  } catch {
    return undefined;
  }
}
