// `npm test` proves what is essential, `npm run test:all` everything, `npm run test:all -- --rest` what `npm test` left out.
// The last line is `N passed, N failed`.
import { rmSync } from 'node:fs';
import { essential, rest } from './checks/checks.ts';
import { runChecks } from './checks/run-checks.ts';
import { resultsFolder } from './checks/run-tool.ts';

const which = process.argv[2] ?? '';
const stages = { '': essential, '--all': [...essential, ...rest], '--rest': rest }[which];
if (!stages) {
  console.error(`There is no ${which}: it is --all, --rest or nothing.`);
  process.exit(2);
}
if (stages !== rest) rmSync(resultsFolder, { recursive: true, force: true });
process.exit((await runChecks(stages)) ? 0 : 1);
