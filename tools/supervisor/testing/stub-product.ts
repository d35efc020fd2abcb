import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { serviceStage } from '../parts.ts';
import { runUntilInterrupted } from '../run-until-interrupted.ts';

const [, script = '', place = '', port] = process.argv;

// `npm start` with stubs for the services: the same life cycle, in milliseconds.
if (!port)
  await runUntilInterrupted({
    dataDir: place,
    stages: ({ ports, env }, { logOf }) =>
      (['api', 'worker', 'shop'] as const).map((name) => {
        const own = ports[`${name.toUpperCase() as Uppercase<typeof name>}_PORT`];
        return serviceStage({
          name,
          command: [process.execPath, script, name, String(own)],
          env,
          logFile: logOf(name),
          ipc: true,
          healthUrl: `http://127.0.0.1:${own}/health`,
        });
      }),
  });

// A stub service: answers health, ends on SIGTERM and when its supervisor is gone, and appends events to EVENTS.
const log = (event: string) => appendFileSync(process.env.EVENTS ?? '/dev/null', `${place} ${event}\n`);
const server = createServer((_request, response) => response.end('well'));
server.listen(Number(port), '127.0.0.1', () => log('up'));
const leave = (why: string) => {
  log(why);
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.once('SIGTERM', () => leave('stopped'));
process.once('disconnect', () => leave('orphaned'));
