// Renders all pages for one company, in a worker of its own: texts are read once, when the pages are loaded. The build
// runs it with the examples, the shop's server whenever the owner has changed the company (decision 95).
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { defaultCompany, toPublicCompany } from '@app/contracts';
import { firstStyles } from './first-styles.mjs';
import { escapeHtml, renderDocument } from './render-document.mjs';

/** A path that no route matches: it renders the 404 page. */
const notFoundPath = '/404';

const examples = { ...toPublicCompany(defaultCompany), closedDays: [] };
const { partsFile, withSamples, company = examples } = workerData;
globalThis.companyToRender = company;
const { renderPage, listPages, documentText } = await import(/* webpackIgnore: true */ './prerender.mjs');
const { css, styleUrl, preloads, fontScript, loader, headScript, chunks } = JSON.parse(
  await readFile(partsFile, 'utf8'),
);

const documents = {};
const styles = {};
const add = (name, page) => {
  const pageStyles =
    // The shell shows nothing before its page is rendered, and that page may need any rule.
    name === 'shell'
      ? { head: `<link rel="stylesheet" href="${styleUrl}">`, hashes: [] }
      : firstStyles(css, page.markup, { preloads, fontScript });
  styles[name] = pageStyles.hashes;
  documents[name] = renderDocument({
    styleUrl,
    loader,
    headScript,
    noScript: documentText.noScript,
    companyElementId: documentText.companyElementId,
    company,
    styleMarkup: pageStyles.head,
    withSamples,
    chunks: chunks[name] ?? [],
    ...page,
  });
};

add('shell', { markup: `<title>${escapeHtml(documentText.title)}</title>`, head: '' });
add('not-found', await renderPage(notFoundPath, { withSamples }));
for (const { path, name } of listPages().filter((page) => page.name))
  add(name, await renderPage(path, { withSamples }));
parentPort.postMessage({ documents, styles });
