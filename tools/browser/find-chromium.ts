import { spawnSync } from 'node:child_process';
import { chromiumFromNpm } from './chromium-from-npm.ts';

/** On the machine, by the names it goes under. */
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The pages under test are our own, so no sandbox is needed (root could not have one); nothing calls home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser for the journeys: the one CHROMIUM_PATH names, else one of the machine, else the one inside an npm
 * package. BROWSER_FROM=npm takes the last although there are others.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env) {
  if (env.BROWSER_FROM !== 'npm') {
    if (env.CHROMIUM_PATH) {
      const version = versionOf(env.CHROMIUM_PATH);
      if (!version) throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not run.`);
      return { executablePath: env.CHROMIUM_PATH, args, version, from: 'CHROMIUM_PATH' };
    }
    for (const name of names) {
      // Asked for its version: some systems put a script there that only says what to install.
      const version = versionOf(name);
      if (version) return { executablePath: pathOf(name), args, version, from: 'this machine' };
    }
  }
  const executablePath = chromiumFromNpm();
  const version = versionOf(executablePath);
  if (!version) throw new Error('The browser from npm does not run here: set CHROMIUM_PATH to a Chromium.');
  return { executablePath, args, version, from: 'npm' };
}

function versionOf(program: string) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}

const pathOf = (name: string) =>
  name.startsWith('/')
    ? name
    : spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
