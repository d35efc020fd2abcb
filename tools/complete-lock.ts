// Writes into package-lock.json the packages for other platforms that npm left out. Run it after every change
// of dependencies made with a registry that lacks some of them: `node tools/run.mjs complete-lock`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingEntries, type Lock } from './lock/missing-entries.ts';
import { platformOf } from './lock/platform-of.ts';
import { workspaceRoot } from './setup/workspace-root.mjs';

const file = join(workspaceRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const missing = missingEntries(lock);

for (const { name, version, of } of missing) {
  const platform = platformOf(name);
  if (!platform) throw new Error(`${name}: its name does not tell the platform; add it to the lock by hand.`);
  if (!/^\d/.test(version))
    throw new Error(`${name}: ${version} is no exact version; add it to the lock by hand.`);
  const { dev, devOptional } = of;
  const onlyFor = dev ? { dev } : devOptional ? { devOptional } : {};
  // Without an integrity hash: whoever installs on that platform takes it from their registry.
  lock.packages[`node_modules/${name}`] = { version, ...onlyFor, ...platform, optional: true };
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages for other platforms were added to the lock.`);
