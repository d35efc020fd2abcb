/** React puts titles, descriptions and preloads before the page's markup; they belong in the head. */
const leadingMetadata = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

export function renderDocument({
  styleMarkup,
  styleUrl,
  loader,
  headScript,
  noScript,
  companyElementId,
  company,
  markup,
  head,
  withSamples,
  chunks,
}) {
  const [hoistedMarkup] = leadingMetadata.exec(markup);
  const body = markup.slice(hoistedMarkup.length).replaceAll(/ style="/g, ' data-style="');
  const loaderAttributes = [
    ` data-styles="${styleUrl}"`,
    ...(chunks.length > 0 ? [` data-chunks="${chunks.join(' ')}"`] : []),
  ].join('');
  return [
    `<!doctype html><html lang="en-GB"${withSamples ? ' data-with-samples' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#f7f7f4">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    hoistedMarkup,
    // Data, so the Content-Security-Policy does not apply. The head's script and the app read it.
    `<script type="application/json" id="${companyElementId}">${toJson(company)}</script>`,
    `<script>${headScript}</script>`,
    styleMarkup,
    head,
    `</head><body><noscript class="wrap py-4">${escapeHtml(noScript)}</noscript>`,
    `<div id="root">${body}</div>`,
    `<script${loaderAttributes}>${loader}</script></body></html>\n`,
  ].join('');
}

const toJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
export const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
