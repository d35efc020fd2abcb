import { fail, runServer } from '@app/web-server';
import { fileURLToPath } from 'node:url';
import { createMailbox } from './create-mailbox';
import { readMailboxConfig } from './mailbox-config';

async function main() {
  const config = readMailboxConfig(process.env);
  // Relative to dist, where the bundle is.
  const { web } = await createMailbox(config, fileURLToPath(new URL('../public', import.meta.url)));
  await runServer(web, { host: config.host, port: config.webPort, portVariable: 'MAIL_WEB_PORT' });
}

main().catch(fail);
