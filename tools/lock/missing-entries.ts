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

/** The packages from a registry whose contents nothing pins: npm would take whatever it is handed. */
export const withoutHash = ({ packages }: Lock) =>
  Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity,
  );

/** As Node looks for a package: beside the one that wants it, then further up. */
function isHeld(packages: Lock['packages'], path: string, name: string) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
