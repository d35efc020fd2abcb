import { createWebServer, serveFiles } from '@app/web-server';
import type { FastifyInstance } from 'fastify';
import { addMailboxControl } from './control';
import { Faults } from './faults';
import { MailStore } from './mail-store';
import type { MailboxConfig } from './mailbox-config';
import { addMailsApi } from './mails-api';
import { addPages } from './pages';
import { SmtpServer } from './smtp-server';
import { addTemplates } from './templates';

/**
 * The whole mailbox. Its web server does not listen yet; once it does, mail is taken too. `files` is the folder of
 * the pages' style sheet.
 */
export async function createMailbox(
  config: MailboxConfig,
  files: string,
): Promise<{ web: FastifyInstance; smtp: SmtpServer }> {
  const store = await MailStore.open(config.dataFolder, config.kept);
  const faults = new Faults();
  const smtp = new SmtpServer(config, store, faults);

  const web = createWebServer({ trustedProxies: 0, logLevel: config.logLevel });
  web.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return Promise.resolve();
  });
  await serveFiles(web, { root: files, isImmutable: () => false });
  addMailsApi(web, store);
  addPages(web, store);
  addTemplates(web);
  await addMailboxControl(web, { key: config.controlKey, faults, smtp });
  web.addHook('onReady', () => smtp.open());
  web.addHook('onClose', () => smtp.close());
  return { web, smtp };
}
