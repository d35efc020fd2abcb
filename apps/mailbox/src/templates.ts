import type { MailSample } from '@app/mails/samples';
import { html } from '@app/web-server';
import type { FastifyInstance } from 'fastify';
import { counted, sendNotFound, sendPage } from './page';
import { readPreview, sendPreview } from './preview';

const samplesOf = (samples: readonly MailSample[], kind: string): MailSample[] =>
  samples.filter((sample) => sample.kind === kind);

/** Every mail template with sample data, for viewing without sending. */
export function addTemplates(web: FastifyInstance): void {
  // Loads React, which the mailbox itself does not need.
  const templates = () => import('@app/mails/samples');

  web.get('/templates', async (_request, reply) => {
    const { mailSamples } = await templates();
    return sendPage(reply, 'What the shop can send', listContent(mailSamples));
  });

  web.get('/templates/:kind/:number/:form', async ({ params, query }, reply) => {
    const { kind, number, form } = params as Record<'kind' | 'number' | 'form', string>;
    const { mailSamples, renderSample, samplePictures } = await templates();
    const sample = samplesOf(mailSamples, kind)[Number(number) - 1];
    if (!sample || (form !== 'html' && form !== 'text'))
      return sendNotFound(reply, 'No such template', html`<a href="/templates">What the shop can send</a>`);
    const mail = renderSample(sample);
    return form === 'text'
      ? reply.type('text/plain; charset=utf-8').send(mail.text)
      : sendPreview(
          reply,
          mail.html,
          (cid) => samplePictures[cid],
          readPreview(query as Record<string, unknown>),
        );
  });
}

const listContent = (samples: readonly MailSample[]) => {
  const kinds = [...new Set(samples.map(({ kind }) => kind))];
  return html`<p><a href="/">All mails</a></p>
    <header>
      <h1>What the shop can send</h1>
      <p class="soft">${counted(kinds.length, 'kind')} of mail, each with made up facts.</p>
    </header>
    ${kinds.map(
      (kind) =>
        html`<section aria-labelledby="${kind}">
          <h2 id="${kind}">${inWords(kind)}</h2>
          <ul class="samples">
            ${samplesOf(samples, kind).map(({ name }, index) => {
              const address = `/templates/${kind}/${index + 1}`;
              return html`<li>
                <a href="${address}/html">${name}</a>
                <a href="${address}/html?scheme=dark" aria-label="${name}, dark">Dark</a>
                <a href="${address}/text" aria-label="${name}, as text">As text</a>
              </li>`;
            })}
          </ul>
        </section>`,
    )}`;
};

/** `staff-deposit-paid` in words. */
const inWords = (kind: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`.replaceAll('-', ' ');
