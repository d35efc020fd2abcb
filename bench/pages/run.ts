// `npm run bench:pages`: Lighthouse on every public page of the built product beside the home page without script, and
// the calculator's response times on a slow phone. `-- --runs 1 --only /trade` is a quick run without a report.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChromium } from '../../tools/browser/find-chromium.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import { withProduct } from '../../tools/supervisor/start-product.ts';
import { describeMachine } from '../report.ts';
import { measureInputs } from './measure-inputs.ts';
import { measurePage, type PageReading } from './measure-page.ts';
import { inputsTable, pagesTable } from './report.ts';
import { startFloor } from './start-floor.ts';

/** Every public page with its budget for the largest contentful paint under Lighthouse. */
const publicPages = [
  { path: '/', largestMs: 1000 },
  ...[
    '/about',
    '/materials',
    '/kitchens',
    '/contact',
    '/trade',
    '/how-to-measure',
    '/terms',
    '/privacy',
    '/cookies',
  ].map((path) => ({ path, largestMs: 1200 })),
];

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(values.runs);
const chosen = publicPages.filter(({ path }) => !values.only || values.only.split(',').includes(path));
if (!(rounds >= 1) || chosen.length === 0)
  throw new Error('--runs is a number, --only names pages: /,/trade');

const browser = findChromium();
await withProduct(async ({ urls, env }) => {
  const [port = 0] = await freePorts(1);
  const floor = await startFloor({ port, env: { ...env, API_URL: urls.api, ADMIN_URL: urls.adminRemote } });
  try {
    process.exitCode = report(await measureAll(urls.shop, floor.url)) ? 0 : 1;
  } finally {
    await floor.stop();
  }
});

/** Round by round, so that a busy minute of the machine does not affect only one page. */
async function measureAll(shopUrl: string, floorUrl: string) {
  const address = (path: string) => shopUrl + path;
  const pages = chosen.map((page) => ({ ...page, runs: [] as PageReading[] }));
  const floor = [];
  const inputs = new Map<string, number[]>();
  for (let round = 1; round <= rounds; round += 1) {
    floor.push(await measurePage(floorUrl, browser));
    for (const page of pages) page.runs.push(await measurePage(address(page.path), browser));
    for (const { name, ms } of await measureInputs(address('/'), browser))
      inputs.set(name, [...(inputs.get(name) ?? []), ms]);
    console.error(`round ${round} of ${rounds}`);
  }
  return { pages, floor, inputs };
}

/** Whether every budget is kept. */
function report({ pages, floor, inputs }: Awaited<ReturnType<typeof measureAll>>) {
  const date = new Date().toISOString().slice(0, 10);
  const text = `# ${date}: pages

\`npm run bench:pages\`, ${rounds} rounds, ${browser.version}. ${describeMachine()} Medians; accessibility, best practices and SEO are the worst of the runs. ✗ marks what is over its budget.

Lighthouse's own mobile setting: slow 4G simulated, a quarter of this processor. Transfer is what arrives without scrolling.

${pagesTable(pages, floor)}

Interaction to next paint on a phone of 390 px, processor slowed down four times:

${inputsTable(inputs)}
`;
  console.log(text);
  if (rounds >= 5 && chosen.length === publicPages.length)
    writeFileSync(new URL(`../results/${date}-pages.md`, import.meta.url), text);
  return !text.includes(' ✗ |');
}
