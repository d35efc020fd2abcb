// Adds to package-lock.json the packages for other platforms that npm left out, and every hash that the registry knows;
// fails if one is unknown. Run after every change of dependencies: `node tools/run.mjs complete-lock`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingEntries, platformOf, withoutHash, type Lock } from './lock/lock.ts';
import { workspaceRoot } from './setup/workspace-root.mjs';

const file = join(workspaceRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const missing = missingEntries(lock);

for (const { name, version, neededBy } of missing) {
  const platform = platformOf(name);
  if (!platform || !/^\d/.test(version))
    throw new Error(`${name}@${version}: its platform or its exact version is unknown; add it by hand.`);
  const { dev, devOptional } = neededBy;
  const development = dev ? { dev } : devOptional && { devOptional };
  lock.packages[`node_modules/${name}`] = { version, ...development, ...platform, optional: true };
}

for (const [path, entry] of withoutHash(lock)) {
  const packageVersion = `${path.split('node_modules/').at(-1)}@${entry.version}`;
  const integrity = spawnSync('npm', ['view', packageVersion, 'dist.integrity'], {
    encoding: 'utf8',
  }).stdout.trim();
  if (integrity) entry.integrity = integrity;
  else {
    console.error(`This registry knows no hash of ${packageVersion}; run it again with one that does.`);
    process.exitCode = 1;
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages for other platforms were added to the lock.`);
