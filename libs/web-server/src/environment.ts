type Variables = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What is wrong with the settings, every variable at once, so that nobody mends them one start at a time. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/** Reads a process's variables one by one and collects what is wrong with them. An empty one is absent. */
export class Environment {
  private readonly problems: string[] = [];

  constructor(private readonly variables: Variables) {}

  port(name: string, fallback: number): number {
    return this.wholeNumber(name, { fallback, min: 1, max: 65_535 });
  }

  wholeNumber(name: string, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
    const text = this.variables[name];
    if (!text) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    return fallback;
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.variables[name];
    if (!text) return fallback;
    const value = values.find((known) => known === text);
    if (value === undefined) this.problems.push(`${name} must be ${values.join(' or ')}, not "${text}".`);
    return value ?? fallback;
  }

  /** Scheme, host and port of a server, without anything after them. */
  origin(name: string, fallback: string): string {
    const text = this.variables[name];
    if (!text) return fallback;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username) {
      return url.origin;
    }
    this.problems.push(`${name} must be an address like https://shop.example, not "${text}".`);
    return fallback;
  }

  /** Where visitors find us: in production over https, and nowhere else. */
  publicUrl(isDemo: boolean, fallback: string): string {
    const url = this.origin('PUBLIC_URL', fallback);
    if (!isDemo && !url.startsWith('https:')) this.problems.push('PUBLIC_URL must begin with https://.');
    return url;
  }

  /** D40: a process that is not told is in production. */
  isDemo(): boolean {
    return this.oneOf('APP_ENV', ['demo', 'production'], 'production') === 'demo';
  }

  /** A demonstration is for its own machine, unless HOST says otherwise (D40). */
  host(isDemo: boolean): string {
    return this.variables.HOST || (isDemo ? '127.0.0.1' : '0.0.0.0');
  }

  /** How many proxies of ours stand in front of the server. */
  trustedProxies(): number {
    return this.wholeNumber('TRUSTED_PROXIES', { fallback: 0, min: 0, max: 5 });
  }

  logLevel(isDemo: boolean): string {
    return this.oneOf('LOG_LEVEL', logLevels, isDemo ? 'warn' : 'info');
  }

  /** The address of a upstream on this machine. */
  loopback(portName: string, fallback: number): string {
    return `http://127.0.0.1:${this.port(portName, fallback)}`;
  }

  /** To be called last: throws if any variable read so far was wrong. */
  check(): void {
    if (this.problems.length > 0) throw new EnvironmentError(this.problems);
  }
}
