import { readConfig } from './read-config';

const databaseUrl = 'postgres://app@127.0.0.1:54329/app';

describe('the configuration', () => {
  it('is production on all interfaces when nothing says otherwise (D40)', () => {
    expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({
      appEnv: 'production',
      host: '0.0.0.0',
      apiPort: 3000,
      workerPort: 3001,
      redisUrl: undefined,
    });
  });

  it('listens on loopback alone in the demo (D40)', () => {
    expect(readConfig({ APP_ENV: 'demo', DATABASE_URL: databaseUrl }).host).toBe('127.0.0.1');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ DATABASE_URL: databaseUrl, REDIS_URL: ' ', API_PORT: '' })).toMatchObject({
      redisUrl: undefined,
      apiPort: 3000,
    });
  });

  it('has the limits of use as decided, raised only in the demo, and those on passwords not even there (D25, D43)', () => {
    const limitsOf = (appEnv: string) => {
      const config = readConfig({ APP_ENV: appEnv, DATABASE_URL: databaseUrl });
      return [
        config.sessionIdleMinutes,
        config.sessionLongestMinutes,
        config.loginFailuresPerAccount,
        config.loginFailuresPerNetwork,
        config.inquiriesPerHour,
      ];
    };
    expect(limitsOf('production')).toEqual([120, 720, 5, 50, 5]);
    expect(limitsOf('demo')).toEqual([120, 720, 5, 50_000, 5_000]);
  });

  it('keeps only the origin of the public address', () => {
    const config = readConfig({ DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://shop.example/start?x=1' });
    expect(config.publicOrigin).toBe('https://shop.example');
  });

  it('names every wrong variable at once', () => {
    const read = () =>
      readConfig({ APP_ENV: 'staging', API_PORT: '70000', REDIS_URL: 'localhost:6379', PUBLIC_URL: 'shop' });

    expect(read).toThrow(/APP_ENV[^]*API_PORT[^]*DATABASE_URL is missing[^]*REDIS_URL[^]*PUBLIC_URL/);
  });

  it('never repeats a value, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://app:secret@db/app' })).toThrow(/^(?![^]*secret)/);
  });
});
