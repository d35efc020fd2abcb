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
  run: () => runJourneys('journeys'),
  again: lastFailed,
});

/**
 * What failed, now with a trace: kept of every journey it would cost all of them an eighth of their time. Pictures of
 * the first run are put aside, because a run begins with an empty folder.
 * @param {import('./check.d.mts').Outcome} first
 * @returns {Promise<import('./check.d.mts').Outcome>}
 */
async function lastFailed(first) {
  const picturesOfFirst = join(resultsFolder, 'journeys');
  rmSync(picturesOfFirst, { recursive: true, force: true });
  cpSync(join(workspaceRoot, 'e2e/test-results'), picturesOfFirst, { recursive: true });
  const few = ['--max-failures', '5'];
  const second = await runJourneys('journeys-traced', ['--last-failed', '--trace', 'on', ...few]);
  // One that was not run again stays failed.
  const failed = Math.max(second.failed, first.failed - second.passed);
  return { ...second, passed: first.passed + first.failed - failed, failed };
}

/** @param {string} name @param {string[]} [args] */
async function runJourneys(name, args = []) {
  const browser = await findChromium();
  const dataDir = mkdtempSync(join(tmpdir(), 'vanity-tops-journeys-'));
  // PostgreSQL may run as another user and must be able to pass.
  chmodSync(dataDir, 0o711);
  const ports = await freeProductPorts();
  const product = await startProduct({ env: demoEnvironment(), dataDir, ports, quiet: true });
  const reportFile = join(resultsFolder, `${name}.json`);
  rmSync(reportFile, { force: true });
  try {
    const all = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json', ...args];
    const run = await runPackage(name, '@playwright/test/cli.js', all, {
      BASE_URL: product.urls.shop,
      API_URL: product.urls.api,
      ADMIN_URL: product.urls.adminRemote,
      DATABASE_URL: product.urls.database,
      SUMUP_SANDBOX_URL: product.urls.sumupSandbox,
      MAILBOX_URL: product.urls.mailbox,
      ...Object.fromEntries(Object.entries(ports).map(([port, number]) => [port, String(number)])),
      CHROMIUM_EXECUTABLE: browser.executablePath,
      CHROMIUM_ARGS: JSON.stringify(browser.args),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    });
    return {
      ...countPlaywright(run, readReport(reportFile)),
      note: `${browser.version} from ${browser.from}`,
    };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
