import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment is invalid. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Parses one variable: a value, or what is wrong. Messages never repeat values, which may be secret. */
export type Reading<T> = (text: string | undefined) => Outcome<T>;
type Outcome<T> = { value: T } | { problem: string };

/** Reads one variable and collects its error for the end. */
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

/** A whole number within limits. */
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

/** A further check of a parsed value. */
const further =
  (reading: Reading<string>, check: (value: string) => Outcome<string>): Reading<string> =>
  (given) => {
    const result = reading(given);
    return 'problem' in result ? result : check(result.value);
  };

/** Text of a format, described by `what`. */
export const shaped =
  (pattern: RegExp, what: string, otherwise?: string): Reading<string> =>
  (given = otherwise) => {
    if (given === undefined) return { problem: 'is missing' };
    return pattern.test(given) ? { value: given } : { problem: `must be ${what}` };
  };

/** A required address with one of these protocols. */
export const requiredUrl =
  (protocols: readonly string[], otherwise?: string): Reading<string> =>
  (given = otherwise) => {
    if (given === undefined) return { problem: 'is missing' };
    const isFit = URL.canParse(given) && protocols.includes(new URL(given).protocol);
    return isFit
      ? { value: given }
      : { problem: `must be an address beginning with ${protocols.join(' or ')}//` };
  };

/** The same, optional. */
export const optionalUrl =
  (protocols: readonly string[]): Reading<string | undefined> =>
  (given) =>
    given === undefined ? { value: undefined } : requiredUrl(protocols)(given);

/** A service's address: without user, query, fragment or trailing slash. */
export const serviceUrl = (protocols: readonly string[], otherwise?: string): Reading<string> =>
  further(requiredUrl(protocols, otherwise), (address) => {
    const { username, password, search, hash, href } = new URL(address);
    return username || password || search || hash
      ? { problem: 'must not have a user, a query or a fragment' }
      : { value: href.replace(/\/+$/, '') };
  });

/** The same, limited to a few hosts. */
export const allowedService = (origins: readonly string[], otherwise: string): Reading<string> =>
  further(serviceUrl(['https:'], otherwise), (value) =>
    origins.includes(new URL(value).origin) ? { value } : { problem: `must be at ${origins.join(' or ')}` },
  );

/** A server's origin, without anything after it. */
export const serverUrl = (protocols: readonly string[], otherwise?: string): Reading<string> =>
  further(serviceUrl(protocols, otherwise), (address) => {
    const { origin: value, pathname } = new URL(address);
    return pathname === '/' ? { value } : { problem: 'must have nothing after host and port' };
  });

/** A server's origin; the rest of the address is dropped. */
export const origin = (protocols: readonly string[], otherwise?: string): Reading<string> =>
  further(requiredUrl(protocols, otherwise), (address) => ({ value: new URL(address).origin }));

/**
 * Checks an environment once, at start. @throws ConfigError naming every wrong variable, so that one restart is enough
 * to fix them all
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

/** A setting, or the content of the file in NAME_FILE: how Docker passes secrets. */
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

/** Adds a password to a server's address; a separate setting, so that it may contain any character. */
export function withPassword<Address extends string | undefined>(
  address: Address,
  password: string,
): Address {
  // Errors are reported at the end.
  if (!address || !password) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href as Address;
}

/** Settings of every process. D40: the default is production; a demonstration must be declared. */
export function readProcess(read: Read) {
  const appEnv = read('APP_ENV', choice<'demo' | 'production'>(['demo', 'production'], 'production'));
  return {
    appEnv,
    host: read('HOST', text(appEnv === 'demo' ? '127.0.0.1' : '0.0.0.0')),
    /** After SIGTERM, seconds to keep answering while not ready. */
    drainSeconds: read('DRAIN_SECONDS', wholeNumber({ min: 0, max: 60, otherwise: 0 })),
  };
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logLevel = (isDemo: boolean) => choice(logLevels, isDemo ? 'warn' : 'info');

/** Number of our own proxies in front of the server. */
export const trustedProxies = wholeNumber({ min: 0, max: 5, otherwise: 0 });

/** For a process that gets only another's local port. */
export const loopback = (read: Read, portName: string, otherwise: number): string =>
  `http://127.0.0.1:${read(portName, port(otherwise))}`;
