import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { MailSystem } from './mail-system.ts';
import { runKills } from './run-kills.ts';
import { outageMs, outages, runOutage } from './run-outage.ts';
import { steps } from './steps.ts';

/** Where a kill could lose a mail or double it; all steps and all parts are `npm run prove:mail`. */
const chosen = ['taken, not composed', 'DATA sent, not taken', 'answered, not marked'];

const timeScale = 1_200;

describe('mails', { timeout: 600_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mail-faults-'));
  chmodSync(dataDir, 0o711);
  const system = new MailSystem({ dataDir, timeScale });
  beforeAll(() => system.start());
  afterAll(async () => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(`arrive once each after ${outageMs / timeScale / 1_000} s without a server, whatever one of their recipients does`, async () => {
    const [refused] = outages;
    assert.ok(refused);
    assert.deepEqual((await runOutage(system, refused, { count: 100, name: 'outage' })).wrong, []);
  });

  it('are neither lost nor doubled where the worker is killed, but in the one moment in which nobody could know', async () => {
    const kills = steps.filter(({ name }) => chosen.includes(name));
    assert.equal(kills.length, chosen.length);
    assert.deepEqual(
      await runKills(
        system,
        kills.map((step) => [step, ['worker']]),
      ),
      [],
    );
  });
});
