/** As the bundler knows it: every module that has run. */
declare const require: { cache: Record<string, unknown> };

/**
 * Forgets every module of ours that has run, so that the next import runs it once more and nothing that one state left
 * in memory shows in the next. Packages keep nothing of a page that has been taken down.
 */
export function runAnew(): void {
  for (const id of Object.keys(require.cache))
    if (!id.includes('/node_modules/')) Reflect.deleteProperty(require.cache, id);
}
