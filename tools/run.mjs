// @ts-check
// `node tools/run.mjs COMMAND …` is what npm's scripts call. The machine's Node need only be able to install: the commands
// run on the one that comes with package-lock.json, and where that has none for this platform, on the machine's own.
// Nothing is installed at first, so only built-in modules are imported here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmGone } from './processes/npm-gone.mjs';
import { installDependencies } from './setup/install-dependencies.mjs';
import { refuseSecondStart } from './setup/refuse-second-start.mjs';
import { requireNode } from './setup/require-node.mjs';
import { workspaceRoot } from './setup/workspace-root.mjs';

const [command = '', ...words] = process.argv.slice(2);
const file = join(workspaceRoot, 'tools', `${command}.ts`);

requireNode();
if (process.platform === 'win32') {
  console.error(
    'On Windows this runs in WSL 2, as on Linux: https://learn.microsoft.com/windows/wsl/install',
  );
  process.exit(1);
}
if (!existsSync(file)) throw new Error(`There is no command ${command}.`);
if (command === 'start' || command === 'dev') refuseSecondStart();
installDependencies();

if (runsTypeScript()) {
  process.argv.splice(1, 2, file);
  await import(file);
} else await runOnOurNode([file, ...words]);

function runsTypeScript() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * Once installed, npm's scripts find our Node by themselves; this is for the first time. Signals are the command's own
 * business: it is ended only where whoever runs us is.
 * @param {string[]} args
 */
async function runOnOurNode(args) {
  const bin = join(workspaceRoot, 'node_modules', '.bin');
  const node = join(bin, 'node');
  if (!existsSync(node)) {
    console.error('There is no Node for this platform in the lock file: install 22.18 or later.');
    process.exit(1);
  }
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, npm_node_execpath: node };
  const child = spawn(node, args, { stdio: 'inherit', env });
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  void npmGone().then(() => process.exit(1));
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
}
