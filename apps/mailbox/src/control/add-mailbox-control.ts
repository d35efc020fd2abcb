import { addControl, refuseControl } from '@app/web-server';
import type { FastifyInstance } from 'fastify';
import { readFault } from '../faults/fault-schema';
import type { Mailbox } from '../mailbox';

/** What tests do; README.md describes it. */
export async function addMailboxControl(
  web: FastifyInstance,
  { config, store, faults, door }: Mailbox,
): Promise<void> {
  const addRoutes = (control: FastifyInstance) => {
    const doorView = () => ({ open: door.isOpen });

    control.get('/door', doorView);
    control.put('/door', async ({ body }, reply) => {
      const { open } = (body ?? {}) as { open?: unknown };
      if (typeof open !== 'boolean') return refuseControl(reply, 400, 'open must be true or false.');
      await (open ? door.open() : door.close());
      return doorView();
    });

    control.get('/faults', () => faults.list());
    control.post('/faults', ({ body }, reply) => {
      const read = [body].flat().map(readFault);
      const wrong = read.filter((fault) => typeof fault === 'string');
      if (wrong.length > 0) return refuseControl(reply, 400, wrong.join('\n'));
      return reply.code(201).send(faults.add(read.filter((fault) => typeof fault !== 'string')));
    });
    control.delete('/faults', (_request, reply) => {
      faults.clear();
      return reply.code(204).send();
    });
    control.delete('/faults/:id', ({ params }, reply) =>
      faults.remove((params as { id: string }).id)
        ? reply.code(204).send()
        : refuseControl(reply, 404, 'There is no such fault.'),
    );

    control.post('/reset', async (_request, reply) => {
      faults.clear();
      await store.clear();
      await door.open();
      return reply.code(204).send();
    });
  };
  await addControl(web, { key: config.controlKey, addRoutes });
}
