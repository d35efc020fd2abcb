import { replyWithError } from '@app/web-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mailbox } from '../mailbox';
import { toListedMail, toWholeMail } from './mail-answers';
import { isWanted, type MailFilter } from './mail-filter';
import { sendAttachment } from './send-attachment';

/** The mails for programs; README.md describes it. */
export function addMailsApi(web: FastifyInstance, { store }: Mailbox): void {
  const read = ({ params }: FastifyRequest) => store.read((params as { id: string }).id);

  web.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return Promise.resolve();
  });

  web.get('/api/mails', ({ query }, reply) => {
    const filter = query as MailFilter;
    if (filter.since !== undefined && Number.isNaN(Date.parse(filter.since))) {
      return replyWithError(reply, 'request/invalid');
    }
    return store.newestFirst().filter(isWanted(filter)).map(toListedMail);
  });

  web.get('/api/mails/:id', async (request, reply) => {
    const found = await read(request);
    return found ? toWholeMail(found.record, found.mail) : replyWithError(reply, 'request/not-found');
  });

  web.get('/api/mails/:id/source', async (request, reply) => {
    const found = await read(request);
    if (!found) return replyWithError(reply, 'request/not-found');
    return sendAttachment(reply, {
      name: `${found.record.id}.eml`,
      type: 'message/rfc822',
      content: found.source,
    });
  });

  web.get('/api/mails/:id/attachments/:number', async (request, reply) => {
    const { number } = request.params as { number: string };
    const attachment = (await read(request))?.mail.attachments[Number(number) - 1];
    return attachment ? sendAttachment(reply, attachment) : replyWithError(reply, 'request/not-found');
  });

  web.post('/api/mails/forget', async ({ body }, reply) => {
    const { messageIds } = (body ?? {}) as { messageIds?: unknown };
    const isList = Array.isArray(messageIds) && messageIds.every((id) => typeof id === 'string');
    return isList ? { forgotten: await store.forget(messageIds) } : replyWithError(reply, 'request/invalid');
  });

  web.delete('/api/mails', async (_request, reply) => {
    await store.clear();
    return reply.code(204).send();
  });
}
