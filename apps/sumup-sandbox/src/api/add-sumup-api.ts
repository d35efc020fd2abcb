import { hasBearerToken } from '@app/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandbox';
import { problem } from './answers';
import { AnswerCalls } from './answer-calls';
import { apiRoutes, type Asked } from './api-routes';
import { sendAnswer } from './send-answer';

const bodyLimit = 64 * 1024;

/** SumUp's API. */
export async function addSumupApi(server: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { ledger, config, store } = sandbox;
  const calls = new AnswerCalls(sandbox);
  server.addHook('preClose', async () => Promise.resolve(calls.stop()));

  await server.register(async (api) => {
    api.removeAllContentTypeParsers();
    // Read as text and parsed below: a body that is no JSON is a call like any other, and is noted.
    api.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    // SumUp takes no address with a slash at its end; the server that this stands on does.
    api.addHook('onRequest', async (request, reply) => {
      if (!/\/(?:\?|$)/.test(request.raw.url ?? '')) return;
      const call = ledger.receive('unknown', request);
      ledger.end(call, 404);
      sendAnswer(reply, problem(404, call.number), 'unknown');
      return Promise.resolve(reply);
    });
    api.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500) request.log.error(error);
      const call = ledger.receive('unknown', request);
      ledger.end(call, status);
      sendAnswer(reply, problem(status, call.number), 'unknown');
    });
    for (const route of apiRoutes) {
      api.route({
        method: route.method,
        url: route.url,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          const asked = readAsked(request);
          const reference = route.referenceOf(sandbox, asked);
          const isText = typeof reference === 'string';
          const call = ledger.receive(route.operation, request, asked.body, isText ? reference : undefined);
          const isAllowed =
            store.state.settings.acceptsKey && hasBearerToken(request.headers.authorization, config.apiKey);
          await calls.answer(route, asked, call, isAllowed, reply);
          return reply;
        },
      });
    }
    return Promise.resolve();
  });
}

const readAsked = ({ params, query, body }: FastifyRequest): Asked => ({
  params: params as Asked['params'],
  query: query as Asked['query'],
  body: parsed(body),
});

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
