import { createWebServer } from '@app/web-server';
import type { FastifyInstance } from 'fastify';
import { addMailsApi } from './api/add-mails-api';
import { addMailboxControl } from './control/add-mailbox-control';
import { FaultBook } from './faults/fault-book';
import type { Mailbox } from './mailbox';
import type { MailboxConfig } from './mailbox-config';
import { MailStore } from './mails/mail-store';
import { addPages } from './pages/add-pages';
import { SmtpServer } from './smtp/smtp-server';
import { addTemplates } from './templates/add-templates';

/**
 * The whole mailbox. Its web server does not listen yet; once it does, mail is taken too. `files` is the folder of
 * the pages' style sheet.
 */
export async function createMailbox(
  config: MailboxConfig,
  files: string,
): Promise<{ web: FastifyInstance; door: SmtpServer }> {
  const store = await MailStore.open(config.dataFolder, config.kept);
  const faults = new FaultBook();
  const door = new SmtpServer(config, store, faults);
  const mailbox: Mailbox = { config, store, faults, door };

  const web = createWebServer({ trustedProxies: 0, logLevel: config.logLevel });
  addMailsApi(web, mailbox);
  await addPages(web, mailbox, files);
  addTemplates(web);
  await addMailboxControl(web, mailbox);
  web.addHook('onReady', () => door.open());
  web.addHook('onClose', () => door.close());
  return { web, door };
}
