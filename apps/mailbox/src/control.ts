import { addControl, refuseControl } from '@app/web-server';
import type { FastifyInstance } from 'fastify';
import { readFault, type Faults } from './faults';
import type { SmtpServer } from './smtp-server';

interface Controlled {
  key: string;
  faults: Faults;
  smtp: SmtpServer;
}

/** What tests do to the mail server; README.md describes it. */
export async function addMailboxControl(
  web: FastifyInstance,
  { key, faults, smtp }: Controlled,
): Promise<void> {
  const addRoutes = (control: FastifyInstance) => {
    control.put('/door', async ({ body }, reply) => {
      const { open } = (body ?? {}) as { open?: unknown };
      if (typeof open !== 'boolean') return refuseControl(reply, 400, 'open must be true or false.');
      await (open ? smtp.open() : smtp.close());
      return { open };
    });
    control.get('/faults', () => faults.records);
    control.post('/faults', ({ body }, reply) => {
      const read = [body].flat().map(readFault);
      const wrong = read.filter((fault) => typeof fault === 'string');
      if (wrong.length > 0) return refuseControl(reply, 400, wrong.join('\n'));
      return reply.code(201).send(faults.add(read.filter((fault) => typeof fault !== 'string')));
    });
    control.delete('/faults', (_request, reply) => {
      faults.records = [];
      return reply.code(204).send();
    });
  };
  await addControl(web, { key, addRoutes });
}
