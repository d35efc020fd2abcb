// @ts-check
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from '../setup/workspace-root.mjs';

/** What is made or fetched, and so holds nothing of ours to check. */
const isLeftOut = /^(?:node_modules|dist.*|test-results|\..*)$/;

/**
 * Every `tsconfig.json` of the workspace, by its path: a new project is checked from the day it is made.
 * @returns {string[]}
 */
export const typeProjects = (folder = workspaceRoot) =>
  configsBelow(folder).map((file) => relative(folder, file));

/** @param {string} folder @returns {string[]} */
function configsBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isLeftOut.test(entry.name) ? [] : configsBelow(path);
    return entry.name === 'tsconfig.json' ? [path] : [];
  });
}
