import { readShopConfig } from './shop-config';

it('uses upstreams on this machine by default', () => {
  expect(readShopConfig({ APP_ENV: 'demo', API_PORT: '3100' })).toEqual({
    isDemo: true,
    isRehearsal: false,
    publicUrl: 'http://localhost:4200',
    host: '127.0.0.1',
    port: 4200,
    apiUrl: 'http://127.0.0.1:3100',
    adminUrl: 'http://127.0.0.1:4201',
    paymentOrigin: 'https://checkout.sumup.com',
    trustedProxies: 0,
    logLevel: 'warn',
    drainSeconds: 0,
    assetsFolder: '',
  });
  expect(
    readShopConfig({
      API_URL: 'http://api:3000',
      ADMIN_URL: 'http://admin:4201',
      PUBLIC_URL: 'https://shop.example/',
      SUMUP_PAGE_ORIGIN: 'http://localhost:4010',
    }),
  ).toMatchObject({
    isDemo: false,
    publicUrl: 'https://shop.example',
    host: '0.0.0.0',
    apiUrl: 'http://api:3000',
    adminUrl: 'http://admin:4201',
    paymentOrigin: 'http://localhost:4010',
  });
});

it('requires a public https URL in production', () => {
  for (const address of ['http://shop.example', ''])
    expect(() => readShopConfig({ PUBLIC_URL: address })).toThrow(
      /PUBLIC_URL (must be an address beginning with https|is missing)/,
    );
  expect(readShopConfig({ APP_ENV: 'demo', PUBLIC_URL: 'http://shop.example' }).publicUrl).toBe(
    'http://shop.example',
  );
});

it('refuses to start with wrong settings, and names them all', () => {
  expect(() => readShopConfig({ SHOP_PORT: 'x', API_URL: 'nowhere' })).toThrow(/SHOP_PORT[^]*API_URL/);
});
