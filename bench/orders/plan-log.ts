import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}
/** A statement, with how long each execution took, and how long of it a processor worked for it. */
export type Measured = { text: string; ms: number[]; processorMs: number[]; plan: PlanNode };

/** What belongs to who asks, not to what is asked. */
const isAboutSessions = /staff_session|\bBEGIN\b|\bCOMMIT\b|SELECT 1\b/;

/** First what an execution took of the processor, then its plan; lines that go on are indented by a tab. */
const executions =
  /\[(\d+)\] LOG: {2}(?:EXECUTOR STATISTICS\n.*\n\t!\t([\d.]+) s user, ([\d.]+) s system|duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+))/g;

/** Has PostgreSQL write down the plan of every statement on a database, and reads what it wrote. */
export async function openPlanLog(client: Client, name: string) {
  // Whatever ends the server tells more of itself than its closed connection does.
  client.on('error', () => undefined);
  await client.connect();
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    // The clock of each node would cost more than the nodes themselves.
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    // Whoever waits for a processor takes no time of it.
    log_executor_stats: 'on',
    // Of which a terse log keeps the headline alone.
    log_error_verbosity: 'default',
  };
  await client.query("LOAD 'auto_explain'");
  for (const [setting, value] of Object.entries(settings))
    await client.query(`ALTER DATABASE ${client.escapeIdentifier(name)} SET ${setting} = '${value}'`);
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
  const file = join(rows[0]?.data_directory ?? '', '..', '..', 'postgres.log');
  const log = openSync(file, 'r');
  let offset = fstatSync(log).size;
  const rest = () => {
    const size = fstatSync(log).size;
    const buffer = Buffer.alloc(size - offset);
    readSync(log, buffer, 0, buffer.length, offset);
    return buffer.toString('utf8');
  };
  return {
    /** Begins here. */
    skip() {
      offset = fstatSync(log).size;
    },
    /** Every statement since, each executed so often. */
    async read(times: number): Promise<Measured[]> {
      await sleep(150);
      const found = parse(rest());
      const complete = [...found.values()].filter(({ ms }) => ms.length >= times);
      if (complete.length === 0) throw new Error(`${file} tells nothing of what was asked`);
      return complete;
    },
    /** How long the machine takes, as it is at the moment, for what is always the same work, in ms. */
    async yardstick() {
      const { rows } = await client.query<{ 'QUERY PLAN': { 'Execution Time': number }[] }>(
        'EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) SELECT sum(n) FROM generate_series(1, 100000) AS n',
      );
      return rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? NaN;
    },
    /** Connections from now on are not written about. */
    async end() {
      await client.query(`ALTER DATABASE ${client.escapeIdentifier(name)} RESET ALL`);
      closeSync(log);
      await client.end();
    },
  };
}

function parse(text: string) {
  const found = new Map<string, Measured>();
  /** Of each connection, what the execution took whose plan comes next. */
  const processor = new Map<string, number>();
  for (const [, connection = '', user, system, ms, json = ''] of text.matchAll(executions)) {
    if (user) {
      processor.set(connection, 1_000 * (Number(user) + Number(system)));
      continue;
    }
    const { 'Query Text': query, Plan: plan } = JSON.parse(json.replaceAll('\n\t', '\n')) as {
      'Query Text': string;
      Plan: PlanNode;
    };
    if (isAboutSessions.test(query)) continue;
    const measured: Measured = found.get(query) ?? { text: query, ms: [], processorMs: [], plan };
    measured.ms.push(Number(ms));
    measured.processorMs.push(processor.get(connection) ?? NaN);
    measured.plan = plan;
    found.set(query, measured);
  }
  return found;
}
