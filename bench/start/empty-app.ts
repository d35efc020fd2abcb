// The baseline of a start: Nest on Fastify as `nest new` makes it, with one route.
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

class AppModule {}
Module({})(AppModule);

const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), {
  logger: false,
});
app
  .getHttpAdapter()
  .getInstance()
  .get('/', (_request, reply) => reply.send({ hello: 'world' }));
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit());
