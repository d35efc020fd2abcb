import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = new URL('../../', import.meta.url).pathname;

/** Small specs first: most mutants are dead before the one comes that talks with a server over HTTP. */
class SmallFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return Promise.resolve(files.toSorted((one, other) => size(one) - size(other)));
  }
}

/** The specs that judge the rules, as the project `rules` runs them: Stryker cannot choose among a config's projects. */
export default defineConfig({
  // Linked in node_modules, it would be the original and no mutant.
  resolve: { alias: { '@app/contracts': `${root}libs/contracts/src/index.ts` } },
  test: {
    globals: true,
    include: [
      'libs/{pricing,contracts}/src/**/*.spec.ts',
      'apps/api/src/payments/**/*.spec.ts',
      'apps/api/src/payments/books/reconcile.spec.ts',
      'apps/api/src/docs/addresses.spec.ts',
      'apps/api/src/quotes/read/payment-blocker-of.spec.ts',
    ],
    isolate: false,
    sequence: { sequencer: SmallFirst },
    setupFiles: [
      `${root}tools/vitest/seed-random.js`,
      'reflect-metadata',
      `${root}tools/vitest/own-fetch.js`,
    ],
  },
});
