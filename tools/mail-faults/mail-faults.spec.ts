import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { MailSystem } from './mail-system.ts';
import { runKills } from './run-kills.ts';
import { outageMs, outages, runOutage } from './run-outage.ts';
import { steps } from './steps.ts';

/** `npm run prove:mail`: all steps, outages and parts. */
const { EVERY, REDIS, SCALE = EVERY ? 120 : 1_200, MAILS = EVERY ? 500 : 100 } = process.env;
/** Steps where a kill could lose or duplicate a mail. */
const essentialSteps = ['taken, not composed', 'DATA sent, not taken', 'answered, not marked'];
const victims = [['worker'], ['mailbox'], ['postgres'], ['worker', 'mailbox', 'postgres']];

describe('mails', { timeout: 3_600_000 }, () => {
  const system = new MailSystem(Number(SCALE));
  beforeAll(() => system.start());
  afterAll(async () => {
    await system.stop();
    // After a full proof the logs stay.
    if (!EVERY) rmSync(system.dataDir, { recursive: true, force: true });
  });

  for (const outage of Object.keys(outages).slice(0, EVERY ? undefined : 1))
    it(`arrive once each where it ${outage}, after ${outageMs / Number(SCALE) / 1_000} s without a server, whatever a single recipient does`, async () => {
      assert.deepEqual(await runOutage(system, outage, Number(MAILS)), []);
    });

  for (const parts of EVERY ? victims : [['worker']])
    it(`are not lost or duplicated when the ${parts.join(', ')} is killed, except in the one moment that nobody can detect`, async () => {
      const kills = steps.filter(
        ({ name, needsQueueInPostgres }) =>
          !(needsQueueInPostgres && REDIS) && (EVERY || essentialSteps.includes(name)),
      );
      assert.deepEqual(
        await runKills(
          system,
          kills.map((step) => [step, parts]),
        ),
        [],
      );
    });
});
