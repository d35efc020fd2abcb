import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { withProduct } from '../supervisor/start-product.ts';
import { resultsFolder, runTool } from './run-tool.ts';

/** A Playwright run by a configuration of e2e. */
interface Journeys {
  name: string;
  config: string;
  /** See e2e/playwright.config.ts. */
  which?: 'essential' | 'rest';
  args?: string[];
}

/** Browser journeys through the whole product, on free ports with their own data. */
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
