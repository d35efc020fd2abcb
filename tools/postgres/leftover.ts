import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, startTimeOf } from '../processes/process-identity.mjs';
import { waitUntil } from '../processes/wait-until.ts';

/**
 * Stops a PostgreSQL that a killed supervisor left running on this data. The pid file may be old and its pid
 * another program's by now: only a process whose command line names this very folder is touched.
 */
export async function stopLeftover(cluster: string) {
  const pid = pidIn(join(cluster, 'postmaster.pid'));
  if (!pid || !commandLineOf(pid).includes(realpathSync(cluster))) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitUntil(() => !startTimeOf(pid), 10_000)) return;
  }
}

function pidIn(file: string) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return undefined;
  }
}
