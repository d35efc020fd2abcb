// @ts-check
// `npm test`: everything that can be checked without a person, from format to journeys in a browser. The last
// line is `N passed, N failed`. `npm test -- unit api` runs these alone. Nothing is installed at first, so the
// checks are imported after the install.
import { requireNode } from './setup/require-node.mjs';
import { installDependencies } from './setup/install-dependencies.mjs';

requireNode();
installDependencies();
const { allChecks } = await import('./checks/all-checks.mjs');
const { runChecks } = await import('./checks/run-checks.mjs');

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !allChecks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${allChecks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const allPassed = await runChecks(allChecks.filter(({ name }) => asked.length === 0 || asked.includes(name)));
process.exit(allPassed ? 0 : 1);
