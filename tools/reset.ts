// `npm run reset`: empties the data of this checkout, after asking. It does not begin while the product runs.
import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { recordOf } from './postgres/start-postgres.ts';
import { stopLeftovers } from './processes/leftovers.ts';
import { workspaceRoot } from './setup/workspace-root.mjs';

const data = join(workspaceRoot, '.data');
const cluster = join(data, 'pg', 'cluster');

if (!existsSync(data) || readdirSync(data).length === 0) {
  console.log('There is no data.');
  process.exit(0);
}
if (!process.argv.includes('--yes') && !(await isSure())) {
  console.log('Nothing was deleted.');
  process.exit(1);
}
for (const record of [join(data, 'children.json'), recordOf(join(data, 'pg'))]) await stopLeftovers(record);
// The cluster may be a link to a folder outside the checkout, see postgres/account.ts.
if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true });
for (const entry of readdirSync(data)) rmSync(join(data, entry), { recursive: true, force: true });
console.log('The data is gone; the next `npm start` begins anew.');

async function isSure() {
  const screen = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise((resolve) => screen.once('close', () => resolve('')));
  const question = screen.question(`Delete all quotes and logs in ${data}? Type yes: `);
  const answer = await Promise.race([question, gone]);
  screen.close();
  return answer === 'yes';
}
