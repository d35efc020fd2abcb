import { connectionEnvironment } from './connection-environment';

it('tells programs all of an address, and none of our other secrets', () => {
  process.env.SUMUP_API_KEY = 'sup_sk_secret';
  const env = connectionEnvironment('postgresql://ap%40p:p%2Fw%3A1@db.example:5433/shop?sslmode=require&x=1');
  delete process.env.SUMUP_API_KEY;
  expect(env).toMatchObject({
    PGHOST: 'db.example',
    PGPORT: '5433',
    PGUSER: 'ap@p',
    PGPASSWORD: 'p/w:1',
    PGDATABASE: 'shop',
    PGSSLMODE: 'require',
  });
  expect(JSON.stringify(env)).not.toContain('secret');
});

it('leaves to the programs what an address does not say', () => {
  const env = connectionEnvironment('postgresql://app@localhost/shop?host=/run/postgresql');
  expect(env).toMatchObject({ PGHOST: '/run/postgresql', PGUSER: 'app' });
  expect(env).not.toHaveProperty('PGPASSWORD');
  expect(env).not.toHaveProperty('PGPORT');
  expect(connectionEnvironment('postgresql://app@[::1]:5432/shop').PGHOST).toBe('::1');
});
