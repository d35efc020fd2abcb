import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { it } from 'vitest';
import { checkPorts } from './check-ports.ts';
import { demoEnvironment } from './demo-environment.ts';
import { readSettings } from './settings.ts';
import { freePortVariables } from './testing/start-in-process.ts';

const settingsWith = async (ports: Record<string, string>) =>
  readSettings({ ...demoEnvironment(), ...(await freePortVariables()), ...ports });

it('names every port that is taken, and every one that browsers refuse to call, at once', async () => {
  const ports = await freePortVariables();
  const other = createServer().listen(Number(ports.SHOP_PORT), '127.0.0.1');
  const settings = await settingsWith({
    SHOP_PORT: ports.SHOP_PORT ?? '',
    API_PORT: '6000',
    WORKER_PORT: '10080',
  });

  await assert.rejects(
    checkPorts(settings),
    new RegExp(
      `SHOP_PORT ${ports.SHOP_PORT} is taken[^]*API_PORT 6000 is one that browsers [^]*WORKER_PORT 10080 is`,
    ),
  );
  other.close();
});

it('minds that only where HTTP is spoken', async () => {
  await checkPorts(await settingsWith({ MAIL_SMTP_PORT: '6697', PG_PORT: '6669' }));
});
