import { RequestMethod, type INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

export interface Call {
  /** `Quotes.save`: controller and method. */
  name: string;
  /** `POST /api/quotes`; a handler may have several. */
  routes: string[];
  config?: FastifyContextConfig;
}

export const listCalls = (app: INestApplication): Call[] =>
  [...app.get(ModulesContainer).values()]
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => callsOf(metatype as new () => object));

function callsOf(controller: new () => object): Call[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
    const handler = prototype[method] ?? {};
    const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (verb === undefined) return [];
    const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as Call['config'];
    const routes = pathsOf(controller).flatMap((root) =>
      pathsOf(handler).map((path) => `${RequestMethod[verb]} ${addressOf(root, path)}`),
    );
    return { name: `${controller.name.replace(/Controller$/, '')}.${method}`, routes, config };
  });
}

const pathsOf = (target: object): string[] =>
  [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();

function addressOf(...parts: string[]): string {
  const path = parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/');
  return path === 'metrics' ? '/metrics' : `/api/${path}`;
}
