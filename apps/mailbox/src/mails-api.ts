import { replyWithError } from '@app/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MailRecord, MailStore, ReadAttachment, ReadMail } from './mail-store';

export interface WholeMail extends Omit<MailRecord, 'attachments'>, Omit<ReadMail, 'attachments'> {
  attachments: Omit<ReadAttachment, 'content'>[];
}

/** The mails as an API; see README.md. */
export function addMailsApi(web: FastifyInstance, store: MailStore): void {
  const read = ({ params }: FastifyRequest) => store.read((params as { id: string }).id);

  web.get('/api/mails', ({ query }) => {
    const wanted = (query as { to?: string }).to?.toLowerCase();
    const mails = store.newestFirst();
    return wanted === undefined
      ? mails
      : mails.filter(({ to }) => to.some((address) => address.toLowerCase() === wanted));
  });

  web.get('/api/mails/:id', async (request, reply) => {
    const found = await read(request);
    return found ? toWholeMail(found.record, found.mail) : replyWithError(reply, 'request/not-found');
  });

  web.get('/api/mails/:id/source', async (request, reply) => {
    const found = await read(request);
    if (!found) return replyWithError(reply, 'request/not-found');
    const { record, source } = found;
    return sendAttachment(reply, { name: `${record.id}.eml`, type: 'message/rfc822', content: source });
  });

  web.get('/api/mails/:id/attachments/:number', async (request, reply) => {
    const { number } = request.params as { number: string };
    const attachment = (await read(request))?.mail.attachments[Number(number) - 1];
    return attachment ? sendAttachment(reply, attachment) : replyWithError(reply, 'request/not-found');
  });
}

const toWholeMail = (record: MailRecord, { attachments, ...mail }: ReadMail): WholeMail => ({
  ...record,
  ...mail,
  attachments: attachments.map(({ content: _, ...attachment }) => attachment),
});

/** An attachment to be saved: whatever its name and type, a browser must not open it here. */
const sendAttachment = (
  reply: FastifyReply,
  { name, type, content }: Pick<ReadAttachment, 'name' | 'type' | 'content'>,
) =>
  reply
    .type(/^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream')
    // A lone surrogate, which a mail may contain, cannot be encoded; this replaces it.
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(Buffer.from(name).toString()).replaceAll("'", '%27')}`,
    )
    .send(content);
