import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { createDocument } from './docs/create-document';
import { createFastifyAdapter } from './platform/http/create-fastify-adapter';
import { readConfig } from './config/read-config';

/** Writes the committed OpenAPI document; preview mode starts no services and needs no database. */
const config = readConfig({ APP_ENV: 'demo', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(config), createFastifyAdapter(), {
  preview: true,
  logger: ['error'],
});
app.setGlobalPrefix('api');
await writeFile('openapi.json', `${JSON.stringify(createDocument(app), null, 2)}\n`);
