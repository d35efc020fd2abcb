// @ts-check
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MailSystem } from './mail-system.mjs';
import { runKills } from './run-kills.mjs';
import { outages, runOutage } from './run-outage.mjs';
import { steps } from './steps.mjs';

// The mail server away for an hour, and everything killed at every step of a mail: `npm run prove:mail`.
const { values } = parseArgs({
  options: {
    redis: { type: 'boolean', default: false },
    scale: { type: 'string', default: '120' },
    mails: { type: 'string', default: '500' },
  },
});
const dataDir = mkdtempSync(join(tmpdir(), 'mail-faults-'));
chmodSync(dataDir, 0o711);
const victims = [['worker'], ['mailbox'], ['postgres'], ['worker', 'mailbox', 'postgres']];
const system = new MailSystem({ dataDir, timeScale: Number(values.scale), onRedis: values.redis });
const began = performance.now();
/** @type {string[]} */
const wrong = [];
try {
  await system.start();
  for (const [index, outage] of outages.entries()) {
    const count = Number(values.mails);
    const result = await runOutage(system, outage, { count, name: `outage${index}` });
    console.log(
      `an hour in which the server ${outage.name}: ${count} mails, ${result.tries} tries meanwhile, ` +
        `all settled ${result.seconds.toFixed(1)} s after it was back`,
    );
    wrong.push(...result.wrong);
  }
  const runs = victims.flatMap((parts) =>
    steps
      .filter(({ needsQueueHere }) => !(needsQueueHere && values.redis))
      .map((step) => /** @type {[typeof step, string[]]} */ ([step, parts])),
  );
  wrong.push(...(await runKills(system, runs, (line) => console.log(line))));
} finally {
  await system.stop();
}
for (const violation of wrong) console.log(`WRONG: ${violation}`);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`\n${wrong.length} violations in ${minutes} min. Logs: ${dataDir}`);
process.exitCode = wrong.length ? 1 : 0;
