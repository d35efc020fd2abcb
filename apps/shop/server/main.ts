import { createWebServer, fail, runServer } from '@app/web-server';
import { fileURLToPath } from 'node:url';
import { addShop } from './add-shop';
import { readShopConfig } from './shop-config';

async function main() {
  const config = readShopConfig(process.env);
  const server = createWebServer(config);
  await addShop(server, config, fileURLToPath(new URL('.', import.meta.url)));
  await runServer(server, { ...config, portVariable: 'SHOP_PORT' });
}

main().catch(fail);
