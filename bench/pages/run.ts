// Lighthouse on every public page of the built product, how fast the calculator answers on a slow phone, and what the page
// holds after 200 tops.
// `npm run bench:pages` builds and runs it; `--runs 1 --only /` for a quick look, which is not written down;
// `--slowdown 12` measures each page of this build and of this build without script, one right after the other, on a third
// of the processor that Lighthouse takes; `--before <dist of another checkout>` another build before them.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../../tools/browser/find-chromium.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import { demoEnvironment } from '../../tools/supervisor/demo-environment.ts';
import { freeProductPorts } from '../../tools/supervisor/free-product-ports.ts';
import { startProduct } from '../../tools/supervisor/start-product.ts';
import { measureInputs } from './measure-inputs.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePage, type PageReading } from './measure-page.ts';
import { publicPages } from './public-pages.ts';
import { comparisonTable, inputsTable, memoryTable, pagesTable } from './report.ts';
import { startBuild, startFloor } from './start-build.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    before: { type: 'string' },
    slowdown: { type: 'string' },
  },
});
const rounds = Number(values.runs);
const chosen = publicPages.filter(({ path }) => !values.only || values.only.split(',').includes(path));
if (!(rounds >= 1) || chosen.length === 0)
  throw new Error('--runs is a number, --only names pages: /,/trade');

const browser = findChromium();
const dataDir = mkdtempSync(join(tmpdir(), 'vanity-tops-bench-'));
// PostgreSQL may run as another user and must be able to pass.
chmodSync(dataDir, 0o711);
const [floorPort = 0, beforePort = 0] = await freePorts(2);
const env = demoEnvironment();
const product = await startProduct({ env, dataDir, ports: await freeProductPorts(), quiet: true });
try {
  const beside = { env: { ...env, API_URL: product.urls.api, ADMIN_URL: product.urls.adminRemote } };
  const floor = await startFloor({ ...beside, port: floorPort });
  const before =
    values.before && (await startBuild(values.before, 'build before', { ...beside, port: beforePort }));
  try {
    if (before || values.slowdown) {
      const builds = {
        ...(before && { before: before.url }),
        now: product.urls.shop,
        'without script': floor.url,
      };
      console.log(comparisonTable(await compare(builds)));
    } else process.exitCode = report(await measureAll(floor.url)) ? 0 : 1;
  } finally {
    await Promise.all([floor.stop(), before && before.stop()]);
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Round by round and not page by page, so that a busy minute of the machine spoils no page alone. */
async function measureAll(floorUrl: string) {
  const address = (path: string) => product.urls.shop + path;
  const pages = chosen.map((page) => ({ ...page, runs: [] as PageReading[] }));
  const floor = [];
  const inputs = new Map<string, number[]>();
  for (let round = 1; round <= rounds; round += 1) {
    floor.push(await twiceAtMost(() => measurePage(floorUrl, browser)));
    for (const page of pages)
      page.runs.push(await twiceAtMost(() => measurePage(address(page.path), browser)));
    for (const { name, ms } of await twiceAtMost(() => measureInputs(address('/'), browser)))
      inputs.set(name, [...(inputs.get(name) ?? []), ms]);
    console.error(`round ${round} of ${rounds}`);
  }
  const held = await twiceAtMost(() => measureMemory(address('/'), browser));
  return { pages, floor, inputs: [...inputs].map(([name, ms]) => ({ name, ms })), held };
}

/** Each page of each of the builds, in turn; they are named, with where they answer. */
async function compare(builds: Record<string, string>) {
  const pages = chosen.map(({ path }) => ({
    path,
    builds: Object.entries(builds).map(([name, url]) => ({
      name,
      url: new URL(path, url).href,
      runs: [] as PageReading[],
    })),
  }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { url, runs } of pages.flatMap((page) => page.builds))
      runs.push(await twiceAtMost(() => measurePage(url, browser, Number(values.slowdown ?? 4))));
    console.error(`round ${round} of ${rounds}`);
  }
  return pages;
}

/** Whether every budget is kept. */
function report({ pages, floor, inputs, held }: Awaited<ReturnType<typeof measureAll>>) {
  const ofPages = pagesTable(pages, floor);
  const ofInputs = inputsTable(inputs);
  const ofMemory = memoryTable(held);
  const misses = [...ofPages.misses, ...ofInputs.misses, ...ofMemory.misses];
  const remarks = new Set(
    pages.flatMap(({ path, runs }) => runs.flatMap((run) => run.remarks.map((it) => `${path} ${it}`))),
  );
  const date = new Date().toISOString().slice(0, 10);
  const text = [
    `# ${date}: pages`,
    `\`npm run bench:pages\`, ${rounds} rounds on ${cpus().length} virtual cores, Node ${process.versions.node}, ${browser.version}. Medians; accessibility, best practices and SEO are the worst of the runs. ✗ marks what is over its budget.`,
    `Lighthouse's own mobile setting: slow 4G simulated, a quarter of this processor. Transfer is what arrives without scrolling.`,
    ofPages.table,
    `Interaction to next paint on a phone of 390 px, processor slowed down four times:`,
    ofInputs.table,
    `What the page holds after so many tops were configured in it, garbage collected:`,
    ofMemory.table,
    misses.length === 0
      ? 'Every budget is kept.'
      : ['Over budget:', '', ...misses.map((miss) => `- ${miss}`)].join('\n'),
    ...(remarks.size > 0 ? [[...remarks].map((remark) => `- ${remark}`).join('\n')] : []),
  ].join('\n\n');
  console.log(text);
  const isWhole = rounds >= 5 && chosen.length === publicPages.length;
  if (isWhole) {
    const file = fileURLToPath(new URL(`../results/${date}-pages.md`, import.meta.url));
    writeFileSync(file, `${text}\n`);
    console.error(`Written to ${file}`);
  }
  return misses.length === 0;
}

/** A browser that falls over once is no finding. */
async function twiceAtMost<T>(measure: () => Promise<T>) {
  try {
    return await measure();
  } catch (error) {
    console.error(`Once more: ${error instanceof Error ? error.message : String(error)}`);
    return measure();
  }
}
