import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { minify, transformFile } from '@swc/core';

/** Pages that are the same for everyone, by file. `notFound` is any address that no route knows. */
const pages = { home: '/', 'not-found': '/404' };

/**
 * Writes dist/pages: the prerendered pages, the empty shell for those that only the browser can render, and
 * the hashes of what is inline, which the server puts into its Content-Security-Policy.
 */
export async function prerender(dist, { parts, fonts }) {
  const { renderPage, documentText } = await import(pathToFileURL(`${dist}/prerender/prerender.mjs`).href);
  const script = parts.main.find((file) => file.endsWith('.js'));
  const style = parts.main.find((file) => file.endsWith('.css'));
  const css = (await readFile(`${dist}/public/${style}`, 'utf8')).replace(/\n?\/\*# sourceMappingURL.*$/, '');
  const loader = await inlineLoader(`/${script}`);
  const frame = {
    css,
    loader,
    preloads: fonts.filter((font) => /sans|normal/.test(font)),
    noScript: documentText.noScript,
  };

  await mkdir(`${dist}/pages`, { recursive: true });
  await writeFile(
    `${dist}/pages/shell.html`,
    documentOf({ ...frame, markup: `<title>${documentText.title}</title>` }),
  );
  for (const [name, path] of Object.entries(pages)) {
    await writeFile(`${dist}/pages/${name}.html`, documentOf({ ...frame, markup: await renderPage(path) }));
  }
  const hashes = { script: [sourceHash(loader)], style: [sourceHash(css)] };
  await writeFile(`${dist}/pages/inline-hashes.json`, `${JSON.stringify(hashes, null, 2)}\n`);
}

async function inlineLoader(script) {
  const { code } = await transformFile(
    fileURLToPath(new URL('../src/app/inline-loader.ts', import.meta.url)),
    { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, isModule: false },
  );
  const loader = code.replace('scriptUrl', JSON.stringify(script));
  return (await minify(`(()=>${loader.slice(loader.indexOf('{'))})()`, { compress: true, mangle: true }))
    .code;
}

const sourceHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** React writes titles, descriptions and preloads in front of the page's markup; their place is the head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

function documentOf({ css, loader, preloads, noScript, markup }) {
  const [head] = hoisted.exec(markup);
  const body = markup.slice(head.length).replaceAll(/ style="/g, ' data-style="');
  const fontLinks = preloads.map(
    (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
  );
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#f7f7f4">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    head,
    ...fontLinks,
    `<style>${css}</style></head><body><noscript><p class="wrap py-4">${noScript}</p></noscript>`,
    `<div id="root">${body}</div>`,
    `<script>${loader}</script></body></html>\n`,
  ].join('');
}
