// `npm run reset`: empties this checkout's data, after asking. Refuses while the product runs.
import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
console.log('The data is gone; the next `npm start` starts from scratch.');

async function isSure() {
  process.stdout.write(`Delete all quotes and logs in ${data}? Type yes: `);
  const { value } = await createInterface({ input: process.stdin })[Symbol.asyncIterator]().next();
  return value === 'yes';
}
