import 'reflect-metadata';
import { demoAdmin } from './staff/users/demo-admin';
import { seedDemoAdmin } from './staff/users/seed-demo-admin';
import { processConfig } from './config/process-config';
import { readScriptConfig } from './config/read-config';
import { seedCatalogue } from './database/seeds/seed-catalogue';
import { withDatabase } from './database/with-database';
import { entities } from './entities';

const config = processConfig(readScriptConfig);
await withDatabase(
  config.databaseUrl,
  async (_, database) => {
    const added = await seedCatalogue(database);
    const isAdminNew = await seedDemoAdmin(database, config);
    console.info(added ? `Catalogue: ${added} rows added.` : 'The catalogue is complete.');
    if (isAdminNew) console.info(`The demo's admin was added: ${demoAdmin.email}`);
  },
  entities,
);
