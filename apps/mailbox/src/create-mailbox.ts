import { addControl, createWebServer, refuseControl, serveFiles } from '@app/web-server';
import type { FastifyInstance } from 'fastify';
import { Faults, readFault } from './faults';
import { MailStore } from './mail-store';
import type { MailboxConfig } from './mailbox-config';
import { addMailsApi } from './mails-api';
import { addPages } from './pages';
import { SmtpServer } from './smtp-server';
import { addTemplates } from './templates';

/**
 * The whole mailbox. Its web server does not listen yet; the mail server starts with it. `files` is the folder with the
 * style sheet.
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
  await addControl(web, {
    key: config.controlKey,
    addRoutes: (control) => addMailboxControl(control, faults, smtp),
  });
  web.addHook('onReady', () => smtp.open());
  web.addHook('onClose', () => smtp.close());
  return { web, smtp };
}

/** The control of the mail server for tests; see README.md. */
function addMailboxControl(control: FastifyInstance, faults: Faults, smtp: SmtpServer): void {
  control.put('/door', async ({ body }, reply) => {
    const { open } = (body ?? {}) as { open?: unknown };
    if (typeof open !== 'boolean') return refuseControl(reply, 400, 'open must be true or false.');
    await (open ? smtp.open() : smtp.close());
    return { open };
  });
  control.get('/faults', () => faults.records);
  control.post('/faults', ({ body }, reply) => {
    const read = [body].flat().map(readFault);
    const wrong = read.filter((fault) => typeof fault === 'string');
    if (wrong.length > 0) return refuseControl(reply, 400, wrong.join('\n'));
    return reply.code(201).send(faults.add(read.filter((fault) => typeof fault !== 'string')));
  });
  control.delete('/faults', (_request, reply) => {
    faults.records = [];
    return reply.code(204).send();
  });
}
