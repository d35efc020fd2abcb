import { createWebServer, fail, runServer } from '@app/web-server';
import { fileURLToPath } from 'node:url';
import { addAdmin } from './add-admin';
import { readAdminConfig } from './admin-config';

async function main() {
  const config = readAdminConfig(process.env);
  const server = createWebServer(config);
  await addAdmin(server, config, fileURLToPath(new URL('./public', import.meta.url)));
  await runServer(server, { ...config, portVariable: 'ADMIN_PORT' });
}

main().catch(fail);
