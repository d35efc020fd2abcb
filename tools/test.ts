// `npm test` runs the essential checks, `npm run test:all` all of them, `npm run test:all -- --rest` what `npm test`
// left out. The last line is `N passed, N failed`.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { essential, rest } from './checks/checks.ts';
import { runChecks } from './checks/run-checks.ts';
import { resultsFolder } from './checks/run-tool.ts';

const { values: options } = parseArgs({ options: { all: { type: 'boolean' }, rest: { type: 'boolean' } } });
// The ledger reads the reports of both halves.
if (!options.rest) rmSync(resultsFolder, { recursive: true, force: true });
const stages = [...(options.rest ? [] : essential), ...(options.all ? rest : [])];
if (process.env.FC_SEED) console.log(`FC_SEED=${process.env.FC_SEED}`);
process.exit((await runChecks(stages)) ? 0 : 1);
