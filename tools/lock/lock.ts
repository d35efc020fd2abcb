interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}
export type Lock = { packages: Record<string, LockEntry> };

/**
 * The optional dependencies that some package of the lock names and the lock does not hold: npm leaves them out
 * when the registry at hand lacks them, and `npm ci` then refuses the lock everywhere.
 */
export const missingEntries = ({ packages }: Lock): { name: string; version: string; of: LockEntry }[] =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isHeld(packages, path, name))
      .map(([name, version]) => ({ name, version, of: entry })),
  );

/** As Node looks for a package: beside the one that wants it, then further up. */
function isHeld(packages: Lock['packages'], path: string, name: string) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** The packages from a registry whose contents nothing pins: npm would take whatever it is handed. */
export const withoutHash = ({ packages }: Lock) =>
  Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity,
  );

/** The words by which platform packages name what they are for, beside npm's own words. */
const systems = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];

/**
 * What npm's lock says of a package for one platform, read from its name: `@swc/core-linux-arm-gnueabihf` is
 * for Linux on arm with glibc. Undefined when the name does not tell.
 */
export function platformOf(name: string): { os?: string[]; cpu: string[]; libc?: string[] } | undefined {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  const [, libc] = os === 'linux' ? (/-(musl|gnu)/.exec(name) ?? []) : [];
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc === 'gnu' ? 'glibc' : libc] }) };
}

/** Of what `npm audit --json` said the packages with a hole that is high or critical; nothing where it could not know. */
export function seriousVulnerabilities(said: string): string[] | undefined {
  type Hole = { name: string; severity: string; range: string };
  const { vulnerabilities } = JSON.parse(said || '{}') as { vulnerabilities?: Record<string, Hole> };
  return (
    vulnerabilities &&
    Object.values(vulnerabilities)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
  );
}
