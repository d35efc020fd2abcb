import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment is not fit to start with. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** What one variable turned out to be: a value, or what is wrong with it. Values are never repeated: they may be secret. */
export type Reading<T> = (text: string | undefined) => Outcome<T>;
type Outcome<T> = { value: T } | { problem: string };

/** Reads one variable; what is wrong with it is remembered for the end. */
export type Read = <T>(name: string, reading: Reading<T>) => T;

/** Any text, with a default. */
export const text =
  (otherwise: string): Reading<string> =>
  (given) => ({ value: given ?? otherwise });

/** One of a few words. */
export const choice =
  <T extends string>(words: readonly T[], otherwise: T): Reading<T> =>
  (given) => {
    if (given === undefined) return { value: otherwise };
    const word = words.find((candidate) => candidate === given);
    return word ? { value: word } : { problem: `must be one of: ${words.join(', ')}` };
  };

/** A whole number within bounds. */
export const wholeNumber =
  ({ min, max, otherwise }: { min: number; max: number; otherwise: number }): Reading<number> =>
  (given) => {
    if (given === undefined) return { value: otherwise };
    const value = /^\d{1,9}$/.test(given) ? Number(given) : NaN;
    return value >= min && value <= max
      ? { value }
      : { problem: min === max ? `must be ${min} here` : `must be a whole number from ${min} to ${max}` };
  };

/** A TCP port. */
export const port = (otherwise: number) => wholeNumber({ min: 1, max: 65_535, otherwise });

/** What further holds for a value, once it could be read. */
const further =
  (reading: Reading<string>, check: (value: string) => Outcome<string>): Reading<string> =>
  (given) => {
    const result = reading(given);
    return 'problem' in result ? result : check(result.value);
  };

/** Text of one form, which `what` describes. */
export const shaped =
  (pattern: RegExp, what: string, otherwise?: string): Reading<string> =>
  (given = otherwise) => {
    if (given === undefined) return { problem: 'is missing' };
    return pattern.test(given) ? { value: given } : { problem: `must be ${what}` };
  };

/** An address of one of these protocols, which the process cannot do without. */
export const requiredUrl =
  (protocols: readonly string[], otherwise?: string): Reading<string> =>
  (given = otherwise) => {
    if (given === undefined) return { problem: 'is missing' };
    const isFit = URL.canParse(given) && protocols.includes(new URL(given).protocol);
    return isFit
      ? { value: given }
      : { problem: `must be an address beginning with ${protocols.join(' or ')}//` };
  };

/** The same, or nothing. */
export const optionalUrl =
  (protocols: readonly string[]): Reading<string | undefined> =>
  (given) =>
    given === undefined ? { value: undefined } : requiredUrl(protocols)(given);

/** Where another service is reached: no user, query or fragment, and no slash at the end. */
export const serviceUrl = (protocols: readonly string[], otherwise?: string): Reading<string> =>
  further(requiredUrl(protocols, otherwise), (address) => {
    const { username, password, search, hash, href } = new URL(address);
    return username || password || search || hash
      ? { problem: 'must not have a user, a query or a fragment' }
      : { value: href.replace(/\/+$/, '') };
  });

/** The same, on one of a few hosts. */
export const allowedService = (origins: readonly string[], otherwise: string): Reading<string> =>
  further(serviceUrl(['https:'], otherwise), (value) =>
    origins.includes(new URL(value).origin) ? { value } : { problem: `must be at ${origins.join(' or ')}` },
  );

/** Scheme, host and port of a server, and nothing after them. */
export const serverUrl = (protocols: readonly string[], otherwise?: string): Reading<string> =>
  further(serviceUrl(protocols, otherwise), (address) => {
    const { origin: value, pathname } = new URL(address);
    return pathname === '/' ? { value } : { problem: 'must have nothing after host and port' };
  });

/** Scheme, host and port of a server; whatever else an address says does not count. */
export const origin = (protocols: readonly string[], otherwise?: string): Reading<string> =>
  further(requiredUrl(protocols, otherwise), (address) => ({ value: new URL(address).origin }));

/**
 * Checks an environment once, at start.
 * @throws ConfigError naming every variable that is wrong, so that one restart is enough to mend them all
 */
export function readSettings<Config>(env: Environment, readAll: (read: Read) => Config): Config {
  const problems: string[] = [];
  const config = readAll(<T>(name: string, reading: Reading<T>): T => {
    const given = textOf(env, name);
    const result = 'problem' in given ? given : reading(given.text);
    if ('problem' in result) problems.push(`${name}${'problem' in given ? '_FILE' : ''} ${result.problem}`);
    return 'value' in result ? result.value : (undefined as T);
  });
  if (problems.length) throw new ConfigError([...new Set(problems)]);
  return config;
}

/** A setting, or what the file says that NAME_FILE names: so Docker hands secrets over. */
function textOf(env: Environment, name: string): { text: string | undefined } | { problem: string } {
  // Compose files and shells pass "not set" as an empty string.
  const text = env[name]?.trim() || undefined;
  const file = env[`${name}_FILE`]?.trim();
  if (!file) return { text };
  if (text) return { problem: `must not be set where ${name} is` };
  try {
    return { text: readFileSync(file, 'utf8').trim() || undefined };
  } catch {
    return { problem: 'must name a file that can be read' };
  }
}

/** An address of a server with its password, which is a setting of its own so that any character may be in it. */
export function withPassword<Address extends string | undefined>(
  address: Address,
  password: string,
): Address {
  // What could not be read is told at the end.
  if (!address || !password) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href as Address;
}

/** What every process is told. D40: one that is not told is in production; a demonstration is for its own machine. */
export function readProcess(read: Read) {
  const appEnv = read('APP_ENV', choice<'demo' | 'production'>(['demo', 'production'], 'production'));
  return {
    appEnv,
    host: read('HOST', text(appEnv === 'demo' ? '127.0.0.1' : '0.0.0.0')),
    /** How long it goes on answering on SIGTERM, not ready any more, before it stops to listen. */
    drainSeconds: read('DRAIN_SECONDS', wholeNumber({ min: 0, max: 60, otherwise: 0 })),
  };
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logLevel = (isDemo: boolean) => choice(logLevels, isDemo ? 'warn' : 'info');

/** How many proxies of ours stand in front of the server. */
export const trustedProxies = wholeNumber({ min: 0, max: 5, otherwise: 0 });

/** A variable by which a process learns nothing but where another one is on this machine. */
export const loopback = (read: Read, portName: string, otherwise: number): string =>
  `http://127.0.0.1:${read(portName, port(otherwise))}`;
