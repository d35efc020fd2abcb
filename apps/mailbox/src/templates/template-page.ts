import type { RenderedMail } from '@app/mails';
import type { MailSample } from '@app/mails/samples';
import { html, type Html } from '@app/web-server';
import { htmlView } from '../pages/html-view';
import { sizeInWords } from '../pages/in-words';
import type { Preview } from '../pages/preview';
import { sampleAddress } from './find-sample';
import { inWords } from './templates-page';

export const templateViews = ['html', 'text'] as const;
export type TemplateView = (typeof templateViews)[number];

interface Shown {
  samples: readonly MailSample[];
  sample: MailSample;
  mail: RenderedMail;
  view: TemplateView;
  preview: Preview;
}

/** One mail with made up facts, as HTML and as text. */
export function templateContent({ samples, sample, mail, view, preview }: Shown): Html {
  const base = sampleAddress(samples, sample);
  const tab = (to: TemplateView, name: string) =>
    html`<a href="${base}?view=${to}" ${to === view && html`aria-current="page"`}>${name}</a>`;
  return html`<p><a href="/templates">What the shop can send</a></p>
    <header class="card">
      <h1>${mail.subject}</h1>
      <dl class="facts">
        ${fact('Kind', inWords(sample.kind))} ${fact('Sample', sample.name)}
        ${fact('Size', `${sizeInWords(Buffer.byteLength(mail.html))} of HTML, pictures aside`)}
      </dl>
    </header>
    <nav class="tabs" aria-label="Views">${tab('html', 'As HTML')} ${tab('text', 'As text')}</nav>
    ${
      view === 'html'
        ? htmlView(base, preview)
        : html`<pre class="card" tabindex="0" aria-label="Text">${mail.text}</pre>`
    }
    ${neighbours({ samples, sample, view, preview })}`;
}

const fact = (name: string, value: string) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** The samples before and after it, to be looked at in the same way. */
const neighbours = ({ samples, sample, view, preview }: Omit<Shown, 'mail'>) => {
  const index = samples.indexOf(sample);
  const way = new URLSearchParams({ view, ...preview }).toString();
  const link = (to: MailSample | undefined, name: string) =>
    to ? html`<a href="${sampleAddress(samples, to)}?${way}">${name}</a>` : html`<span></span>`;
  return html`<nav class="pages" aria-label="Samples">
    ${link(samples[index - 1], 'Previous')}
    <span class="soft">${index + 1} of ${samples.length}</span>
    ${link(samples[index + 1], 'Next')}
  </nav>`;
};
