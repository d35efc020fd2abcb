import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables are missing or invalid. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Parses one variable: a value, or what is wrong. Messages never repeat values, which may be secret. */
export type VariableParser<T> = (text: string | undefined) => Outcome<T>;
type Outcome<T> = { value: T } | { problem: string };

/** Reads one variable. Errors are collected and thrown together at the end. */
export type ReadVariable = <T>(name: string, parse: VariableParser<T>) => T;

/** Any text, with a default. */
export const text =
  (defaultValue: string): VariableParser<string> =>
  (given) => ({ value: given ?? defaultValue });

/** One of a few words. */
export const choice =
  <T extends string>(words: readonly T[], defaultValue: T): VariableParser<T> =>
  (given) => {
    if (given === undefined) return { value: defaultValue };
    const word = words.find((candidate) => candidate === given);
    return word ? { value: word } : { problem: `must be one of: ${words.join(', ')}` };
  };

/** A whole number within limits. */
export const wholeNumber =
  ({ min, max, defaultValue }: { min: number; max: number; defaultValue: number }): VariableParser<number> =>
  (given) => {
    if (given === undefined) return { value: defaultValue };
    const value = /^\d{1,9}$/.test(given) ? Number(given) : NaN;
    return value >= min && value <= max
      ? { value }
      : { problem: min === max ? `must be ${min} here` : `must be a whole number from ${min} to ${max}` };
  };

/** A TCP port. */
export const port = (defaultValue: number) => wholeNumber({ min: 1, max: 65_535, defaultValue });

/** Adds a check to a parsed value. */
const withCheck =
  (parse: VariableParser<string>, check: (value: string) => Outcome<string>): VariableParser<string> =>
  (given) => {
    const result = parse(given);
    return 'problem' in result ? result : check(result.value);
  };

/** Text of a format, described by `what`. */
export const matching =
  (pattern: RegExp, what: string, defaultValue?: string): VariableParser<string> =>
  (given = defaultValue) => {
    if (given === undefined) return { problem: 'is missing' };
    return pattern.test(given) ? { value: given } : { problem: `must be ${what}` };
  };

/** A required URL with one of these protocols. */
export const requiredUrl =
  (protocols: readonly string[], defaultValue?: string): VariableParser<string> =>
  (given = defaultValue) => {
    if (given === undefined) return { problem: 'is missing' };
    const isFit = URL.canParse(given) && protocols.includes(new URL(given).protocol);
    return isFit
      ? { value: given }
      : { problem: `must be an address beginning with ${protocols.join(' or ')}//` };
  };

/** An optional URL with one of these protocols. */
export const optionalUrl =
  (protocols: readonly string[]): VariableParser<string | undefined> =>
  (given) =>
    given === undefined ? { value: undefined } : requiredUrl(protocols)(given);

/** The URL of a service: without user, query, fragment or trailing slash. */
export const serviceUrl = (protocols: readonly string[], defaultValue?: string): VariableParser<string> =>
  withCheck(requiredUrl(protocols, defaultValue), (address) => {
    const { username, password, search, hash, href } = new URL(address);
    return username || password || search || hash
      ? { problem: 'must not have a user, a query or a fragment' }
      : { value: href.replace(/\/+$/, '') };
  });

/** The URL of a service at one of these origins. */
export const allowedService = (origins: readonly string[], defaultValue: string): VariableParser<string> =>
  withCheck(serviceUrl(['https:'], defaultValue), (value) =>
    origins.includes(new URL(value).origin) ? { value } : { problem: `must be at ${origins.join(' or ')}` },
  );

/** A server's origin, with nothing after it. */
export const serverUrl = (protocols: readonly string[], defaultValue?: string): VariableParser<string> =>
  withCheck(serviceUrl(protocols, defaultValue), (address) => {
    const { origin: value, pathname } = new URL(address);
    return pathname === '/' ? { value } : { problem: 'must have nothing after host and port' };
  });

/** A server's origin; the rest of the URL is dropped. */
export const origin = (protocols: readonly string[], defaultValue?: string): VariableParser<string> =>
  withCheck(requiredUrl(protocols, defaultValue), (address) => ({ value: new URL(address).origin }));

/**
 * Checks all variables once, at start. @throws ConfigError with every wrong variable, so that all can be corrected before
 * the next start
 */
export function readSettings<Config>(env: Environment, readAll: (read: ReadVariable) => Config): Config {
  const problems: string[] = [];
  const config = readAll(<T>(name: string, parse: VariableParser<T>): T => {
    const given = textOf(env, name);
    const result = 'problem' in given ? given : parse(given.text);
    if ('problem' in result) problems.push(`${name}${'problem' in given ? '_FILE' : ''} ${result.problem}`);
    return 'value' in result ? result.value : (undefined as T);
  });
  if (problems.length) throw new ConfigError([...new Set(problems)]);
  return config;
}

/** The variable, or the content of the file in NAME_FILE, as Docker passes secrets. */
function textOf(env: Environment, name: string): { text: string | undefined } | { problem: string } {
  // Compose files and shells pass an empty string for "not set".
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

/** Adds a password to a server's URL. It is a separate variable, so that it may contain any character. */
export function withPassword<Address extends string | undefined>(
  address: Address,
  password: string,
): Address {
  // A missing variable is reported elsewhere.
  if (!address || !password) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href as Address;
}

/** Settings of every process. The default is production, a demonstration must be declared (D40). */
export function readProcess(read: ReadVariable) {
  const appEnv = read('APP_ENV', choice<'demo' | 'production'>(['demo', 'production'], 'production'));
  return {
    appEnv,
    host: read('HOST', text(appEnv === 'demo' ? '127.0.0.1' : '0.0.0.0')),
    /** After SIGTERM, seconds to keep answering while not ready. */
    drainSeconds: read('DRAIN_SECONDS', wholeNumber({ min: 0, max: 60, defaultValue: 0 })),
  };
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logLevel = (isDemo: boolean) => choice(logLevels, isDemo ? 'warn' : 'info');

/** Number of trusted proxies in front of the server. */
export const trustedProxies = wholeNumber({ min: 0, max: 5, defaultValue: 0 });

/** The URL of another process on this machine, from the variable with its port. */
export const loopback = (read: ReadVariable, portName: string, defaultValue: number): string =>
  `http://127.0.0.1:${read(portName, port(defaultValue))}`;
