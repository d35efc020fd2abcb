// @ts-check
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.mjs';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { demoEnvironment } from '../supervisor/demo-environment.mjs';
import { freeProductPorts } from '../supervisor/free-product-ports.mjs';
import { startProduct } from '../supervisor/start-product.mjs';
import { countPlaywright } from './count-results.mjs';
import { resultsFolder, runPackage } from './run-tool.mjs';

/** Journeys in a real browser through the whole product, on free ports and with data of their own. */
export const journeys = /** @type {import('./check.d.mts').Check} */ ({
  name: 'journeys',
  needs: ['build'],
  isAlone: true,
  async run() {
    const browser = await findChromium();
    const dataDir = mkdtempSync(join(tmpdir(), 'vanity-tops-journeys-'));
    // PostgreSQL may run as another user and must be able to pass.
    chmodSync(dataDir, 0o711);
    try {
      return await journeysIn(browser, dataDir);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
});

/**
 * @param {Awaited<ReturnType<typeof findChromium>>} browser
 * @param {string} dataDir
 */
async function journeysIn(browser, dataDir) {
  const ports = await freeProductPorts();
  const product = await startProduct({ env: demoEnvironment(), dataDir, ports, quiet: true });
  const reportFile = join(resultsFolder, 'journeys.json');
  rmSync(reportFile, { force: true });
  const env = {
    BASE_URL: product.urls.shop,
    API_URL: product.urls.api,
    ADMIN_URL: product.urls.adminRemote,
    DATABASE_URL: product.urls.database,
    SUMUP_SANDBOX_URL: product.urls.sumupSandbox,
    MAILBOX_URL: product.urls.mailbox,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    CHROMIUM_EXECUTABLE: browser.executablePath,
    CHROMIUM_ARGS: JSON.stringify(browser.args),
  };
  try {
    const run = await playwright('journeys', ['--reporter', 'list,json'], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    });
    const report = readReport(reportFile);
    if (report?.stats.unexpected > 0) await traceFailures(env);
    return {
      ...countPlaywright(run, report),
      note: `${browser.version} from ${browser.from}`,
    };
  } finally {
    await product.stop();
  }
}

/**
 * What failed once more, and now with a trace: kept of every journey it would cost all of them an eighth of their
 * time. The outcome stays what it was. Pictures of the first run are put aside, because a run begins with an empty folder.
 * @param {NodeJS.ProcessEnv} env
 */
async function traceFailures(env) {
  const picturesOfFirst = join(resultsFolder, 'journeys');
  rmSync(picturesOfFirst, { recursive: true, force: true });
  cpSync(join(workspaceRoot, 'e2e/test-results'), picturesOfFirst, { recursive: true });
  const few = ['--max-failures', '5'];
  await playwright('journeys-traced', ['--last-failed', '--trace', 'on', '--reporter', 'list', ...few], env);
}

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} env */
const playwright = (name, args, env) =>
  runPackage(name, '@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...args], env);

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
