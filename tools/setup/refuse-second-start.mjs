// @ts-check
import { join } from 'node:path';
import { lockHolder } from '../processes/lock-file.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** Said before anything is installed or built: both would pull the ground from under the running product. */
export function refuseSecondStart() {
  const holder = lockHolder(join(workspaceRoot, '.data', 'supervisor.lock'));
  if (!holder) return;
  console.error(`The product is already running (pid ${holder.pid}) in this checkout.`);
  process.exit(1);
}
