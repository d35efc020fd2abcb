import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../setup/workspace-root.mjs';

/** Names of installed browsers. */
const installedNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The pages under test are our own, so no sandbox is needed (and root cannot have one); no telemetry. */
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
 * The browser for journeys: CHROMIUM_PATH, else an installed one, else the one in an npm package. BROWSER_FROM=npm
 * forces the last.
 */
export function findChromium() {
  const { BROWSER_FROM, CHROMIUM_PATH } = process.env;
  if (BROWSER_FROM !== 'npm')
    for (const name of CHROMIUM_PATH ? [CHROMIUM_PATH] : installedNames) {
      // Runs --version: on some systems the command only says what to install.
      const version = versionOf(name);
      if (version) return { executablePath: pathOf(name), args, version, from: 'this machine' };
      if (CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names ${name}, which does not run.`);
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
  spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).stdout.trim();

const packageName = '@sparticuz/chromium';

/**
 * Unpacks the package's browser (once per version) and returns its start script. The package unpacks into the shared
 * temp folder and trusts what is there; here it gets a folder of our own.
 */
function chromiumFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The browser from npm is only for Linux on x64: set CHROMIUM_PATH to a Chromium.');
  const modules = join(workspaceRoot, 'node_modules');
  const manifest = readFileSync(join(modules, packageName, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(modules, '.cache', `chromium-${version}`);
  const starter = join(folder, 'start-chromium');
  if (existsSync(starter)) return starter;
  // Atomic: unpacked into another folder, then renamed.
  mkdirSync(join(folder, '..'), { recursive: true });
  const unpackFolder = mkdtempSync(`${folder}-`);
  const script = `import chromium from '${packageName}'; await chromium.executablePath();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: workspaceRoot,
    // When it believes to be on Lambda, the package unpacks shared libraries too, which a slim machine lacks.
    env: { ...process.env, TMPDIR: unpackFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The browser from npm could not be unpacked:\n${stderr}`);
  writeFileSync(join(unpackFolder, 'fonts', 'fonts.conf'), fontSettings(folder));
  writeFileSync(join(unpackFolder, 'start-chromium'), startScript, { mode: 0o755 });
  try {
    renameSync(unpackFolder, folder);
  } catch (error) {
    rmSync(unpackFolder, { recursive: true, force: true });
    // Another run may have been faster.
    if (!existsSync(starter)) throw error;
  }
  return starter;
}

/** With the package's libraries and fonts: a slim machine lacks the former, and text has the same width everywhere. */
const startScript = `#!/bin/sh
here=$(dirname "$0")
export FONTCONFIG_PATH="$here/fonts"
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib"
exec "$here/chromium" "$@"
`;

/** The package's own settings point to the temp folder, where these fonts are not: pages would have no text. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
