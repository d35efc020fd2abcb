import type { MailSample } from '@app/mails/samples';
import { html } from '@app/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { counted, factList, sendNotFound, sendPage, tabs, textView } from './page';
import { framedPreview, readPreview, sendPreview } from './preview';

type Query = Record<string, string | undefined>;

/** The samples of a kind, in their order. */
const samplesOf = (samples: readonly MailSample[], kind: string): MailSample[] =>
  samples.filter((sample) => sample.kind === kind);

/** Where a sample is looked at: its kind, and its number among those of this kind. */
export const sampleAddress = (samples: readonly MailSample[], sample: MailSample): string =>
  `/templates/${sample.kind}/${samplesOf(samples, sample.kind).indexOf(sample) + 1}`;

/** Every template of the shop's mails with made up facts, to be looked at without sending anything. */
export function addTemplates(web: FastifyInstance): void {
  // React comes with them; the mailbox itself does without.
  const templates = () => import('@app/mails/samples');
  const find = async ({ params }: FastifyRequest) => {
    const { kind, number } = params as { kind: string; number: string };
    return samplesOf((await templates()).mailSamples, kind)[Number(number) - 1];
  };

  web.get('/templates', async (_request, reply) => {
    const { mailSamples } = await templates();
    return sendPage(reply, 'What the shop can send', listContent(mailSamples));
  });

  web.get('/templates/:kind/:number', async (request, reply) => {
    const sample = await find(request);
    if (!sample) return noTemplate(reply);
    const { mailSamples, renderSample } = await templates();
    const query = request.query as Query;
    const mail = renderSample(sample);
    const base = sampleAddress(mailSamples, sample);
    const isText = query.view === 'text';
    const content = html`<p><a href="/templates">What the shop can send</a></p>
      <header class="card">
        <h1>${mail.subject}</h1>
        ${factList({ Kind: inWords(sample.kind), Sample: sample.name })}
      </header>
      ${tabs(base, isText ? 'text' : 'html', { html: 'As HTML', text: 'As text' })}
      ${isText ? textView(mail.text) : framedPreview(base, readPreview(query))}`;
    return sendPage(reply, mail.subject, content);
  });

  web.get('/templates/:kind/:number/html', async (request, reply) => {
    const sample = await find(request);
    if (!sample) return noTemplate(reply);
    const { renderSample, samplePictures } = await templates();
    const pictureOf = (cid: string) => samplePictures[cid];
    return sendPreview(reply, renderSample(sample).html, pictureOf, readPreview(request.query as Query));
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
          <ul class="mails">
            ${samplesOf(samples, kind).map(
              (sample) =>
                html`<li>
                  <a href="${sampleAddress(samples, sample)}"
                    ><span class="mail-subject">${sample.name}</span></a
                  >
                </li>`,
            )}
          </ul>
        </section>`,
    )}`;
};

/** `staff-deposit-paid` as people say it. */
const inWords = (kind: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`.replaceAll('-', ' ');

const noTemplate = (reply: FastifyReply) =>
  sendNotFound(reply, 'No such template', html`<a href="/templates">What the shop can send</a>`);
