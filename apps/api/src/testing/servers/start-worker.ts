import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readConfig } from '../../config/read-config';
import { MailSender } from '../../mail/delivery/mail-sender';
import { CardPayments } from '../../payments/provider/card-payments';
import { Clock } from '../../platform/clock/clock';
import { ErrorFilter } from '../../platform/errors/error-filter';
import { createFastifyAdapter } from '../../platform/http/create-fastify-adapter';
import { WorkerModule } from '../../worker.module';

interface Options {
  env?: Record<string, string>;
  now?: () => Date;
  cardPayments?: CardPayments;
  mailSender?: MailSender;
}

const unreachableUrl = 'http://127.0.0.1:9';

export async function startWorker(
  databaseUrl: string,
  { env = {}, now, cardPayments, mailSender }: Options = {},
): Promise<NestFastifyApplication> {
  const config = readConfig({
    APP_ENV: 'demo',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '2',
    SUMUP_API_URL: unreachableUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    // The worker only reads there, and most tests store nothing.
    STORAGE_FOLDER: join(tmpdir(), 'vanity-tops-worker-files'),
    ...env,
  });
  const builder = Test.createTestingModule({ imports: [WorkerModule.of(config)] });
  if (now) builder.overrideProvider(Clock).useValue({ now });
  if (cardPayments) builder.overrideProvider(CardPayments).useValue(cardPayments);
  if (mailSender) builder.overrideProvider(MailSender).useValue(mailSender);
  // Loaded now: with the first mail it would take too long on a busy machine.
  await Promise.all([import('@app/mails'), import('@app/quote-pdf')]);
  const module = await builder.compile();
  const worker = module.createNestApplication<NestFastifyApplication>(createFastifyAdapter(), {
    bodyParser: false,
    logger: false,
  });
  worker.useGlobalFilters(new ErrorFilter());
  await worker.init();
  await worker.getHttpAdapter().getInstance().ready();
  return worker;
}
