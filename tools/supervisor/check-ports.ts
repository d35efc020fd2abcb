import { isPortFree } from '../processes/ports.ts';
import { usedPorts, type Settings } from './settings.ts';

/** Looks at every port before anything is started, and names the variables of all that are taken. */
export async function checkPorts(settings: Settings) {
  const taken = [];
  for (const [name, port] of usedPorts(settings)) {
    const host = name === 'PG_PORT' ? '127.0.0.1' : settings.host;
    if (!(await isPortFree(port, host))) taken.push(`${name} ${port} is taken; set ${name} to another`);
  }
  if (taken.length > 0) throw new Error(taken.join('\n'));
}
