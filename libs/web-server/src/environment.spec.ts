import { Environment, EnvironmentError } from './environment';

it('names every wrong variable at once', () => {
  const environment = new Environment({
    SHOP_PORT: '70000',
    API_URL: 'localhost:3000',
    ADMIN_URL: 'https://admin.example/path',
    APP_ENV: 'staging',
    TRUSTED_PROXIES: '-1',
  });
  environment.port('SHOP_PORT', 4200);
  environment.origin('API_URL', 'http://127.0.0.1:3000');
  environment.origin('ADMIN_URL', 'http://127.0.0.1:4201');
  environment.isDemo();
  environment.trustedProxies();

  expect(() => environment.check()).toThrow(EnvironmentError);
  expect(() => environment.check()).toThrow(
    /SHOP_PORT[^]*API_URL[^]*ADMIN_URL[^]*APP_ENV[^]*TRUSTED_PROXIES/,
  );
});

it('takes an absent or empty variable as the default', () => {
  const environment = new Environment({ SHOP_PORT: '' });

  expect(environment.port('SHOP_PORT', 4200)).toBe(4200);
  expect(environment.loopback('API_PORT', 3000)).toBe('http://127.0.0.1:3000');
  expect(() => environment.check()).not.toThrow();
});

it('listens to its own machine alone in a demonstration, to all in production (D40)', () => {
  expect(new Environment({}).isDemo()).toBe(false);
  expect(new Environment({}).host(false)).toBe('0.0.0.0');
  expect(new Environment({}).host(true)).toBe('127.0.0.1');
  expect(new Environment({ HOST: '10.0.0.1' }).host(true)).toBe('10.0.0.1');
});
