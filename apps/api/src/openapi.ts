import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { createDocument } from './docs/create-document';
import { createFastifyAdapter } from './platform/http/create-fastify-adapter';
import { readConfig } from './config/read-config';
import { exportSchema } from './data';

/** Writes the documents that are committed; a preview builds no service and reaches no database. */
const config = readConfig({ APP_ENV: 'demo', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(config), createFastifyAdapter(), {
  preview: true,
  logger: ['error'],
});
app.setGlobalPrefix('api');
const write = (name: string, document: object) => writeFile(name, `${JSON.stringify(document, null, 2)}\n`);
await write('openapi.json', createDocument(app));
await write('export-schema.json', exportSchema());
