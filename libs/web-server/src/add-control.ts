import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasBearerToken } from '@app/server';

interface Control {
  key: string;
  addRoutes: (control: FastifyInstance) => void;
}

const bodyLimit = 1024 * 1024;

export const refuseControl = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ error });

/** Adds a control API to a stand-in server for tests: JSON below /control, protected by a key. */
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
      // Every body is parsed as JSON, whatever its content type. It may be empty.
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
