import { fileURLToPath } from 'node:url';
import { serviceStage } from '../parts.ts';
import { runUntilInterrupted } from '../run-until-interrupted.ts';

const script = fileURLToPath(new URL('stub-service.ts', import.meta.url));

// `npm start` with stand-ins for the services: the same life, in milliseconds.
await runUntilInterrupted({
  dataDir: process.argv[2],
  stages: ({ ports, env }, { logOf }) =>
    (['api', 'worker', 'shop'] as const).map((name) => {
      const port = ports[`${name.toUpperCase() as Uppercase<typeof name>}_PORT`];
      return serviceStage({
        name,
        command: [process.execPath, script, name, String(port)],
        env,
        logFile: logOf(name),
        ipc: true,
        healthUrl: `http://127.0.0.1:${port}/health`,
      });
    }),
});
