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

/**
 * @typedef {object} Service a part besides PostgreSQL
 * @property {string} name
 * @property {string} script its bundle
 * @property {string} port the variable that says where it answers
 * @property {string} healthPath
 */

/**
 * @typedef {object} FaultSystemOptions
 * @property {string} dataDir
 * @property {number} timeScale how much faster waiting passes than in real life
 * @property {boolean} [onRedis] queues on a Redis of our own instead of PostgreSQL
 */

/**
 * Some parts of the product from their built bundles, each to be killed, frozen and started again by itself. Unlike
 * the supervisor's product it goes on when a part dies: that is what is being tested.
 */
export class FaultSystem {
  /** @type {Map<string, { pid: number, exited: Promise<unknown>, stop(): Promise<void> }>} */
  #running = new Map();
  /** @type {pg.Pool | undefined} */
  #pool;
  #services;

  /**
   * @param {FaultSystemOptions} options
   * @param {Service[]} services in starting order
   */
  constructor({ dataDir, timeScale, onRedis = false }, services) {
    this.dataDir = dataDir;
    this.timeScale = timeScale;
    this.onRedis = onRedis;
    this.#services = services;
    /** @type {Record<string, number>} by variable */
    this.ports = {};
    /** @type {NodeJS.ProcessEnv} */
    this.env = {};
  }

  /** Ports that are not a service's own door. @returns {string[]} */
  get furtherPorts() {
    return [];
  }

  /** What prepares the database. @returns {string[]} */
  get tasks() {
    return ['migrate', 'seed'];
  }

  /** What the parts are told besides. @returns {NodeJS.ProcessEnv} */
  get settings() {
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

  /** `kill -9`, waited for. @param {...string} names */
  async kill(...names) {
    const parts = names.flatMap((name) => this.#running.get(name) ?? []);
    for (const part of parts) signalTree(part.pid, 'SIGKILL');
    for (const name of names) this.#running.delete(name);
    await Promise.all(parts.map(({ exited }) => exited));
  }

  /** Stops a part's processes in their tracks, all of them. @param {string} name */
  freeze(name) {
    signalTree(this.#running.get(name)?.pid ?? 0, 'SIGSTOP');
  }

  /** @param {string} name */
  thaw(name) {
    signalTree(this.#running.get(name)?.pid ?? 0, 'SIGCONT');
  }

  /** Starts whatever is not running, in order. */
  async revive() {
    for (const name of this.#names) await this.restart(name);
  }

  /** Starts a part unless it is running. @param {string} name */
  async restart(name) {
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

  /** @param {string} name */
  async #startService(name) {
    const service = this.#services.find((each) => each.name === name);
    if (!service) throw new Error(`There is no part ${name}.`);
    const healthUrl = `${this.originOf(service.port)}${service.healthPath}`;
    const stage = serviceStage({ ...this.#node(name, service.script), healthUrl });
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
      env: this.env,
      cwd: workspaceRoot,
      logFile: this.logOf(name),
      ipc: true,
    };
  }

  /** @param {string} name */
  logOf(name) {
    return join(this.dataDir, 'logs', `${name}.log`);
  }

  /** @param {string} port its variable */
  originOf(port) {
    return `http://127.0.0.1:${this.ports[port]}`;
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
      connectionString: this.env.DATABASE_URL,
      application_name: 'fault-test',
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Real milliseconds for so many of the time that is played. @param {number} ms */
  scaled(ms) {
    return ms / this.timeScale;
  }
}
