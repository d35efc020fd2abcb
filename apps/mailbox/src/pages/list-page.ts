import { html, type Html } from '@app/web-server';
import type { MailRecord } from '../mails/mail-record';
import { counted, subjectInWords, timeInWords } from './in-words';

export const perPage = 50;

interface List {
  /** Those on this page, newest first. */
  mails: readonly MailRecord[];
  /** How many there are like them. */
  found: number;
  /** How many there are at all. */
  total: number;
  searched: string;
  page: number;
}

export const listContent = ({ mails, found, total, searched, page }: List): Html =>
  html`<header class="heading">
      <div>
        <h1>Mailbox</h1>
        <p class="soft">${summary(found, total, searched)}</p>
      </div>
      <div class="heading-side">
        <a href="/templates">What the shop can send</a>
        ${total > 0 && deleteAll(total)}
      </div>
    </header>
    ${(total > 0 || searched !== '') && searchForm(searched)}
    ${
      mails.length === 0
        ? nothing(total)
        : html`<ul class="mails">
            ${mails.map(mailRow)}
          </ul>`
    }
    ${pages(page, Math.ceil(found / perPage), searched)}`;

const summary = (found: number, total: number, searched: string) =>
  searched === '' ? counted(total, 'mail') : `${found} of ${counted(total, 'mail')} with “${searched}”`;

const deleteAll = (total: number) =>
  html`<details class="delete">
    <summary>Delete all …</summary>
    <form method="post" action="/delete-all">
      <p>${counted(total, 'mail')} will be gone for good.</p>
      <button class="danger" type="submit">Delete</button>
    </form>
  </details>`;

const searchForm = (searched: string) =>
  html`<form class="search" method="get" action="/" role="search">
    <label for="q">Search in subjects and addresses</label>
    <input id="q" type="search" name="q" value="${searched}" />
    <button type="submit">Search</button>
  </form>`;

const nothing = (total: number) =>
  html`<p class="card empty">
    ${total === 0 ? 'No mail yet. As soon as the shop sends one it can be read here.' : 'No mail is like that.'}
  </p>`;

const mailRow = ({ id, receivedAt, envelope, subject, attachments }: MailRecord) =>
  html`<li>
    <a href="/mails/${id}">
      <span class="mail-subject">${subjectInWords(subject)}</span>
      <span class="mail-to soft">to ${envelope.to.join(', ')}</span>
      ${
        attachments > 0 &&
        html`<span class="mail-clip">
          <svg aria-hidden="true" viewBox="0 0 16 16">
            <path
              d="m13 7-5.5 5.5a3 3 0 0 1-4.2-4.2l6-6a2 2 0 0 1 2.8 2.8l-5.8 5.8a1 1 0 0 1-1.4-1.4L10 4.5"
            />
          </svg>
          ${counted(attachments, 'attachment')}</span
        >`
      }
      <time class="mail-time soft" datetime="${receivedAt}">${timeInWords(receivedAt)}</time>
    </a>
  </li>`;

const pages = (page: number, last: number, searched: string) => {
  const link = (to: number, name: string) =>
    html`<a href="/?${new URLSearchParams({ ...(searched && { q: searched }), page: `${to}` }).toString()}"
      >${name}</a
    >`;
  return (
    last > 1 &&
    html`<nav class="pages" aria-label="Pages">
      ${page > 1 ? link(page - 1, 'Newer') : html`<span></span>`}
      <span class="soft">Page ${page} of ${last}</span>
      ${page < last ? link(page + 1, 'Older') : html`<span></span>`}
    </nav>`
  );
};
