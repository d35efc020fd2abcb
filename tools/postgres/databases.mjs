// @ts-check
import pg from 'pg';

/** @type {typeof import('./databases.d.mts').databaseUrl} */
export function databaseUrl(adminUrl, name) {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** @type {typeof import('./databases.d.mts').execute} */
export async function execute(url, ...statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Copying the files takes about a third of the default strategy's time (12–18 ms for 60 tables).
 * @type {typeof import('./databases.d.mts').cloneDatabase}
 */
export async function cloneDatabase(adminUrl, template, name) {
  const [from, to] = [template, name].map((text) => pg.escapeIdentifier(text));
  await execute(adminUrl, `CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY file_copy`);
  return databaseUrl(adminUrl, name);
}

/** @type {typeof import('./databases.d.mts').dropDatabase} */
export const dropDatabase = (adminUrl, name) =>
  execute(adminUrl, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
