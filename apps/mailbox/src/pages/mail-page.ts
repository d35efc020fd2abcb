import { html, type Html } from '@app/web-server';
import type { OpenedMail } from '../mails/mail-store';
import type { ReadMail } from '../mails/read-mail';
import { counted, sizeInWords, subjectInWords, timeInWords } from './in-words';
import { htmlView } from './html-view';
import type { Preview } from './preview';

export const mailViews = ['html', 'text', 'headers', 'source'] as const;
export type MailView = (typeof mailViews)[number];

interface Shown extends OpenedMail {
  view: MailView;
  preview: Preview;
}

export const mailContent = (shown: Shown): Html =>
  html`<p><a href="/">All mails</a></p>
    <header class="card">
      <h1>${subjectInWords(shown.record.subject)}</h1>
      ${facts(shown)} ${attachmentList(shown)}
      ${shown.mail.problem !== null && html`<p class="problem">This mail is broken: ${shown.mail.problem}</p>`}
    </header>
    <nav class="tabs" aria-label="Views">${viewsOf(shown.mail).map((view) => tab(shown, view))}</nav>
    ${viewContent(shown)}`;

const facts = ({ record, mail }: Shown) => {
  const header = (name: string) => mail.headers.find((known) => known.name.toLowerCase() === name)?.value;
  return html`<dl class="facts">
    ${fact('From', header('from') ?? record.envelope.from)}
    ${fact('Delivered to', record.envelope.to.join(', '))}
    ${fact('Received', html`<time datetime="${record.receivedAt}">${timeInWords(record.receivedAt)}</time>`)}
    ${fact('Size', sizeInWords(record.size))}
  </dl>`;
};

const fact = (name: string, value: string | Html) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const attachmentList = ({ record, mail: { attachments } }: Shown) =>
  attachments.length > 0 &&
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

/** Those that there are; a mail that has no HTML is shown as text at first. */
export const viewsOf = (mail: ReadMail): MailView[] =>
  mailViews.filter((view) => view !== 'html' || mail.html !== null);

const names: Record<MailView, string> = {
  html: 'As HTML',
  text: 'As text',
  headers: 'Headers',
  source: 'Source',
};

const tab = ({ record, view }: Shown, to: MailView) =>
  html`<a href="/mails/${record.id}?view=${to}" ${to === view && html`aria-current="page"`}>${names[to]}</a>`;

function viewContent(shown: Shown): Html {
  const { mail, source, record, view } = shown;
  switch (view) {
    case 'html':
      return htmlView(`/mails/${record.id}`, shown.preview);
    case 'text':
      return mail.text === null
        ? html`<p class="card">This mail has no text for programs that show no HTML.</p>`
        : html`<pre class="card" tabindex="0" aria-label="Text">${mail.text}</pre>`;
    case 'headers':
      return html`<table class="card headers">
        <thead>
          <tr>
            <th scope="col">Header</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          ${mail.headers.map(
            ({ name, value }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;
    case 'source':
      return html`<p><a href="/api/mails/${record.id}/source">Save as a file</a></p>
        <pre class="card" tabindex="0" aria-label="Source">${source.toString('utf8')}</pre>`;
  }
}

export const notFoundContent = html`<h1>There is no such mail</h1>
  <p>It may have been deleted, or been pushed out by newer ones. <a href="/">All mails</a></p>`;
