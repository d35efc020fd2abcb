// @ts-check
// Medusa as its documentation sets it up for one process without Redis, and without its admin's pages.
const { defineConfig } = require('@medusajs/framework/utils');

const { DATABASE_URL } = process.env;
const anyone = 'http://127.0.0.1';

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: {
      storeCors: anyone,
      adminCors: anyone,
      authCors: anyone,
      jwtSecret: 'bench',
      cookieSecret: 'bench',
    },
  },
  admin: { disable: true },
});
