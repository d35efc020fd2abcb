import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleLogger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { paths, type PersonMatch } from '@app/contracts';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { expectSuccess } from '../../testing/expect-success';
import { startWorker } from '../../testing/servers/start-worker';
import { startTimeoutMs } from '../../testing/until';
import { untilSettled } from '../../testing/until-settled';
import { plantPerson } from './plant-person';
import { useApi, useStaff } from '../../testing/servers/use-api';

/** Part of every text about or by the person, and of nothing else. */
export const canary = 'zyzzyva';
export const email = `${canary}@canary.example`;
export const number = '0118 496 0777';
export const digits = '4960777';
export const address = `7 ${canary} Lane, Reading, RG1 7ZZ`;

/** Records all log lines of both processes, at any level. */
class RecordingLogger extends ConsoleLogger {
  readonly lines: string[] = [];

  override printMessages(messages: unknown[]): void {
    this.lines.push(JSON.stringify(messages));
  }
  override printStackTrace(stack: string): void {
    this.lines.push(String(stack));
  }
}

/** The application and its worker on files of their own, with staff who look up and erase people. */
export function usePrivacy() {
  const storage = mkdtempSync(join(tmpdir(), 'people-files-'));
  afterAll(() => rmSync(storage, { recursive: true }));
  const cards = new FakeCardPayments();
  const mails = new FakeMailSender();
  const env = { STORAGE_FOLDER: storage, BACKGROUND_TIME_SCALE: '100' };
  const logger = new RecordingLogger('', {
    logLevels: ['verbose', 'debug', 'log', 'warn', 'error', 'fatal'],
  });
  const api = useApi({ cardPayments: cards, env });
  const staff = useStaff(api);
  let worker: NestFastifyApplication;
  const runWorker = async () => {
    worker = await startWorker(api.databaseUrl, { cardPayments: cards, mailSender: mails, env });
    worker.useLogger(logger);
  };
  const stopWorker = () => worker.close();
  beforeAll(async () => {
    api.app.useLogger(logger);
    await runWorker();
  });
  afterAll(stopWorker);

  const find = async (search: string) =>
    (await staff.get(`${paths.people}?search=${encodeURIComponent(search)}`)).json<PersonMatch[]>();
  const summary = (addedKeys: string[] = []) =>
    staff.post(paths.personHoldings, { key: email, also: addedKeys });
  const erase = (key = email, confirmation = key, addedKeys: string[] = []) =>
    staff.post(paths.erasePerson, { key, confirmation, also: addedKeys });
  const mailTo = (quoteId: string, address: string) =>
    expectSuccess(api.post(paths.emailQuote, { quoteId, email: address }));
  /** Staff confirm the details that came with the quote's link. */
  const confirmCustomer = async (quoteId: string, customerEmail: string) =>
    expect((await staff.put(paths.adminQuoteCustomer(quoteId), { customerEmail })).statusCode).toBe(200);
  const plant = async () => {
    const planted = await plantPerson({ api, staff, cards, mails, canary, email, phone: number, address });
    await untilSettled(api, startTimeoutMs);
    return planted;
  };
  return {
    api,
    cards,
    staff,
    storage,
    logLines: logger.lines,
    runWorker,
    stopWorker,
    find,
    summary,
    erase,
    mailTo,
    confirmCustomer,
    plant,
  };
}
