// `npm test` proves what is essential, `npm run test:all` everything, `npm run test:all -- --rest` what `npm test` left out.
// The last line is `N passed, N failed`.
import { rmSync } from 'node:fs';
import { essential, rest } from './checks/checks.ts';
import { runChecks } from './checks/run-checks.ts';
import { resultsFolder } from './checks/run-tool.ts';
import { orExplain, readOptions } from './processes/read-options.ts';

const asked = orExplain(() => readOptions({ all: { type: 'boolean' }, rest: { type: 'boolean' } }));
// The ledger looks at the reports of both halves.
if (!asked.rest) rmSync(resultsFolder, { recursive: true, force: true });
const stages = [...(asked.rest ? [] : essential), ...(asked.all ? rest : [])];
process.exit((await runChecks(stages)) ? 0 : 1);
