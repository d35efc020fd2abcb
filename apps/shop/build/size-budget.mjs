// Measures what a visitor downloads, compressed as the server sends it, against our own limits. Run after a build.
// Exits 1 above a limit; the target is the size we want.
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const pages = JSON.parse(await readFile(`${dist}/pages/pages.json`, 'utf8'));
const { parts, fonts } = JSON.parse(await readFile(`${dist}/build-manifest.json`, 'utf8'));

const totalSize = async (files) => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${dist}/${file}`)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};
const compressedSize = (files) => totalSize(files.map((file) => `public/${file}.br`));
const largest = async (names) =>
  Math.max(...(await Promise.all(names.map((name) => totalSize([`pages/${name}.html.br`])))));
const hasExtension = (extension) => (file) => file.endsWith(extension);
/** Without the files that every page has loaded already. */
const extraScript = (part) =>
  parts[part].filter(hasExtension('.js')).filter((file) => !parts.main.includes(file));

const budgets = [
  {
    name: 'script of the home page, once started',
    size: await compressedSize([...parts.main.filter(hasExtension('.js')), ...extraScript('page-home')]),
    target: 75,
    limit: 90,
  },
  {
    name: 'styles, after the first view',
    size: await compressedSize(parts.styles.filter(hasExtension('.css'))),
    target: 12,
    limit: 14,
  },
  // With 1.1 kB of headers this fits into the ten packets a server sends before the first acknowledgement: 14.6 kB.
  { name: 'home page, its styles included', size: await largest(['home']), target: 13, limit: 13.6 },
  {
    name: 'heaviest page',
    size: await largest(pages.flatMap(({ name }) => name ?? [])),
    // Each page also has the company's facts, 0.3 kB of it, for the app (decision 95).
    target: 13.6,
    limit: 15,
  },
  { name: 'fonts', size: await totalSize(fonts.map((file) => `public/${file}`)), target: 48, limit: 50 },
  {
    // 3 kB of it places parts on the plan and explains what cannot be made (D53, decision 110). The editor is loaded on press,
    // the rules about places and the room once something was placed (decision 117).
    name: 'script on opening the calculator',
    size: await compressedSize(extraScript('calculator')),
    target: 48,
    limit: 55,
  },
  {
    name: 'script on opening a saved quote',
    size: await compressedSize(extraScript('quote')),
    target: 35,
    limit: 50,
  },
  {
    name: 'script on opening the basket',
    size: await compressedSize(extraScript('basket')),
    target: 37,
    limit: 42,
  },
  {
    name: 'script on starting to pay a deposit',
    size: await compressedSize(extraScript('deposit')),
    target: 10,
    limit: 15,
  },
  {
    name: 'script on the payment page',
    size: await compressedSize(extraScript('payment')),
    target: 35,
    limit: 50,
  },
  {
    name: 'script on a payment’s result',
    size: await compressedSize(extraScript('payment-result')),
    target: 12,
    limit: 18,
  },
  {
    name: 'script on /admin, before the remote',
    size: await compressedSize(extraScript('load-admin')),
    target: 20,
    limit: 25,
  },
];

const kB = (bytes) => (bytes / 1000).toFixed(1);
console.log(`${'kB, brotli'.padEnd(38)} is  target   limit`);
let failed = 0;
for (const { name, size, target, limit } of budgets) {
  const isOver = size > limit * 1000;
  if (isOver) failed += 1;
  const warning = size > target * 1000 ? '  above the target' : '';
  const verdict = isOver ? '  OVER' : warning;
  const columns = [kB(size), target, limit].map((figure) => String(figure).padStart(6)).join('');
  console.log(`${name.padEnd(36)}${columns}${verdict}`);
}
console.log(`${budgets.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
