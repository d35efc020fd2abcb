// The mail server away for an hour, as played, and everything killed at every step of a mail: `npm run prove:mail`.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MailSystem } from './mail-system.ts';
import { runKills } from './run-kills.ts';
import { outageMs, outages, runOutage } from './run-outage.ts';
import { steps } from './steps.ts';

const { values } = parseArgs({
  options: {
    redis: { type: 'boolean', default: false },
    scale: { type: 'string', default: '120' },
    mails: { type: 'string', default: '500' },
  },
});
const { redis } = values;
const [timeScale, count] = [Number(values.scale), Number(values.mails)];
// With fewer mails, those that ask whether the server is back would be many tries for each.
if (!(timeScale >= 1 && count >= 100)) throw new Error('--scale is at least 1, --mails at least 100');
const dataDir = mkdtempSync(join(tmpdir(), 'mail-faults-'));
chmodSync(dataDir, 0o711);
const victims = [['worker'], ['mailbox'], ['postgres'], ['worker', 'mailbox', 'postgres']];
const system = new MailSystem({ dataDir, timeScale, onRedis: redis });
const began = performance.now();
const wrong: string[] = [];
try {
  await system.start();
  for (const [index, outage] of outages.entries()) {
    const result = await runOutage(system, outage, { count, name: `outage${index}` });
    console.log(
      `${system.scaled(outageMs) / 1_000} s at scale ${timeScale} in which the server ${outage.name}: ${count} mails, ` +
        `${result.tries} tries meanwhile, all settled ${result.seconds.toFixed(1)} s after it was back`,
    );
    wrong.push(...result.wrong);
  }
  const runs = victims.flatMap((parts) =>
    steps
      .filter(({ needsQueueHere }) => !(needsQueueHere && redis))
      .map((step) => [step, parts] as [typeof step, string[]]),
  );
  wrong.push(...(await runKills(system, runs, (line) => console.log(line))));
} finally {
  await system.stop();
}
for (const violation of wrong) console.log(`WRONG: ${violation}`);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`\n${wrong.length} violations at scale ${timeScale} in ${minutes} min. Logs: ${dataDir}`);
process.exitCode = wrong.length ? 1 : 0;
