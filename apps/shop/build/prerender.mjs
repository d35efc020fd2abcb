import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { renderDocument } from './render-document.mjs';
import { firstStyles } from './first-styles.mjs';
import { sourceHash } from './source-hash.mjs';

const { minify, transform } = rspack.experiments.swc;

/** A path that no route matches: it renders the 404 page. */
const notFoundPath = '/404';

/**
 * Writes dist/pages: every public page, the 404 page, the empty shell for pages that only the browser can render, the
 * list of pages for the server, and the hashes of each page's inline code for its Content-Security-Policy.
 * dist/pages/with-samples holds the same for demonstrations, with our invented testimonials, people and figures (D40);
 * the server picks one when it starts.
 */
export async function prerender(dist, { parts, fonts }) {
  const { renderPage, listPages, documentText } = await import(
    pathToFileURL(`${dist}/prerender/prerender.mjs`).href
  );
  const isScript = (file) => file.endsWith('.js');
  const sheet = parts.styles.find((file) => file.endsWith('.css'));
  const css = await readFile(`${dist}/public/${sheet}`, 'utf8');
  const preloads = fonts.map((font) => `/${font}`);
  const loader = await inlineScript('inline-loader', {
    scriptUrls: parts.main.filter(isScript).map((file) => `/${file}`),
    liveDataUrl: `/${parts['live-data'].find(isScript)}`,
    basketSessionKey: documentText.basketSessionKey,
    sessionHintCookie: documentText.sessionHintCookie,
  });
  const offerScript = await inlineScript('inline-offer', {
    offer: documentText.offer,
    dismissedOfferKey: documentText.dismissedOfferKey,
  });
  const headScript = offerScript + (await inlineScript('inline-first-view', {}));
  const fontScript = await inlineScript('inline-fonts', {});
  const commonParts = {
    styleUrl: `/${sheet}`,
    loader,
    headScript,
    noScript: documentText.noScript,
  };
  const pages = listPages();
  const chunksOf = (name) =>
    parts[`page-${name}`]
      .filter((file) => isScript(file) && !parts.main.includes(file))
      .map((file) => `/${file}`);

  const styles = {};
  for (const withSamples of [false, true]) {
    const folder = `${dist}/pages${withSamples ? '/with-samples' : ''}`;
    await mkdir(folder, { recursive: true });
    const write = async (name, page) => {
      const pageStyles =
        // The shell shows nothing before its page is rendered, and that page may need any rule.
        name === 'shell'
          ? { head: `<link rel="stylesheet" href="/${sheet}">`, hashes: [] }
          : firstStyles(css, page.markup, { preloads, fontScript });
      styles[name] = [...new Set([...(styles[name] ?? []), ...pageStyles.hashes])];
      await writeFile(
        `${folder}/${name}.html`,
        renderDocument({ ...commonParts, styleMarkup: pageStyles.head, withSamples, chunks: [], ...page }),
      );
    };

    await write('shell', { markup: `<title>${documentText.title}</title>`, head: '' });
    await write('not-found', {
      ...(await renderPage(notFoundPath, { withSamples })),
      chunks: chunksOf('not-found'),
    });
    for (const { path, name } of pages.filter((page) => page.name)) {
      await write(name, { ...(await renderPage(path, { withSamples })), chunks: chunksOf(name) });
    }
  }

  await writeJson(`${dist}/pages/pages.json`, pages);
  const hashes = { script: [loader, headScript, fontScript].map(sourceHash), styles };
  await writeJson(`${dist}/pages/inline-hashes.json`, hashes);
}

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
