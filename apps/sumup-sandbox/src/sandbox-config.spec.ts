import { readSandboxConfig } from './sandbox-config';

it('needs no settings other than the demo mode', () => {
  expect(readSandboxConfig({ APP_ENV: 'demo' })).toMatchObject({
    host: '127.0.0.1',
    port: 4010,
    pageOrigin: 'http://localhost:4010',
    timeScale: 1,
  });
});

it.each([[{ APP_ENV: 'production' }], [{ APP_ENV: '' }], [{}]])(
  'refuses %j: without APP_ENV it is production (D40)',
  (variables) => {
    expect(() => readSandboxConfig(variables)).toThrow(/moves no money/);
  },
);

it('names all wrong variables at once', () => {
  const invalidSettings = {
    APP_ENV: 'demo',
    SUMUP_SANDBOX_PORT: 'x',
    SUMUP_SANDBOX_URL: 'localhost',
    SUMUP_SANDBOX_TIME_SCALE: '0',
  };

  expect(() => readSandboxConfig(invalidSettings)).toThrow(
    /SUMUP_SANDBOX_PORT[^]*SUMUP_SANDBOX_URL[^]*SUMUP_SANDBOX_TIME_SCALE/,
  );
});
