interface LockEntry {
  version?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
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
