import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { demoEnvironment } from '../supervisor/demo-environment.ts';
import { freeProductPorts } from '../supervisor/free-product-ports.ts';
import { startProduct } from '../supervisor/start-product.ts';
import { resultsFolder, runTool } from './run-tool.ts';

/** e2e/playwright.config.ts says what is in each. */
export type Journeys = 'essential' | 'rest';

/** Journeys in a real browser through the whole product, on free ports and with data of their own. */
export async function runJourneys(
  name: string,
  which: Journeys,
): Promise<{ isOk: boolean; browser: string }> {
  const browser = findChromium();
  const dataDir = mkdtempSync(join(tmpdir(), 'vanity-tops-journeys-'));
  // PostgreSQL may run as another user and must be able to pass.
  chmodSync(dataDir, 0o711);
  const ports = await freeProductPorts();
  const product = await startProduct({ env: demoEnvironment(), dataDir, ports, quiet: true });
  const report = join(resultsFolder, `${name}.json`);
  rmSync(report, { force: true });
  try {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'];
    const { isOk } = await runTool(name, [...playwright, '--reporter=list,json'], {
      JOURNEYS: which,
      BASE_URL: product.urls.shop,
      API_URL: product.urls.api,
      ADMIN_URL: product.urls.adminRemote,
      DATABASE_URL: product.urls.database,
      SUMUP_SANDBOX_URL: product.urls.sumupSandbox,
      MAILBOX_URL: product.urls.mailbox,
      STORAGE_FOLDER: join(dataDir, 'files'),
      ...Object.fromEntries(Object.entries(ports).map(([port, number]) => [port, String(number)])),
      CHROMIUM_EXECUTABLE: browser.executablePath,
      CHROMIUM_ARGS: JSON.stringify(browser.args),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return { isOk, browser: `${browser.version} from ${browser.from}` };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
