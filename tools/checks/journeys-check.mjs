// @ts-check
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.mjs';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { demoEnvironment } from '../supervisor/demo-environment.mjs';
import { freeProductPorts } from '../supervisor/free-product-ports.mjs';
import { startProduct } from '../supervisor/start-product.mjs';
import { countPlaywright } from './count-results.mjs';
import { resultsFolder, runTool } from './run-tool.mjs';

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
  const cli = join(workspaceRoot, 'node_modules/@playwright/test/cli.js');
  try {
    const run = await runTool(
      'journeys',
      process.execPath,
      [cli, 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
      {
        BASE_URL: product.urls.shop,
        API_URL: product.urls.api,
        ADMIN_URL: product.urls.adminRemote,
        DATABASE_URL: product.urls.database,
        SUMUP_SANDBOX_URL: product.urls.sumupSandbox,
        MAILBOX_URL: product.urls.mailbox,
        ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
        CHROMIUM_EXECUTABLE: browser.executablePath,
        CHROMIUM_ARGS: JSON.stringify(browser.args),
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      },
    );
    return {
      ...countPlaywright(run, readReport(reportFile)),
      note: `${browser.version} from ${browser.from}`,
    };
  } finally {
    await product.stop();
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
