import type { FastifyInstance, FastifyRequest } from 'fastify';

type Hook = (this: FastifyInstance, request: FastifyRequest, ...rest: unknown[]) => unknown;

/**
 * The same server, except that hooks added through it run only for some requests: so that a plugin which wants
 * to see every request costs nothing where it has nothing to do. For hooks that take a callback.
 */
export function hooksOnlyFor(
  fastify: FastifyInstance,
  applies: (request: FastifyRequest) => boolean,
): FastifyInstance {
  const addHook = (name: string, hook: Hook) => {
    const add = fastify.addHook.bind(fastify) as (name: string, hook: Hook) => FastifyInstance;
    const done = (rest: unknown[]) => (rest.at(-1) as () => void)();
    return name === 'onSend'
      ? add(name, function (request, reply, payload, next) {
          return applies(request) ? hook.call(this, request, reply, payload, next) : done([next]);
        })
      : add(name, function (request, reply, next) {
          return applies(request) ? hook.call(this, request, reply, next) : done([next]);
        });
  };
  return Object.create(fastify, { addHook: { value: addHook } }) as FastifyInstance;
}
