// @ts-check

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, dev?: boolean, devOptional?: boolean, optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * The optional dependencies that some package of the lock names and the lock does not hold: npm leaves them out
 * when the registry at hand lacks them, and `npm ci` then refuses the lock everywhere.
 * @param {Lock} lock
 * @returns {{ name: string, version: string, of: LockEntry }[]}
 */
export const missingEntries = ({ packages }) =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isHeld(packages, path, name))
      .map(([name, version]) => ({ name, version, of: entry })),
  );

/**
 * As Node looks for a package: beside the one that wants it, then further up.
 * @param {Lock['packages']} packages
 * @param {string} path
 * @param {string} name
 */
function isHeld(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
