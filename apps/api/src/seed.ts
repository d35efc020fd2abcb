import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { demoAdmin } from './staff/users/demo-admin';
import { seedDemoAdmin } from './staff/users/seed-demo-admin';
import { processConfig } from './config/process-config';
import { readTaskConfig } from './config/read-config';
import { dataSourceOptions } from './database/data-source-options';
import { seedCatalogue } from './database/seeds/seed-catalogue';
import { entities } from './entities';

const config = processConfig(readTaskConfig);
const database = new DataSource(dataSourceOptions({ ...config, databasePoolSize: 2 }, entities));
await database.initialize();
const added = await seedCatalogue(database);
const isAdminNew = await seedDemoAdmin(database, config);
await database.destroy();
console.info(added ? `Catalogue: ${added} rows added.` : 'The catalogue is complete.');
if (isAdminNew) console.info(`The demo's admin was added: ${demoAdmin.email}`);
