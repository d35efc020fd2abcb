import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '../setup/workspace-root.mjs';

export const resultsFolder = join(workspaceRoot, 'test-results');

/**
 * Runs an npm package's program with this Node. Its output goes to test-results/NAME.log and, on failure, to the
 * screen. Deletes an earlier report NAME.json first.
 */
export async function runTool(
  name: string,
  [script = '', ...args]: string[],
  extraEnv: NodeJS.ProcessEnv = {},
): Promise<{ isOk: boolean; output: string }> {
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(join(resultsFolder, `${name}.json`), { force: true });
  const log = createWriteStream(join(resultsFolder, `${name}.log`));
  const child = spawn(process.execPath, [resolve(workspaceRoot, script), ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, NX_TUI: 'false', ...extraEnv },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      log.write(text);
    });
  const isOk = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  log.end();
  output = stripVTControlCharacters(output).trimEnd();
  if (!isOk) console.log(output.split('\n').slice(-150).join('\n'));
  return { isOk, output };
}
