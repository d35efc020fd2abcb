import type { AppConfig } from './app-config';
import { ConfigError } from './config-error';
import { choice, optionalUrl, port, requiredUrl, text, wholeNumber, type Reading } from './readings';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks the environment once, at start.
 * @throws ConfigError naming every variable that is wrong, so that one restart is enough to mend them all.
 */
export function readConfig(env: Environment): AppConfig {
  const problems: string[] = [];
  const read = <T>(name: string, reading: Reading<T>): T => {
    // Compose files and shells pass "not set" as an empty string.
    const result = reading(env[name]?.trim() || undefined);
    if ('problem' in result) problems.push(`${name} ${result.problem}`);
    return 'value' in result ? result.value : (undefined as T);
  };

  const appEnv = read('APP_ENV', choice<'demo' | 'production'>(['demo', 'production'], 'production'));
  // Limits of use are raised in the demo, where one machine is everybody (D43).
  const generosity = appEnv === 'demo' ? 1_000 : 1;
  const config: AppConfig = {
    appEnv,
    host: read('HOST', text(appEnv === 'demo' ? '127.0.0.1' : '0.0.0.0')),
    apiPort: read('API_PORT', port(3000)),
    workerPort: read('WORKER_PORT', port(3001)),
    databaseUrl: read('DATABASE_URL', requiredUrl(['postgres:', 'postgresql:'])),
    redisUrl: read('REDIS_URL', optionalUrl(['redis:', 'rediss:'])),
    publicOrigin: originOf(read('PUBLIC_URL', optionalUrl(['http:', 'https:']))),
    databasePoolSize: read('DATABASE_POOL_SIZE', wholeNumber({ min: 1, max: 100, otherwise: 10 })),
    sessionIdleMinutes: read('SESSION_IDLE_MINUTES', wholeNumber({ min: 1, max: 10_080, otherwise: 120 })),
    sessionLongestMinutes: read(
      'SESSION_LONGEST_MINUTES',
      wholeNumber({ min: 1, max: 43_200, otherwise: 720 }),
    ),
    // Not raised in the demo: guessing passwords is part of no demonstration.
    loginFailuresPerAccount: read('LOGIN_FAILURES_PER_ACCOUNT', limit(5)),
    loginFailuresPerNetwork: read('LOGIN_FAILURES_PER_NETWORK', limit(50 * generosity)),
    inquiriesPerHour: read('INQUIRIES_PER_HOUR', limit(5 * generosity)),
  };
  if (problems.length) throw new ConfigError(problems);
  return config;
}

const limit = (otherwise: number) => wholeNumber({ min: 1, max: 1_000_000, otherwise });

const originOf = (url: string | undefined) => (url ? new URL(url).origin : undefined);
