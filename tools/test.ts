// `npm test` proves what is essential, `npm run test:all` everything, `npm run test:all -- --rest` what `npm test` left out.
// The last line is `N passed, N failed`.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { essential, rest } from './checks/checks.ts';
import { runChecks } from './checks/run-checks.ts';
import { resultsFolder } from './checks/run-tool.ts';

const { values: asked } = parseArgs({ options: { all: { type: 'boolean' }, rest: { type: 'boolean' } } });
// The ledger looks at the reports of both halves.
if (!asked.rest) rmSync(resultsFolder, { recursive: true, force: true });
const stages = [...(asked.rest ? [] : essential), ...(asked.all ? rest : [])];
if (process.env.FC_SEED) console.log(`FC_SEED=${process.env.FC_SEED}`);
process.exit((await runChecks(stages)) ? 0 : 1);
