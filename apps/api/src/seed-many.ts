import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { loadCatalogue } from './catalogue/catalogue-cache';
import { processConfig } from './config/process-config';
import { readScriptConfig } from './config/read-config';
import { dataSourceOptions } from './database/data-source-options';
import { insertOrders } from './database/seeds/many/insert-orders';
import { Statements } from './database/statements';
import { refreshTops } from './quotes/lineage/refresh-tops';
import { sampleTops } from './sample-tops';
import 'reflect-metadata';

const { values: options } = parseArgs({
  options: {
    quotes: { type: 'string', default: '100000' },
    deposits: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '7' },
    until: { type: 'string' },
  },
});
const config = processConfig(readScriptConfig);
if (config.appEnv === 'production')
  fail('Sample orders are never added to production (APP_ENV is production).');

const many = {
  quotes: readWholeNumber('quotes', options.quotes),
  deposits: readWholeNumber('deposits', options.deposits),
  until: options.until ? new Date(options.until) : new Date(),
  seed: readWholeNumber('seed', options.seed),
};
if (many.deposits > many.quotes) fail('There cannot be more deposits than quotes.');
if (Number.isNaN(many.until.getTime())) fail('--until must be a day, such as 2026-11-21.');

const began = performance.now();
const database = new DataSource({
  ...dataSourceOptions({ ...config, databasePoolSize: 2 }, []),
  extra: { statement_timeout: 0 },
});
await database.initialize();
try {
  const tops = sampleTops(await loadCatalogue(new Statements(database)));
  if (!tops.length) fail('The catalogue is empty: seed it first.');
  await new Statements(database).transaction((tx) =>
    insertOrders(
      { run: (text, values) => tx.query(text, values), refreshTops: (ids) => refreshTops(tx, ids) },
      tops,
      many,
    ),
  );
  await database.query('VACUUM (ANALYZE)');
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.info(`${many.quotes} quotes, ${many.deposits} of them with a deposit, were added in ${seconds} s.`);
} catch (error) {
  const { constraint } = error as { constraint?: string };
  // The full error would print thousands of rows.
  console.error(
    constraint === 'pk_quote'
      ? 'These sample orders exist already. Another --seed creates others.'
      : (error as Error).message,
  );
  process.exitCode = 1;
} finally {
  await database.destroy();
}

function readWholeNumber(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) fail(`--${name} must be a whole number.`);
  return Number(text);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
