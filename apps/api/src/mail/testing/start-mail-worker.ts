import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfigModule } from '../../config/config.module';
import { readConfig } from '../../config/read-config';
import { DatabaseModule } from '../../database/database.module';
import { Statements } from '../../database/statements';
import { entities } from '../../entities';
import { Clock } from '../../platform/clock/clock';
import { createFastifyAdapter } from '../../platform/http/create-fastify-adapter';
import { PlatformModule } from '../../platform/platform.module';
import { QueueModule } from '../../queue';
import { addMail, type NewMail } from '../add-mail';
import { MailSender } from '../delivery/mail-sender';
import { MailComposers, type MailComposer, type MailFinder } from '../composing/mail-composers';
import { MailTemplates } from '../composing/mail-templates';
import type { MailKind } from '../mail-kind';
import { MailModule } from '../mail.module';
import { aContactMail } from './a-contact-mail';
import type { FakeMailSender } from './fake-mail-sender';
import { PlainMailTemplates } from './plain-mail-templates';

export interface MailWorker {
  app: NestFastifyApplication;
  requestMail(mail?: Partial<NewMail>): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  sender: FakeMailSender;
  env?: Record<string, string>;
  now?: () => Date;
  composers?: Partial<Record<MailKind, MailComposer>>;
  recheck?: MailFinder;
}

let mailCount = 0;

/** The worker with mails only, and composers set by the test. */
export async function startMailWorker({
  databaseUrl,
  sender,
  env = {},
  now = () => new Date(),
  composers = { 'contact-acknowledgement': () => Promise.resolve({ data: aContactMail() }) },
  recheck,
}: Options): Promise<MailWorker> {
  const config = readConfig({ APP_ENV: 'demo', DATABASE_URL: databaseUrl, ...env });
  const builder = Test.createTestingModule({
    imports: [ConfigModule.of(config), DatabaseModule.of(entities), PlatformModule, QueueModule, MailModule],
  });
  builder.overrideProvider(Clock).useValue({ now });
  builder.overrideProvider(MailSender).useValue(sender);
  builder.overrideProvider(MailTemplates).useValue(new PlainMailTemplates());
  const module = await builder.compile();
  const composerRegistry = module.get(MailComposers);
  for (const [kind, composer] of Object.entries(composers))
    composerRegistry.register(kind as MailKind, composer, recheck);
  const app = module.createNestApplication<NestFastifyApplication>(createFastifyAdapter(), {
    bodyParser: false,
    logger: false,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    async requestMail(mail = {}) {
      mailCount += 1;
      const id = await addMail(app.get(Statements), {
        kind: 'contact-acknowledgement',
        key: `test-${mailCount}`,
        to: { name: 'Ada Lovelace', address: `ada-${mailCount}@example.com` },
        at: now(),
        ...mail,
      });
      return id ?? '';
    },
    stop: () => app.close(),
  };
}
