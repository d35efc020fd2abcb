import { html } from '@app/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPreview } from '../pages/preview';
import { sendPage } from '../pages/send-page';
import { sendPreview } from '../pages/send-preview';
import { samplesOf } from './find-sample';
import { templateContent, templateViews } from './template-page';
import { templatesContent } from './templates-page';

type Query = Record<string, string | undefined>;

/** Every template of the shop's mails with made up facts, to be looked at without sending anything. */
export function addTemplates(web: FastifyInstance): void {
  // React comes with them; the mailbox itself does without.
  const templates = () => import('@app/mails/samples');
  const find = async ({ params }: FastifyRequest) => {
    const { kind, number } = params as { kind: string; number: string };
    const { mailSamples } = await templates();
    return samplesOf(mailSamples, kind)[Number(number) - 1];
  };
  const notFound = (reply: FastifyReply) => sendPage(reply, 'No such template', notFoundContent, 404);

  web.get('/templates', async (_request, reply) =>
    sendPage(reply, 'What the shop can send', templatesContent((await templates()).mailSamples)),
  );

  web.get('/templates/:kind/:number', async (request, reply) => {
    const sample = await find(request);
    if (!sample) return notFound(reply);
    const { mailSamples: samples, renderSample } = await templates();
    const query = request.query as Query;
    const view = templateViews.find((known) => known === query.view) ?? 'html';
    const mail = renderSample(sample);
    const content = templateContent({ samples, sample, mail, view, preview: readPreview(query) });
    return sendPage(reply, mail.subject, content);
  });

  web.get('/templates/:kind/:number/html', async (request, reply) => {
    const sample = await find(request);
    if (!sample) return notFound(reply);
    const { renderSample, samplePictures } = await templates();
    const pictureOf = (cid: string) => samplePictures[cid];
    return sendPreview(reply, renderSample(sample).html, pictureOf, readPreview(request.query as Query));
  });
}

const notFoundContent = html`<h1>There is no such template</h1>
  <p><a href="/templates">What the shop can send</a></p>`;
