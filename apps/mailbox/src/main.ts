import { fail, runServer } from '@app/web-server';
import { fileURLToPath } from 'node:url';
import { createMailbox } from './create-mailbox';
import { readMailboxConfig } from './mailbox-config';

async function main() {
  const config = readMailboxConfig(process.env);
  // From dist, where the bundle lies.
  const { web } = await createMailbox(config, fileURLToPath(new URL('../public', import.meta.url)));
  await runServer(web, { host: config.host, port: config.webPort, portVariable: 'MAIL_WEB_PORT' });
}

main().catch(fail);
