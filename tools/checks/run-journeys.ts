import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { withProduct } from '../supervisor/start-product.ts';
import { resultsFolder, runTool } from './run-tool.ts';

/** What Playwright runs, by a configuration of e2e. */
interface Journeys {
  /** Of log and report. */
  name: string;
  config: string;
  /** e2e/playwright.config.ts says what is in each. */
  which?: 'essential' | 'rest';
  args?: string[];
}

/** Journeys in a real browser through the whole product, on free ports and with data of their own. */
export const runJourneys = ({ name, config, which, args = [] }: Journeys) =>
  withProduct(async ({ urls, env, dataDir }) => {
    const browser = findChromium();
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', `--config=e2e/${config}`];
    const { isOk } = await runTool(name, [...playwright, '--reporter=list,json', ...args], {
      JOURNEYS: which,
      BASE_URL: urls.shop,
      API_URL: urls.api,
      ADMIN_URL: urls.adminRemote,
      DATABASE_URL: urls.database,
      SUMUP_SANDBOX_URL: urls.sumupSandbox,
      MAILBOX_URL: urls.mailbox,
      STORAGE_FOLDER: join(dataDir, 'files'),
      ...env,
      CHROMIUM_EXECUTABLE: browser.executablePath,
      CHROMIUM_ARGS: JSON.stringify(browser.args),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, `${name}.json`),
    });
    return { isOk, browser: `${browser.version} from ${browser.from}` };
  });
