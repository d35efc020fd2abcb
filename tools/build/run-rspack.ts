import { rspack, type Configuration, type MultiStats } from '@rspack/core';

export async function runRspack(configs: Configuration[]) {
  const compiler = rspack(configs);
  const stats = await new Promise<MultiStats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  await new Promise<void>((done, fail) => compiler.close((error) => (error ? fail(error) : done())));
  if (!stats || stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats?.toString({ preset: 'errors-warnings', colors: false }));
  }
  return stats;
}
