// @ts-check
// Vendure with the catalogue that it is given, as its documentation sets it up: PostgreSQL, one process, jobs in memory.
const { writeFileSync } = require('node:fs');
const { bootstrap, DefaultLogger, LanguageCode, LogLevel } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');

const { DATABASE_URL, PORT, COLORS = '[]' } = process.env;

/** @type {import('@vendure/core').VendureConfig} */
const config = {
  apiOptions: {
    port: Number(PORT),
    hostname: '127.0.0.1',
    shopApiPath: 'shop-api',
    adminApiPath: 'admin-api',
  },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'admin', password: 'vanity-top-dev' },
  },
  dbConnectionOptions: { type: 'postgres', url: DATABASE_URL, synchronize: true, poolSize: 10 },
  paymentOptions: { paymentMethodHandlers: [] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
};

/** A material is a product, each of its colours a variant of it. */
const csv = [
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
  .../** @type {{ material: string; description: string; color: string; price: string; isFirst: boolean }[]} */ (
    JSON.parse(COLORS)
  ).map(({ material, description, color, price, isFirst }, index) => {
    const product = isFirst ? [material, '', description, '', '', 'colour'] : ['', '', '', '', '', ''];
    const variant = [color, `SKU-${index}`, price, 'standard', '100000000', 'false', '', ''];
    return [...product, ...variant].map((field) => `"${field.replaceAll('"', '""')}"`).join(',');
  }),
].join('\n');

const initialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Europe',
  taxRates: [{ name: 'Standard Tax', percentage: 20 }],
  shippingMethods: [{ name: 'Standard', price: 500 }],
  countries: [{ name: 'United Kingdom', code: 'GB', zone: 'Europe' }],
  paymentMethods: [],
  collections: [],
};

writeFileSync('products.csv', csv);
void populate(() => bootstrap(config), initialData, 'products.csv');
process.on('disconnect', () => process.exit());
