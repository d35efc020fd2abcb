import { html, type Html } from '@app/web-server';
import type { Preview } from './preview';

/** A mail's HTML in a frame, and the ways in which it can be looked at. It stands at `<base>/html`. */
export function htmlView(base: string, preview: Preview): Html {
  const address = (path: string, changed: Partial<Preview> = {}) =>
    `${base}${path}?${new URLSearchParams({ ...preview, ...changed }).toString()}`;
  const choice = (name: string, options: readonly (readonly [string, Partial<Preview>])[]) =>
    html`<div class="choice" role="group" aria-label="${name}">
      ${options.map(([label, changed]) => {
        const isChosen = Object.entries(changed).every(
          ([key, value]) => preview[key as keyof Preview] === value,
        );
        return html`<a href="${address('', changed)}" ${isChosen && html`aria-current="true"`}>${label}</a>`;
      })}
    </div>`;
  return html`<div class="choices">
      ${choice('Width', [
        ['Desktop', { width: 'desktop' }],
        ['Phone', { width: 'phone' }],
      ])}
      ${choice('Colours', [
        ['Light', { scheme: 'light' }],
        ['Dark', { scheme: 'dark' }],
      ])}
      ${choice('Pictures', [
        ['With pictures', { images: 'on' }],
        ['Without', { images: 'off' }],
      ])}
      <a href="${address('/html')}">Open by itself</a>
    </div>
    <iframe
      class="preview preview-${preview.width} preview-${preview.scheme}"
      title="The mail"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="${address('/html')}"
    ></iframe>`;
}
