import type { MailSample } from '@app/mails/samples';
import { html, type Html } from '@app/web-server';
import { counted } from '../pages/in-words';
import { sampleAddress, samplesOf } from './find-sample';

/** Every mail that the shop can send, with made up facts. */
export function templatesContent(samples: readonly MailSample[]): Html {
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
}

/** `staff-deposit-paid` as people say it. */
export const inWords = (kind: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`.replaceAll('-', ' ');
