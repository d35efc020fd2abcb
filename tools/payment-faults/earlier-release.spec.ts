import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, it } from 'vitest';
import { Customer, someParts } from './customer.ts';
import { buildEarlierRelease } from './earlier-release.ts';
import { findViolations } from './find-violations.ts';
import { Staff } from './staff.ts';
import { PaymentSystem } from './system.ts';

const root = mkdtempSync(join(tmpdir(), 'earlier-'));
chmodSync(root, 0o711);
const earlier = buildEarlierRelease(join(root, 'code'));
if (typeof earlier === 'string') console.warn(earlier);
afterAll(() => {
  if (typeof earlier !== 'string') earlier.remove();
  rmSync(root, { recursive: true, force: true });
});

const limitMs = 60_000;

/** As in the minutes of a release, and after it is taken back. */
it.skipIf(typeof earlier === 'string')(
  'API and worker of the release before sell, settle, refund and sign in on the schema after it',
  async () => {
    const { folder } = earlier as Exclude<typeof earlier, string>;
    const system = new PaymentSystem(
      { dataDir: join(root, 'data'), timeScale: 20 },
      join(folder, 'apps/api/dist'),
    );
    try {
      await system.start();
      const customer = await new Customer(system, await someParts(system)).saveQuotes(2);
      assert.ok(await customer.requestUntilOpen(limitMs));
      await customer.pay();
      assert.ok(await customer.sees('paid', limitMs));
      const refund = (await new Staff(system).signIn()).wishTo(customer.depositId, '1.00');
      assert.ok(await refund.askUntilTaken(limitMs));
      assert.deepEqual(await findViolations(system, { isOver: false }), []);
    } finally {
      await system.stop();
    }
  },
);
