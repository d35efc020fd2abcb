import { rspack } from '@rspack/core';

/** Runs configurations to the end; warnings are errors, because nobody reads warnings. */
export async function runRspack(configs) {
  const compiler = rspack(configs);
  const stats = await new Promise((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  await new Promise((done, fail) => compiler.close((error) => (error ? fail(error) : done())));
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  return stats;
}
