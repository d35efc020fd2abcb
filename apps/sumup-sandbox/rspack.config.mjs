import { serverConfig } from '../../tools/build/web-config.ts';

const app = new URL('.', import.meta.url);

export default {
  ...serverConfig(app),
  entry: { server: './src/main.ts' },
  stats: 'errors-warnings',
};
