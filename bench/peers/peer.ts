import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { execute } from '../../tools/postgres/databases.ts';
import type { TestServer } from '../../tools/postgres/test-server.ts';
import type { Ask } from '../measure.ts';

/** What one would pick instead, running with our catalogue. */
export interface Peer {
  name: string;
  url: string;
  pid: number;
  /** What comes nearest to our calls. */
  asks: { catalogue: Ask; save: Ask; read: Ask };
  /** How many orders it has saved. */
  countSaved: () => Promise<number>;
  stop: () => Promise<void>;
}

/** A material as the API tells it, with what a peer needs of it. */
export interface Material {
  name: string;
  description: string;
  colors: { name: string; priceModifier: string }[];
}

/** Installs what the peer's folder pins into a folder that it may fill. */
export function install(peer: string, packageName: string) {
  const folder = mkdtempSync(join(tmpdir(), `bench-${peer}-`));
  cpSync(new URL(peer, import.meta.url), folder, { recursive: true });
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error(`${packageName} could not be installed`);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return { folder, version: dependencies[packageName] };
}

/** A database for a peer, and how many rows one of its tables has. */
export async function makeDatabase(server: TestServer, name: string) {
  await execute(server.adminUrl, `CREATE DATABASE ${name}`);
  const url = server.urlOf(name);
  const count = async (table: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::integer FROM ${table}`);
    await client.end();
    return rows[0]?.count ?? 0;
  };
  return { url, count };
}

/** Asks once and looks whether it says something so often: measured is only whether it answers. */
export async function askOnce(url: string, { method, path, body, headers }: Ask, said: RegExp, times = 1) {
  const all = { 'content-type': 'application/json', ...headers };
  const reply = await fetch(url + path, { method, headers: all, ...(body && { body }) });
  const text = await reply.text();
  if ([...text.matchAll(said)].length < times) throw new Error(`${path} answered ${text.slice(0, 500)}`);
  return { text, headers: reply.headers };
}
