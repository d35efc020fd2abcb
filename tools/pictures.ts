// `npm run pictures`: takes the pictures of docs/pictures anew, from the product as it is built now. It runs on free
// ports with data of its own. Some alone: `npm run pictures -- --grep checkout`.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from './setup/build-changed.ts';

if (!buildChanged()) process.exit(1);
const { findChromium } = await import('./browser/find-chromium.ts');
const { runTool } = await import('./checks/run-tool.ts');
const { demoEnvironment } = await import('./supervisor/demo-environment.ts');
const { freeProductPorts } = await import('./supervisor/free-product-ports.ts');
const { startProduct } = await import('./supervisor/start-product.ts');

const browser = findChromium();
const dataDir = mkdtempSync(join(tmpdir(), 'vanity-tops-pictures-'));
// PostgreSQL may run as another user and must be able to pass.
chmodSync(dataDir, 0o711);
const ports = await freeProductPorts();
const product = await startProduct({ env: demoEnvironment(), dataDir, ports, quiet: true });
try {
  const cli = 'node_modules/@playwright/test/cli.js';
  const { isOk } = await runTool(
    'pictures',
    [cli, 'test', '--config', 'e2e/pictures.config.ts', '--reporter', 'list', ...process.argv.slice(2)],
    {
      BASE_URL: product.urls.shop,
      MAILBOX_URL: product.urls.mailbox ?? '',
      SUMUP_SANDBOX_URL: product.urls.sumupSandbox ?? '',
      CHROMIUM_EXECUTABLE: browser.executablePath,
      CHROMIUM_ARGS: JSON.stringify(browser.args),
    },
  );
  console.log(isOk ? 'The pictures are in docs/pictures.' : 'Not all pictures were taken.');
  process.exitCode = isOk ? 0 : 1;
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
