import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const packageName = '@sparticuz/chromium';

/**
 * Unpacks the browser that the package carries (once per version) and returns what starts it. The package
 * unpacks into the shared temp folder and trusts whatever lies there; here it is given a folder of our own.
 */
export function chromiumFromNpm() {
  if (platform() !== 'linux' || arch() !== 'x64')
    throw new Error('The browser from npm is for Linux on x64 alone: set CHROMIUM_PATH to a Chromium.');
  const { version } = JSON.parse(readFileSync(join(modules, packageName, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder);
  return join(folder, 'start-chromium');
}

/** Complete or absent: it is unpacked beside its place and then renamed. */
function unpackInto(folder: string) {
  mkdirSync(join(folder, '..'), { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  const script = `import chromium from '${packageName}'; await chromium.executablePath();`;
  // Told that it is on Lambda, the package unpacks the shared libraries too, which a slim machine lacks.
  const env = { ...process.env, TMPDIR: beside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(modules, '..'),
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The browser from npm could not be unpacked:\n${stderr}`);
  writeFileSync(join(beside, 'fonts', 'fonts.conf'), fontSettings(folder));
  writeFileSync(join(beside, 'start-chromium'), starter, { mode: 0o755 });
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    // Another run may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

/** With the package's libraries, which a slim machine lacks, and its fonts: text has the same width everywhere. */
const starter = `#!/bin/sh
here=$(dirname "$0")
export FONTCONFIG_PATH="$here/fonts"
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib"
exec "$here/chromium" "$@"
`;

/** The package's own settings name the temp folder, where these fonts are not: pages would have no text. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
