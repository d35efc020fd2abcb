import { Environment, EnvironmentError } from '@app/web-server';

/** All that the sandbox wants to know of its surroundings; nothing else reads the environment. */
export interface SandboxConfig {
  host: string;
  port: number;
  logLevel: string;
  /** Where browsers find the card pages. */
  pageOrigin: string;
  /** The journal: all that is known. */
  dataFile: string;
  apiKey: string;
  controlKey: string;
  merchantCode: string;
  merchantName: string;
  timeScale: number;
  seed: string;
}

const portVariable = 'SUMUP_SANDBOX_PORT';

export function readSandboxConfig(variables: NodeJS.ProcessEnv): SandboxConfig {
  const environment = new Environment(variables);
  const isDemo = environment.isDemo();
  // A shop that took this for the real thing would give stone away.
  if (variables.APP_ENV !== 'demo') {
    throw new EnvironmentError([
      'The SumUp sandbox moves no money, so it runs with APP_ENV=demo only (without APP_ENV it is production).',
    ]);
  }
  const port = environment.port(portVariable, 4010);
  const text = (name: string, fallback: string) => variables[name] || fallback;
  const config: SandboxConfig = {
    host: environment.host(isDemo),
    port,
    logLevel: environment.logLevel(isDemo),
    pageOrigin: environment.origin('SUMUP_SANDBOX_URL', `http://localhost:${port}`),
    dataFile: text('SUMUP_SANDBOX_DATA', '.data/sumup-sandbox.ndjson'),
    apiKey: text('SUMUP_API_KEY', 'sup_sk_demo_sandbox'),
    controlKey: text('SUMUP_SANDBOX_CONTROL_KEY', 'sandbox-control'),
    merchantCode: text('SUMUP_MERCHANT_CODE', 'MCDEMO01'),
    merchantName: text('SUMUP_SANDBOX_MERCHANT', 'Readstone'),
    timeScale: environment.wholeNumber('SUMUP_SANDBOX_TIME_SCALE', {
      fallback: 1,
      min: 1,
      max: 1_000_000,
    }),
    seed: text('SUMUP_SANDBOX_SEED', 'sandbox'),
  };
  environment.check();
  return config;
}
