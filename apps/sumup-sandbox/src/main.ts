import { fail, runServer } from '@app/web-server';
import { fileURLToPath } from 'node:url';
import { createSandbox } from './create-sandbox';
import { readSandboxConfig } from './sandbox-config';

async function main() {
  const config = readSandboxConfig(process.env);
  // Relative to dist, where the bundle is.
  const server = await createSandbox(config, fileURLToPath(new URL('../public', import.meta.url)));
  await runServer(server, { ...config, portVariable: 'SUMUP_SANDBOX_PORT' });
}

main().catch(fail);
