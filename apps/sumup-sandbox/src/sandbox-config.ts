import {
  ConfigError,
  logLevel,
  port,
  readProcess,
  readSettings,
  serverUrl,
  text,
  wholeNumber,
  type Environment,
} from '@app/server';

/** All settings of the sandbox; nothing else reads the environment. */
export interface SandboxConfig {
  host: string;
  port: number;
  logLevel: string;
  /** The card pages' origin for browsers. */
  pageOrigin: string;
  /** The journal: the sandbox's whole state. */
  dataFile: string;
  apiKey: string;
  controlKey: string;
  merchantCode: string;
  merchantName: string;
  timeScale: number;
}

export function readSandboxConfig(env: Environment): SandboxConfig {
  // Not in production: a shop that mistook this for SumUp would give stone away.
  if (env.APP_ENV !== 'demo')
    throw new ConfigError([
      'The SumUp sandbox moves no money, so it runs with APP_ENV=demo only (without APP_ENV it is production).',
    ]);
  return readSettings(env, (read) => {
    const ownPort = read('SUMUP_SANDBOX_PORT', port(4010));
    return {
      host: readProcess(read).host,
      port: ownPort,
      logLevel: read('LOG_LEVEL', logLevel(true)),
      pageOrigin: read('SUMUP_SANDBOX_URL', serverUrl(['http:', 'https:'], `http://localhost:${ownPort}`)),
      dataFile: read('SUMUP_SANDBOX_DATA', text('.data/sumup-sandbox.ndjson')),
      apiKey: read('SUMUP_API_KEY', text('sup_sk_demo_sandbox')),
      controlKey: read('SUMUP_SANDBOX_CONTROL_KEY', text('sandbox-control')),
      merchantCode: read('SUMUP_MERCHANT_CODE', text('MCDEMO01')),
      merchantName: read('SUMUP_SANDBOX_MERCHANT', text('Readstone')),
      timeScale: read('SUMUP_SANDBOX_TIME_SCALE', wholeNumber({ min: 1, max: 1_000_000, defaultValue: 1 })),
    };
  });
}
