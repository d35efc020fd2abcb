import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'vitest';
import { withProduct } from '../supervisor/start-product.ts';
import { canaries, findLeaks } from './find-problems.ts';
import { mustSucceed, runFuzz } from './run-fuzz.ts';

/** `npm run prove:api` sends more; FC_SEED changes them. */
const count = Number(process.env.REQUESTS ?? 4_000);
const seed = Number(process.env.FC_SEED ?? 1);

it('random requests are answered as documented in OpenAPI, and never with a server error', () =>
  withProduct(
    async ({ urls, dataDir }) => {
      const { violations, reached, sessions } = await runFuzz({ origin: urls.shop, seed, count });

      assert.deepEqual(violations, [], `with FC_SEED=${seed}`);
      const secrets = [...canaries, ...sessions];
      assert.deepEqual(findLeaks(join(dataDir, 'logs'), secrets), []);
      const figures = await (await fetch(`${urls.api}/metrics`)).text();
      assert.deepEqual(
        secrets.filter((secret) => figures.includes(secret)),
        [],
      );
      assert.deepEqual(
        mustSucceed.filter((name) => !reached.has(name)),
        [],
        'never carried out',
      );
    },
    { LOG_LEVEL: 'debug' },
  ));
