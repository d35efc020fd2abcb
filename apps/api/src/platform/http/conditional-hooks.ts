import type { FastifyInstance, FastifyRequest } from 'fastify';

type Next = () => void;
type Hook = (this: FastifyInstance, request: FastifyRequest, ...rest: unknown[]) => unknown;
type AddHook = (name: string, hook: Hook) => FastifyInstance;

/**
 * The same server, but hooks added through it run only for some requests, so that a plugin which hooks every request
 * costs nothing elsewhere. Only for hooks with a callback.
 */
export function withConditionalHooks(
  fastify: FastifyInstance,
  applies: (request: FastifyRequest) => boolean,
): FastifyInstance {
  const add = fastify.addHook.bind(fastify) as AddHook;
  // Fastify counts a hook's parameters, so each is written out.
  const addHook: AddHook = (name, hook) =>
    name === 'onSend'
      ? add(name, function (request, reply, payload, next) {
          return applies(request) ? hook.call(this, request, reply, payload, next) : (next as Next)();
        })
      : add(name, function (request, reply, next) {
          return applies(request) ? hook.call(this, request, reply, next) : (next as Next)();
        });
  return Object.create(fastify, { addHook: { value: addHook } }) as FastifyInstance;
}
