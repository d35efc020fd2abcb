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
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return { ...(os && { os: [os] }), cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) };
}
