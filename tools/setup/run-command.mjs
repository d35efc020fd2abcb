// @ts-check
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from './workspace-root.mjs';

/**
 * Runs a command in the workspace with its output on the screen; whether it succeeded.
 * @param {string} file
 * @param {string[]} args
 */
export const runCommand = (file, args) =>
  spawnSync(file, args, { cwd: workspaceRoot, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/**
 * The npm that runs us, else the one of the machine.
 * @param {string[]} args
 */
export const runNpm = (...args) =>
  process.env.npm_execpath
    ? runCommand(process.execPath, [process.env.npm_execpath, ...args])
    : runCommand('npm', args);
