import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Test } from '@nestjs/testing';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { Pool, type QueryResultRow } from 'pg';
import { AppModule } from '../../app.module';
import { setUpApp } from '../../app.setup';
import { readConfig } from '../../config/read-config';
import { CardPayments } from '../../payments/provider/card-payments';
import { Clock } from '../../platform/clock/clock';
import { createFastifyAdapter } from '../../platform/http/create-fastify-adapter';
import { cloneDatabase, type TestDatabase } from '../database/clone-database';

interface TestRoute {
  /** `ALL` if it answers every method. */
  method: string;
  url: string;
}

/** The running application on its own database, with direct access to that database. */
export interface TestApi {
  app: NestFastifyApplication;
  databaseUrl: string;
  get(url: string, headers?: InjectOptions['headers']): Promise<Response>;
  post(url: string, body: unknown, headers?: InjectOptions['headers']): Promise<Response>;
  inject(request: InjectOptions): Promise<Response>;
  /** All routes, without the automatic HEAD beside each GET. */
  routes: TestRoute[];
  /** Queries the database from outside the application. */
  sql<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

interface Options {
  /** Uses this database instead of a new seeded one; the caller drops it. */
  databaseUrl?: string;
  env?: Record<string, string>;
  now?: () => Date;
  cardPayments?: CardPayments;
}

const unreachableUrl = 'http://127.0.0.1:9';

const neededInProduction = {
  PUBLIC_URL: 'https://shop.example',
  SUMUP_API_KEY: 'sup_sk_of_no_account',
  SUMUP_MERCHANT_CODE: 'MCNOBODY',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

export async function startApi({ databaseUrl, env = {}, now, cardPayments }: Options = {}): Promise<TestApi> {
  const own: TestDatabase | undefined = databaseUrl ? undefined : await cloneDatabase();
  const url = databaseUrl ?? own?.url ?? '';
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  const config = readConfig({
    APP_ENV: 'demo',
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: '5',
    // Services without a stand-in are unreachable; above all the internet is.
    POSTCODES_API_URL: unreachableUrl,
    STORAGE_FOLDER: files,
    BACKUP_FOLDER: join(files, 'backups'),
    ...(env.APP_ENV === 'production' ? neededInProduction : { SUMUP_API_URL: unreachableUrl }),
    ...env,
  });

  const builder = Test.createTestingModule({ imports: [AppModule.of(config)] });
  if (now) builder.overrideProvider(Clock).useValue({ now });
  if (cardPayments) builder.overrideProvider(CardPayments).useValue(cardPayments);
  const module = await builder.compile();
  const adapter = createFastifyAdapter();
  const routes = listRoutes(adapter);
  const app = module.createNestApplication<NestFastifyApplication>(adapter, {
    bodyParser: false,
    logger: false,
  });
  setUpApp(app, config);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  const outside = new Pool({ connectionString: url, max: 2 });
  const inject = (request: InjectOptions) => app.inject(request);
  return {
    app,
    databaseUrl: url,
    inject,
    routes,
    get: (address, headers) => inject({ method: 'GET', url: address, headers }),
    post: (address, body, headers) =>
      inject({
        method: 'POST',
        url: address,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    sql: async <Row extends QueryResultRow>(text: string, values?: unknown[]) =>
      (await outside.query<Row>(text, values)).rows,
    async stop() {
      await app.close();
      await outside.end();
      await own?.drop();
      rmSync(files, { recursive: true });
    },
  };
}

/** Filled while the application is built. */
function listRoutes(adapter: FastifyAdapter): TestRoute[] {
  const routes: TestRoute[] = [];
  adapter.getInstance().addHook('onRoute', ({ method, url }) => {
    const [only, ...others] = [method].flat().filter((name) => name !== 'HEAD');
    if (only) routes.push({ method: others.length ? 'ALL' : only, url });
  });
  return routes;
}
