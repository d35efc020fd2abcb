// @ts-check
// `node tools/run.mjs COMMAND …` is what npm's scripts call. The machine's Node need only be able to install: the commands
// run on the one that comes with package-lock.json, and where that has none for this platform, on the machine's own.
// Nothing is installed at first, so only built-in modules are imported here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockHolder } from './processes/lock-file.mjs';
import { npmGone } from './processes/process-identity.mjs';
import { installDependencies } from './setup/install-dependencies.mjs';
import { workspaceRoot } from './setup/workspace-root.mjs';

const [command = '', ...words] = process.argv.slice(2);
const file = join(workspaceRoot, 'tools', `${command}.ts`);

if (!isAtLeast(20, 19)) fail(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
if (process.platform === 'win32')
  fail('On Windows this runs in WSL 2, as on Linux: https://learn.microsoft.com/windows/wsl/install');
if (!existsSync(file)) fail(`There is no command ${command}.`);
// Before installing or building: both would break the running product.
const holder = lockHolder(join(workspaceRoot, '.data', 'supervisor.lock'));
if (holder && ['start', 'dev', 'reset'].includes(command))
  fail(`The product is already running (pid ${holder.pid}) in this checkout.`);
installDependencies();

// From this version on Node runs TypeScript.
if (isAtLeast(22, 18)) {
  process.argv.splice(1, 2, file);
  await import(file);
} else await runOnOurNode([file, ...words]);

/** @param {number} neededMajor @param {number} neededMinor */
function isAtLeast(neededMajor, neededMinor) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/**
 * For the first time: once installed, npm's scripts find our Node. Signals are the command's own business; it is ended
 * only if our parent has gone.
 * @param {string[]} args
 */
async function runOnOurNode(args) {
  const bin = join(workspaceRoot, 'node_modules', '.bin');
  const node = join(bin, 'node');
  if (!existsSync(node)) fail('There is no Node for this platform in the lock file: install 22.18 or later.');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, npm_node_execpath: node };
  const child = spawn(node, args, { stdio: 'inherit', env });
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  void npmGone().then(() => process.exit(1));
  child.once('error', ({ message }) => fail(message));
  child.once('exit', (code) => process.exit(code ?? 1));
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
