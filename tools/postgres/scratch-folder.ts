import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockHolder, takeLock } from '../processes/lock-file.mjs';
import { stopLeftover } from './leftover.ts';

const prefix = 'vanity-tops-test-';
const memory = '/dev/shm';
/** Forty clones took 615 MB; containers often offer 64. */
const roomNeeded = 1.5 * 1024 ** 3;

/**
 * A folder for one run's throwaway data: in memory where there is room, readable for `nobody`. What runs that
 * were killed left behind, servers included, is cleared first.
 */
export async function scratchFolder({ mayBeInMemory = true } = {}) {
  const places = [memory, tmpdir()].filter((place) => existsSync(place));
  for (const place of places) await sweep(place);
  const folder = mkdtempSync(join(mayBeInMemory && hasRoom(memory) ? memory : tmpdir(), prefix));
  chmodSync(folder, 0o711);
  takeLock(join(folder, 'run.lock'));
  return folder;
}

async function sweep(place: string) {
  for (const entry of readdirSync(place).filter((name) => name.startsWith(prefix))) {
    const folder = join(place, entry);
    // A folder made a moment ago has no lock yet.
    if (!existsSync(join(folder, 'run.lock')) || lockHolder(join(folder, 'run.lock'))) continue;
    await stopLeftover(join(folder, 'postgres', 'cluster'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom(place: string) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= roomNeeded;
  } catch {
    return false;
  }
}
