// @ts-check
import { fileURLToPath } from 'node:url';

/** The root package.json's folder, wherever a command was called. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));
