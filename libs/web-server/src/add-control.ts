import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasBearerToken } from '@app/server';

interface Control {
  key: string;
  addRoutes: (control: FastifyInstance) => void;
}

const bodyLimit = 1024 * 1024;

export const refuseControl = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ error });

/** What tests see of a stand-in and do to it: below /control, under a key, JSON in both directions. */
export async function addControl(server: FastifyInstance, { key, addRoutes }: Control): Promise<void> {
  await server.register(
    async (control) => {
      control.addHook('onRequest', async (request, reply) => {
        if (hasBearerToken(request.headers.authorization, key)) return;
        await refuseControl(reply, 401, 'Send Authorization: Bearer and the control key.');
      });
      control.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
        const { statusCode = 500, message } = error;
        if (statusCode >= 500) request.log.error(error);
        return refuseControl(reply, statusCode, message);
      });
      control.removeAllContentTypeParsers();
      // Whatever a client calls its body, it is JSON; none at all will often do.
      control.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
        try {
          done(null, body === '' ? undefined : JSON.parse(String(body)));
        } catch {
          done(Object.assign(new Error('The body is no JSON.'), { statusCode: 400 }));
        }
      });
      addRoutes(control);
      control.all('/*', (_request, reply) => refuseControl(reply, 404, 'There is no such control.'));
      return Promise.resolve();
    },
    { prefix: '/control' },
  );
}
