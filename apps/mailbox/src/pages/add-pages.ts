import { serveFiles } from '@app/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailbox } from '../mailbox';
import type { MailRecord } from '../mails/mail-record';
import { subjectInWords } from './in-words';
import { listContent, perPage } from './list-page';
import { mailContent, notFoundContent, viewsOf } from './mail-page';
import { pictureOf } from './picture-of';
import { readPreview } from './preview';
import { sendPage } from './send-page';
import { sendPreview } from './send-preview';

type Query = Record<string, string | undefined>;

/** The mails for people. */
export async function addPages(web: FastifyInstance, { store }: Mailbox, files: string): Promise<void> {
  await serveFiles(web, { root: files, isImmutable: () => false });

  const notFound = (reply: FastifyReply) => sendPage(reply, 'No such mail', notFoundContent, 404);
  const read = ({ params }: FastifyRequest) => store.read((params as { id: string }).id);

  web.get('/', ({ query }, reply) => {
    const { q: searched = '', page: asked } = query as Query;
    const all = store.newestFirst();
    const found = all.filter(mentions(searched));
    const page = Math.max(1, Math.min(Number(asked) || 1, Math.ceil(found.length / perPage)));
    const mails = found.slice((page - 1) * perPage, page * perPage);
    const content = listContent({ mails, found: found.length, total: all.length, searched, page });
    return sendPage(reply, 'All mails', content);
  });

  web.get('/mails/:id', async (request, reply) => {
    const found = await read(request);
    if (!found) return notFound(reply);
    const query = request.query as Query;
    const views = viewsOf(found.mail);
    const view = views.find((known) => known === query.view) ?? views[0] ?? 'source';
    const content = mailContent({ ...found, view, preview: readPreview(query) });
    return sendPage(reply, subjectInWords(found.record.subject), content);
  });

  web.get('/mails/:id/html', async (request, reply) => {
    const { html, attachments } = (await read(request))?.mail ?? {};
    if (typeof html !== 'string') return notFound(reply);
    return sendPreview(reply, html, pictureOf(attachments ?? []), readPreview(request.query as Query));
  });

  await web.register((forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
    forms.post('/delete-all', async ({ headers }, reply) => {
      // A page of somebody else's must not press this button.
      if (headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send();
      await store.clear();
      return reply.redirect('/', 303);
    });
    return Promise.resolve();
  });
}

const mentions = (searched: string) => {
  const wanted = searched.toLowerCase();
  return ({ subject, envelope }: MailRecord) =>
    [subject, envelope.from, ...envelope.to].some((text) => text.toLowerCase().includes(wanted));
};
