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
 * Optional dependencies that a package in the lock needs but the lock lacks: npm omits them if the registry does, and
 * `npm ci` then refuses the lock everywhere.
 */
export const missingEntries = ({
  packages,
}: Lock): { name: string; version: string; neededBy: LockEntry }[] =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isInLock(packages, path, name))
      .map(([name, version]) => ({ name, version, neededBy: entry })),
  );

/** Node's resolution: beside the dependent, then further up. */
function isInLock(packages: Lock['packages'], path: string, name: string) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** Registry packages without an integrity hash: npm would accept any content. */
export const withoutHash = ({ packages }: Lock) =>
  Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity,
  );

/** How platform packages name their platform, beside npm's own words. */
const systems = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];

/**
 * A platform package's fields in npm's lock, from its name: `@swc/core-linux-arm-gnueabihf` is for Linux on arm with
 * glibc. Undefined if the name does not tell.
 */
export function platformOf(name: string): { os?: string[]; cpu: string[]; libc?: string[] } | undefined {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  const [, libc] = os === 'linux' ? (/-(musl|gnu)/.exec(name) ?? []) : [];
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc === 'gnu' ? 'glibc' : libc] }) };
}

/** Packages with a high or critical vulnerability by `npm audit --json`; undefined if the registry did not answer. */
export function seriousVulnerabilities(auditJson: string): string[] | undefined {
  type Vulnerability = { name: string; severity: string; range: string };
  const { vulnerabilities } = JSON.parse(auditJson || '{}') as {
    vulnerabilities?: Record<string, Vulnerability>;
  };
  return (
    vulnerabilities &&
    Object.values(vulnerabilities)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
  );
}
