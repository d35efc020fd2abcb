import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { minify, transformFile } from '@swc/core';

/** An address that no route knows. */
const nowhere = '/404';

/**
 * Writes dist/pages: every public page, the page for addresses that lead nowhere, the empty shell for those
 * that only the browser can render, the list of pages for the server, and the hashes of what is inline, for
 * its Content-Security-Policy. In dist/pages/with-samples the same once more for demonstrations, with the
 * testimonials, people and figures that we invented (D40); the server chooses when it starts.
 */
export async function prerender(dist, { parts, fonts }) {
  const { renderPage, listPages, documentText } = await import(
    pathToFileURL(`${dist}/prerender/prerender.mjs`).href
  );
  const isScript = (file) => file.endsWith('.js');
  const style = parts.main.find((file) => file.endsWith('.css'));
  const css = (await readFile(`${dist}/public/${style}`, 'utf8')).replace(/\n?\/\*# sourceMappingURL.*$/, '');
  const loader = await inlineScript('inline-loader', { scriptUrl: `/${parts.main.find(isScript)}` });
  const decider = await inlineScript('inline-offer', {
    offer: documentText.offer,
    dismissedOfferKey: documentText.dismissedOfferKey,
  });
  const frame = {
    css,
    loader,
    decider,
    preloads: fonts.filter((font) => /sans|normal/.test(font)),
    noScript: documentText.noScript,
  };
  const pages = await listPages();
  const nameOf = (chunk) => chunk.replace(/^page-/, '');
  const chunksOf = (chunk) =>
    parts[chunk].filter((file) => isScript(file) && !parts.main.includes(file)).map((file) => `/${file}`);

  for (const withSamples of [false, true]) {
    const folder = `${dist}/pages${withSamples ? '/with-samples' : ''}`;
    await mkdir(folder, { recursive: true });
    const write = (name, page) =>
      writeFile(`${folder}/${name}.html`, documentOf({ ...frame, withSamples, chunks: [], ...page }));

    await write('shell', { markup: `<title>${documentText.title}</title>`, head: '' });
    await write('not-found', {
      ...(await renderPage(nowhere, { withSamples })),
      chunks: chunksOf('page-not-found'),
    });
    for (const { path, chunk } of pages) {
      await write(nameOf(chunk), {
        ...(await renderPage(path, { withSamples })),
        chunks: chunksOf(chunk),
      });
    }
  }

  const list = pages.map(({ path, chunk, isPrivate }) => ({ path, name: nameOf(chunk), isPrivate }));
  await writeJson(`${dist}/pages/pages.json`, list);
  const hashes = { script: [loader, decider].map(sourceHash), style: [sourceHash(css)] };
  await writeJson(`${dist}/pages/inline-hashes.json`, hashes);
}

/** A file of src/app as one expression, with its declared constants filled in. */
async function inlineScript(name, constants) {
  const { code } = await transformFile(fileURLToPath(new URL(`../src/app/${name}.ts`, import.meta.url)), {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    isModule: false,
  });
  const filled = Object.entries(constants).map(
    ([constant, value]) => `const ${constant} = ${JSON.stringify(value).replaceAll('<', '\\u003c')};`,
  );
  const script = `(()=>{${filled.join('')}${code.slice(code.indexOf('{'))}})()`;
  return (await minify(script, { compress: true, mangle: true })).code;
}

const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
const sourceHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** React writes titles, descriptions and preloads in front of the page's markup; their place is the head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

function documentOf({ css, loader, decider, preloads, noScript, markup, head, withSamples, chunks }) {
  const [fromReact] = hoisted.exec(markup);
  const body = markup.slice(fromReact.length).replaceAll(/ style="/g, ' data-style="');
  const fontLinks = preloads.map(
    (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
  );
  return [
    `<!doctype html><html lang="en-GB"${withSamples ? ' data-with-samples' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#f7f7f4">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    fromReact,
    ...fontLinks,
    `<script>${decider}</script>`,
    `<style>${css}</style>`,
    head,
    `</head><body><noscript><p class="wrap py-4">${noScript}</p></noscript>`,
    `<div id="root">${body}</div>`,
    `<script${chunks.length > 0 ? ` data-chunks="${chunks.join(' ')}"` : ''}>${loader}</script></body></html>\n`,
  ].join('');
}
