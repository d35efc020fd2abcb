// Measures what a visitor downloads, compressed as the server sends it, against our own limits. Run after a build.
// Exits 1 above a limit; the aim is the size we want.
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const pages = JSON.parse(await readFile(`${dist}/pages/pages.json`, 'utf8'));
const { parts, fonts } = JSON.parse(await readFile(`${dist}/build-manifest.json`, 'utf8'));

const weightOf = async (files) => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${dist}/${file}`)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};
const compressed = (files) => weightOf(files.map((file) => `public/${file}.br`));
const heaviest = async (names) =>
  Math.max(...(await Promise.all(names.map((name) => weightOf([`pages/${name}.html.br`])))));
const ofKind = (kind) => (file) => file.endsWith(kind);
/** Without the files that every page has loaded already. */
const extraScript = (part) => parts[part].filter(ofKind('.js')).filter((file) => !parts.main.includes(file));

const budgets = [
  {
    what: 'script of the home page, once wanted',
    weight: await compressed([...parts.main.filter(ofKind('.js')), ...extraScript('page-home')]),
    aim: 75,
    limit: 90,
  },
  {
    what: 'styles, after the first view',
    weight: await compressed(parts.styles.filter(ofKind('.css'))),
    aim: 12,
    limit: 14,
  },
  // With 1.1 kB of headers this fits into the ten packets a server sends before the first acknowledgement: 14.6 kB.
  { what: 'home page, its styles included', weight: await heaviest(['home']), aim: 13, limit: 13.6 },
  {
    what: 'heaviest page',
    weight: await heaviest(pages.flatMap(({ name }) => name ?? [])),
    aim: 13.6,
    limit: 14.8,
  },
  { what: 'fonts', weight: await weightOf(fonts.map((file) => `public/${file}`)), aim: 48, limit: 50 },
  {
    // 1 kB of it explains combinations that cannot be made (D53).
    what: 'script on opening the calculator',
    weight: await compressed(extraScript('calculator')),
    aim: 45,
    limit: 51,
  },
  {
    what: 'script on opening a saved quote',
    weight: await compressed(extraScript('quote')),
    aim: 35,
    limit: 50,
  },
  {
    what: 'script on opening the basket',
    weight: await compressed(extraScript('basket')),
    aim: 37,
    limit: 42,
  },
  {
    what: 'script on wanting to pay a deposit',
    weight: await compressed(extraScript('deposit')),
    aim: 10,
    limit: 15,
  },
  {
    what: 'script on the payment page',
    weight: await compressed(extraScript('payment')),
    aim: 35,
    limit: 50,
  },
  {
    what: 'script on a payment’s result',
    weight: await compressed(extraScript('payment-result')),
    aim: 12,
    limit: 18,
  },
  {
    what: 'script on /admin, before the remote',
    weight: await compressed(extraScript('load-admin')),
    aim: 20,
    limit: 25,
  },
];

const kB = (bytes) => (bytes / 1000).toFixed(1);
console.log(`${'kB, brotli'.padEnd(38)} is     aim   limit`);
let failed = 0;
for (const { what, weight, aim, limit } of budgets) {
  const isOver = weight > limit * 1000;
  if (isOver) failed += 1;
  const verdict = isOver ? '  OVER' : weight > aim * 1000 ? '  above the aim' : '';
  const columns = [kB(weight), aim, limit].map((figure) => String(figure).padStart(6)).join('');
  console.log(`${what.padEnd(36)}${columns}${verdict}`);
}
console.log(`${budgets.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
