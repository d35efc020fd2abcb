// Random requests from the OpenAPI document against the whole product: `npm run prove:api`.
import { chmodSync, mkdtempSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orExplain, readOptions, wholeOption } from '../processes/read-options.ts';
import { demoEnvironment } from '../supervisor/demo-environment.ts';
import { freeProductPorts } from '../supervisor/free-product-ports.ts';
import { startProduct } from '../supervisor/start-product.ts';
import { canaries, findLeaks } from './find-leaks.ts';
import { runFuzz } from './run-fuzz.ts';

const { seed, count } = orExplain(() => {
  const { seed, requests } = readOptions({
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    requests: { type: 'string', default: '20000' },
  });
  return { seed: wholeOption('seed', seed, 0), count: wholeOption('requests', requests) };
});
const dataDir = mkdtempSync(join(tmpdir(), 'api-fuzz-'));
// PostgreSQL may run as another user and must be able to pass.
chmodSync(dataDir, 0o711);
const product = await startProduct({
  env: { ...demoEnvironment(), LOG_LEVEL: 'debug' },
  dataDir,
  ports: await freeProductPorts(),
  quiet: true,
});
try {
  const account = { email: 'admin@example.com', password: 'vanity-top-dev' };
  const result = await runFuzz({ origin: product.urls.shop, seed, count, account });
  result.violations.push(...findLeaks(join(dataDir, 'logs'), [...canaries, ...result.sessions]));
  for (const violation of result.violations) console.log(`WRONG: ${violation}`);
  console.log(`Answers: ${JSON.stringify(result.statuses)}`);
  console.log(`Never carried out: ${result.unreached.join(', ') || 'none'}`);
  console.log(
    `${result.violations.length} violations in ${count} requests of seed ${seed}. Logs: ${dataDir}`,
  );
  process.exitCode = result.violations.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}
