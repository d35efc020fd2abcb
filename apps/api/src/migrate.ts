import 'reflect-metadata';
import { processConfig } from './config/process-config';
import { readScriptConfig } from './config/read-config';
import { holdNewShop } from './database/hold-new-shop';
import { migrate } from './database/migrate';
import { runQueueMigrations } from './platform/background/job-queues';

const config = processConfig(readScriptConfig);
const done = await migrate(config);
// Also when queues run on Redis: the tables stay empty then, and switching back needs no migration.
await runQueueMigrations(config.databaseUrl);
// A new shop opens once its owner has named the company (decision 95).
if (config.appEnv !== 'demo') await holdNewShop(config);
console.info(done.length ? `Migrated: ${done.join(', ')}` : 'The schema is up to date.');
