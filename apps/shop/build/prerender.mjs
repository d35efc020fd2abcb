import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { rspack } from '@rspack/core';
import { sourceHash } from './source-hash.mjs';

const { minify, transform } = rspack.experiments.swc;

/**
 * Writes dist/pages: every public page, the 404 page, the empty shell for pages that only the browser can render, the
 * list of pages for the server, the hashes of each page's inline code for its Content-Security-Policy, and what
 * dist/prerender/render-pages.mjs needs to render them again for another company (decision 95).
 * dist/pages/with-samples holds the same for demonstrations, with our invented testimonials, people and figures (D40);
 * the server picks one when it starts.
 */
export async function prerender(dist, { parts, fonts }) {
  const { listPages, documentText } = await import(pathToFileURL(`${dist}/prerender/prerender.mjs`).href);
  const isScript = (file) => file.endsWith('.js');
  const sheet = parts.styles.find((file) => file.endsWith('.css'));
  const loader = await inlineScript('inline-loader', {
    scriptUrls: parts.main.filter(isScript).map((file) => `/${file}`),
    liveDataUrl: `/${parts['live-data'].find(isScript)}`,
    basketSessionKey: documentText.basketSessionKey,
    sessionHintCookie: documentText.sessionHintCookie,
  });
  const offerScript = await inlineScript('inline-offer', {
    companyElementId: documentText.companyElementId,
    dismissedOfferKey: documentText.dismissedOfferKey,
  });
  const headScript = offerScript + (await inlineScript('inline-first-view', {}));
  const fontScript = await inlineScript('inline-fonts', {});
  const pages = listPages();
  const chunksOf = (name) =>
    parts[`page-${name}`]
      .filter((file) => isScript(file) && !parts.main.includes(file))
      .map((file) => `/${file}`);
  const chunks = Object.fromEntries(
    ['not-found', ...pages.flatMap(({ name }) => name ?? [])].map((name) => [name, chunksOf(name)]),
  );

  await mkdir(`${dist}/pages/with-samples`, { recursive: true });
  await writeJson(`${dist}/pages/document-parts.json`, {
    css: await readFile(`${dist}/public/${sheet}`, 'utf8'),
    styleUrl: `/${sheet}`,
    preloads: fonts.map((font) => `/${font}`),
    fontScript,
    loader,
    headScript,
    chunks,
  });
  const styles = {};
  for (const withSamples of [false, true]) {
    const rendered = await renderExamples(dist, withSamples);
    for (const [name, html] of Object.entries(rendered.documents)) {
      await writeFile(`${dist}/pages${withSamples ? '/with-samples' : ''}/${name}.html`, html);
      styles[name] = [...new Set([...(styles[name] ?? []), ...rendered.styles[name]])];
    }
  }
  await writeJson(`${dist}/pages/pages.json`, pages);
  const hashes = { script: [loader, headScript, fontScript].map(sourceHash), styles };
  await writeJson(`${dist}/pages/inline-hashes.json`, hashes);
}

/** As the server does it, with the company of the examples. */
const renderExamples = (dist, withSamples) =>
  new Promise((done, fail) => {
    const workerData = { partsFile: `${dist}/pages/document-parts.json`, withSamples };
    new Worker(`${dist}/prerender/render-pages.mjs`, { workerData }).on('message', done).on('error', fail);
  });

/** A file of src/app/inline as one expression, with its declared constants replaced by their values. */
async function inlineScript(name, constants) {
  const source = await readFile(new URL(`../src/app/inline/${name}.ts`, import.meta.url), 'utf8');
  const { code } = await transform(source, {
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
