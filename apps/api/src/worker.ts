import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { processConfig } from './config/process-config';
import { readConfig } from './config/read-config';
import { ErrorFilter } from './platform/errors/error-filter';
import { createFastifyAdapter } from './platform/http/create-fastify-adapter';
import { drainOnClose } from '@app/server';
import { endWithParent } from './platform/http/end-with-parent';
import { createLogger } from './platform/logging/create-logger';
import { WorkerModule } from './worker.module';

const config = processConfig(readConfig);
const logger = createLogger(config.logLevel);
const adapter = createFastifyAdapter();
const app = await NestFactory.create<NestFastifyApplication>(WorkerModule.of(config), adapter, {
  bodyParser: false,
  logger,
});
app.useGlobalFilters(new ErrorFilter());
drainOnClose(adapter.getInstance(), 0); // only its health check is called
app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
endWithParent();
await app.listen(config.workerPort, config.host);
logger.useConfiguredLevel();
console.info(`Worker, health on http://${config.host}:${config.workerPort}/health`);
