import { isPortFree } from '../processes/ports.ts';
import { usedPorts, type PortName, type Settings } from './settings.ts';

const withoutHttp: PortName[] = ['PG_PORT', 'MAIL_SMTP_PORT'];

/** Looks at every port before anything is started, and names the variables of all that cannot be used. */
export async function checkPorts(settings: Settings) {
  const problems = [];
  for (const [name, port] of usedPorts(settings)) {
    const host = name === 'PG_PORT' ? '127.0.0.1' : settings.host;
    if (!(await isPortFree(port, host))) problems.push(`${name} ${port} is taken; set ${name} to another`);
    else if (!withoutHttp.includes(name) && !(await isCallable(port)))
      problems.push(`${name} ${port} is one that browsers and Node refuse to call; set ${name} to another`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Some ports are refused by whoever fetches, before anybody is called; the list is in the standard, and in Node. */
const isCallable = (port: number) =>
  fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    ({ cause }: { cause?: Error }) => cause?.message !== 'bad port',
  );
