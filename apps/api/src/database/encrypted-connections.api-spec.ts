import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppConfig } from '../config/app-config';
import { localhostCertificate, otherHostCertificate, testAuthority } from '../testing/servers/certificates';
import { cloneDatabase, type TestDatabase } from '../testing/database/clone-database';
import { startApi } from '../testing/servers/start-api';
import { startWorker } from '../testing/servers/start-worker';
import { until } from '../testing/until';
import { runExclusively } from './exclusive-session';
import { migrate } from './migrate';
import { withDatabase } from './with-database';

/** Other tests connect with only a password; here over TLS, as to a managed PostgreSQL. */
let database: TestDatabase;
let folder: string;
const urlWith = (query: Record<string, string>, change: (url: URL) => void = () => undefined) => {
  const url = new URL(database.url);
  url.hostname = 'localhost';
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  change(url);
  return url.href;
};
const verified = () => ({ sslmode: 'verify-full', sslrootcert: join(folder, 'authority.pem') });

/** PostgreSQL writes the files itself, because they must belong to its account. */
const useCertificate = ({ cert, key }: { cert: string; key: string }) =>
  withDatabase(database.url, async (admin) => {
    for (const [name, text] of Object.entries({ 'server.crt': cert, 'server.key': key }))
      await admin.run(
        `COPY (SELECT unnest(string_to_array('${text.trim()}', E'\n'))) TO PROGRAM 'umask 077; cat > ${name}'`,
      );
    await admin.run('ALTER SYSTEM SET ssl = on');
    await admin.run('SELECT pg_reload_conf()');
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vanity-tops-tls-'));
  writeFileSync(join(folder, 'authority.pem'), testAuthority);
  database = await cloneDatabase();
  await useCertificate(localhostCertificate);
  await until(() =>
    migrate({ databaseUrl: urlWith(verified()) }).then(
      () => true,
      () => false,
    ),
  );
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

it('encrypts every connection of API, worker and queues if the URL requires it', async () => {
  const databaseUrl = urlWith(verified());
  const api = await startApi({ databaseUrl });
  const worker = await startWorker(databaseUrl);
  try {
    await until(async () => {
      const queue = await api.sql(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'mail'`,
      );
      return queue.length > 0;
    });
    const result = await runExclusively(api.app.get(AppConfig).databaseDirectUrl, () =>
      api.sql<{ ssl: boolean; connections: number }>(
        `SELECT ssl, count(*)::integer AS connections FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
         WHERE datname = current_database() GROUP BY ssl`,
      ),
    );
    expect(result?.result).toEqual([{ ssl: true, connections: expect.any(Number) }]);
    expect(result?.result[0]?.connections).toBeGreaterThan(4);
  } finally {
    await worker.close();
    await api.stop();
  }
});

it('says that PostgreSQL refused our password, without the password', async () => {
  const failing = migrate({ databaseUrl: urlWith(verified(), (url) => (url.password = 'wrong-secret')) });
  await expect(failing).rejects.toThrow(/password authentication failed(?![^]*wrong-secret)/);
});

it('refuses a PostgreSQL whose certificate is for another host', async () => {
  await useCertificate(otherHostCertificate);
  const failing = () =>
    migrate({ databaseUrl: urlWith(verified()) }).then(
      () => '',
      (error: Error) => error.message,
    );
  await until(async () => (await failing()) !== '');
  expect(await failing()).toMatch(/does not match certificate's altnames/);
});
