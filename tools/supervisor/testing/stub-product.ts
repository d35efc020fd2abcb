import { fileURLToPath } from 'node:url';
import { runUntilInterrupted } from '../run-until-interrupted.ts';
import { serviceStage } from '../stages.ts';

const script = fileURLToPath(new URL('stub-service.ts', import.meta.url));

// `npm start` with stand-ins for the services: the same life, in milliseconds.
await runUntilInterrupted({
  dataDir: process.argv[2] ?? '',
  stages: (settings, { root, logOf }) =>
    (
      [
        ['api', 'API_PORT'],
        ['worker', 'WORKER_PORT'],
        ['shop', 'SHOP_PORT'],
      ] as const
    ).map(([name, variable]) =>
      serviceStage({
        name,
        file: process.execPath,
        args: [script, name, String(settings.ports[variable])],
        env: settings.env,
        cwd: root,
        logFile: logOf(name),
        ipc: true,
        healthUrl: `http://127.0.0.1:${settings.ports[variable]}/health`,
      }),
    ),
});
