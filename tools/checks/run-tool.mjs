// @ts-check
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '../setup/workspace-root.mjs';

export const resultsFolder = join(workspaceRoot, 'test-results');

/** @typedef {{ ok: boolean, output: string }} ToolRun */

/**
 * Runs a tool; what it says goes into test-results/<name>.log and, when it failed, onto the screen.
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {Promise<ToolRun>}
 */
export async function runTool(name, file, args, more = {}) {
  mkdirSync(resultsFolder, { recursive: true });
  const log = createWriteStream(join(resultsFolder, `${name}.log`));
  const child = spawn(file, args, {
    cwd: workspaceRoot,
    env: { ...process.env, NX_TUI: 'false', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      log.write(text);
    });
  const ok = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  log.end();
  output = stripVTControlCharacters(output);
  if (!ok) console.log(lastLines(output));
  return { ok, output };
}

/**
 * The program of an npm package, run by this Node: no shell, no npm in between.
 * @param {string} name
 * @param {string} script path inside node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [more]
 */
export const runPackage = (name, script, args, more) =>
  runTool(name, process.execPath, [join(workspaceRoot, 'node_modules', script), ...args], more);

/**
 * @param {string} name
 * @param {string} target
 */
export const runNx = (name, target) =>
  runPackage(name, 'nx/dist/bin/nx.js', ['run-many', '-t', target, '--output-style=static']);

/**
 * A script of one workspace.
 * @param {string} name
 * @param {string} script
 * @param {string} workspace
 * @param {NodeJS.ProcessEnv} [more]
 */
export function runWorkspaceScript(name, script, workspace, more) {
  const args = ['run', '--silent', script, '-w', workspace];
  const npm = process.env.npm_execpath;
  return npm ? runTool(name, process.execPath, [npm, ...args], more) : runTool(name, 'npm', args, more);
}

/** @param {string} text */
const lastLines = (text) => text.trimEnd().split('\n').slice(-150).join('\n');
