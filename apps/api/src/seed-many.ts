import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { toPounds } from '@app/pricing';
import { isSold } from './catalogue/catalogue';
import { loadCatalogue } from './catalogue/catalogue-cache';
import { processConfig } from './config/process-config';
import { readTaskConfig } from './config/read-config';
import { dataSourceOptions } from './database/data-source-options';
import { type SampleTop, insertOrders } from './database/seeds/many/insert-orders';
import { Statements } from './database/statements';
import { refreshTops } from './quotes/lineage/refresh-tops';
import { priceTop, toQuoteSnapshot } from './quotes/save/price-top';
import 'reflect-metadata';

/** Number of different tops; a hundred thousand quotes share them. */
const distinctTops = 400;

const { values: options } = parseArgs({
  options: {
    quotes: { type: 'string', default: '100000' },
    deposits: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '7' },
    until: { type: 'string' },
  },
});
const config = processConfig(readTaskConfig);
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
  const tops = await sampleTops();
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

/** Priced with the current catalogue, as the calculator would. */
async function sampleTops(): Promise<SampleTop[]> {
  const catalogue = await loadCatalogue(new Statements(database));
  const soldRows = <Row extends { isActive: boolean; isDeleted: boolean }>(rows: ReadonlyMap<number, Row>) =>
    [...rows.values()].filter(isSold);
  const materials = new Set(soldRows(catalogue.materials).map(({ id }) => id));
  const colors = soldRows(catalogue.colors).filter(({ materialId }) => materials.has(materialId));
  const [thicknesses, sinks, cutouts] = [
    soldRows(catalogue.thicknesses),
    soldRows(catalogue.sinkTypes),
    soldRows(catalogue.cutouts),
  ];
  if (!colors.length || !thicknesses.length) return fail('The catalogue is empty: seed it first.');
  const pick = <Row>(rows: Row[], number: number) => rows[number % rows.length] as Row;
  return Array.from({ length: distinctTops }, (_, number) => {
    const color = pick(colors, number);
    const size = { lengthMm: 500 + ((number * 997) % 2_501), widthMm: 300 + (number % 51) };
    const top = priceTop(
      {
        materialId: color.materialId,
        colorId: color.id,
        thicknessId: pick(thicknesses, number).id,
        sinkTypeId: sinks.length && number % 5 > 1 ? pick(sinks, number).id : null,
        cutoutIds: cutouts.length && number % 2 ? [pick(cutouts, number).id] : [],
        cutoutId: null,
        size,
        quantity: 1,
        layout: null,
        notes: null,
        replacesQuoteId: null,
        shownTotal: null,
      },
      catalogue,
    );
    return {
      length: size.lengthMm,
      width: size.widthMm,
      total_price: toPounds(top.price.total),
      snapshot: toQuoteSnapshot(top),
    };
  });
}

function readWholeNumber(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) fail(`--${name} must be a whole number.`);
  return Number(text);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
