import { contentSecurityPolicy, serveFiles, type Html } from '@app/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailbox } from '../mailbox';
import type { MailRecord } from '../mails/mail-record';
import { subjectInWords } from './in-words';
import { listContent, perPage } from './list-page';
import { mailContent, notFoundContent, viewsOf } from './mail-page';
import { pageFrame } from './page-frame';
import { readPreview } from './preview';
import { previewHtml, previewPolicy } from './preview-html';

/** No scripts, nothing inline: the pages are markup and one style sheet, with the mail in a frame. */
const policy = `${contentSecurityPolicy({ script: [], style: [] })}; frame-src 'self'`;

type Query = Record<string, string | undefined>;

/** The mails for people. */
export async function addPages(web: FastifyInstance, { store }: Mailbox, files: string): Promise<void> {
  await serveFiles(web, { root: files, isImmutable: () => false });

  const send = (reply: FastifyReply, title: string, content: Html, status = 200): FastifyReply =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(pageFrame({ title, content }));
  const notFound = (reply: FastifyReply) => send(reply, 'No such mail', notFoundContent, 404);
  const read = ({ params }: FastifyRequest) => store.read((params as { id: string }).id);

  web.get('/', ({ query }, reply) => {
    const { q: searched = '', page: asked } = query as Query;
    const all = store.newestFirst();
    const found = all.filter(mentions(searched));
    const page = Math.max(1, Math.min(Number(asked) || 1, Math.ceil(found.length / perPage)));
    const mails = found.slice((page - 1) * perPage, page * perPage);
    const content = listContent({ mails, found: found.length, total: all.length, searched, page });
    return send(reply, 'All mails', content);
  });

  web.get('/mails/:id', async (request, reply) => {
    const found = await read(request);
    if (!found) return notFound(reply);
    const query = request.query as Query;
    const views = viewsOf(found.mail);
    const view = views.find((known) => known === query.view) ?? views[0] ?? 'source';
    const content = mailContent({ ...found, view, preview: readPreview(query) });
    return send(reply, subjectInWords(found.record.subject), content);
  });

  web.get('/mails/:id/html', async (request, reply) => {
    const { html, attachments } = (await read(request))?.mail ?? {};
    if (typeof html !== 'string') return notFound(reply);
    const preview = readPreview(request.query as Query);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': previewPolicy(preview),
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
      })
      .send(previewHtml(html, attachments ?? [], preview));
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
