// @ts-check
import { fileURLToPath } from 'node:url';

/** The folder of the root package.json, wherever a command was called from. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));
