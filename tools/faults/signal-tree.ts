import { execFileSync } from 'node:child_process';

/**
 * Sends a signal to a process and to all that it started, children first: PostgreSQL works in processes of its
 * own, which neither freeze nor die with the one that began them.
 */
export function signalTree(pid: number, signal: NodeJS.Signals) {
  if (!pid) return;
  for (const member of [...descendantsOf(pid), pid]) {
    try {
      process.kill(member, signal);
    } catch {
      // It has left already.
    }
  }
}

function descendantsOf(pid: number): number[] {
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below: (parent: number) => number[] = (parent) =>
    children.flatMap(([child = 0, of]) => (of === parent ? [...below(child), child] : []));
  return below(pid);
}
