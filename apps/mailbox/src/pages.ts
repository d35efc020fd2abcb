import { html, type Html } from '@app/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MailRecord, MailStore, OpenedMail } from './mail-store';
import { counted, sendNotFound, sendPage } from './page';
import { mailView, pictureOf, readPreview, sendPreview } from './preview';

type Query = Record<string, string | undefined>;

/** The number of mails in the list; more would be slow. */
const listed = 200;

/** The mails for people: the list, and each as HTML or text with attachments. */
export function addPages(web: FastifyInstance, store: MailStore): void {
  const read = ({ params }: FastifyRequest) => store.read((params as { id: string }).id);

  web.get('/', (_request, reply) => {
    const mails = store.newestFirst();
    const content = html`<header class="heading">
        <div>
          <h1>Mailbox</h1>
          <p class="soft">
            ${counted(mails.length, 'mail')}${mails.length > listed && `, the newest ${listed} listed`}
          </p>
        </div>
        <a href="/templates">What the shop can send</a>
      </header>
      ${
        mails.length > 0
          ? html`<ul class="mails">
              ${mails.slice(0, listed).map(mailRow)}
            </ul>`
          : html`<p class="card empty">No mail yet. As soon as the shop sends one it can be read here.</p>`
      }`;
    return sendPage(reply, 'All mails', content);
  });

  web.get('/mails/:id', async (request, reply) => {
    const found = await read(request);
    if (!found) return noMail(reply);
    return sendPage(reply, inWords(found.record.subject), mailContent(found, request.query as Query));
  });

  web.get('/mails/:id/html', async (request, reply) => {
    const mail = (await read(request))?.mail;
    if (!mail || mail.html === null) return noMail(reply);
    return sendPreview(reply, mail.html, pictureOf(mail.attachments), readPreview(request.query as Query));
  });
}

const mailRow = ({ id, receivedAt, to, subject, attachments }: MailRecord) =>
  html`<li>
    <a href="/mails/${id}">
      <span class="mail-subject">${inWords(subject)}</span>
      <span class="mail-to soft">to ${to.join(', ')}</span>
      ${attachments > 0 && html`<span class="mail-clip">${counted(attachments, 'attachment')}</span>`}
      ${timeOf(receivedAt, 'mail-time soft')}
    </a>
  </li>`;

function mailContent({ record, mail }: OpenedMail, query: Query): Html {
  const base = `/mails/${record.id}`;
  const from = mail.headers.find(({ name }) => name.toLowerCase() === 'from')?.value ?? record.from;
  return html`<p><a href="/">All mails</a></p>
    <header class="card">
      <h1>${inWords(record.subject)}</h1>
      <dl class="facts">
        <dt>From</dt>
        <dd>${from}</dd>
        <dt>Delivered to</dt>
        <dd>${record.to.join(', ')}</dd>
        <dt>Received</dt>
        <dd>${timeOf(record.receivedAt)}</dd>
        <dt>Size</dt>
        <dd>${sizeInWords(record.size)} (<a href="/api${base}/source">source</a>)</dd>
      </dl>
      ${mail.attachments.length > 0 && attachmentList({ record, mail })}
    </header>
    ${mailView({ base, ...mail }, query)}`;
}

const attachmentList = ({ record, mail: { attachments } }: Pick<OpenedMail, 'record' | 'mail'>) =>
  html`<section aria-labelledby="attachments">
    <h2 id="attachments">${counted(attachments.length, 'attachment')}</h2>
    <ul class="attachments">
      ${attachments.map(
        ({ name, type, size }, index) =>
          html`<li>
            <a href="/api/mails/${record.id}/attachments/${index + 1}">${name}</a>
            <span class="soft">${type}, ${sizeInWords(size)}</span>
          </li>`,
      )}
    </ul>
  </section>`;

const noMail = (reply: FastifyReply) =>
  sendNotFound(reply, 'No such mail', html`Older mails make room for newer ones. <a href="/">All mails</a>`);

/** An empty subject needs a text to press. */
const inWords = (subject: string): string => subject.trim() || '(no subject)';

const shortTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

const timeOf = (iso: string, look = '') =>
  html`<time class="${look}" datetime="${iso}">${shortTime.format(new Date(iso))}</time>`;

const sizeInWords = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en-GB')} kB`;
