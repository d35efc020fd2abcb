import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { setUpApp } from './app.setup';
import { processConfig } from './config/process-config';
import { readConfig } from './config/read-config';
import { createFastifyAdapter } from './platform/http/create-fastify-adapter';
import { endWithParent } from './platform/http/end-with-parent';
import { createLogger } from './platform/logging/create-logger';

const config = processConfig(readConfig);
const logger = createLogger(config.logLevel);
const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(config), createFastifyAdapter(), {
  bodyParser: false, // Fastify's own JSON parser stays
  logger,
});
setUpApp(app, config);
app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
endWithParent();
await app.listen(config.apiPort, config.host);
logger.useConfiguredLevel();
console.info(`API on http://${config.host}:${config.apiPort}`);
