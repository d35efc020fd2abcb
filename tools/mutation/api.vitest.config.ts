import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { specs } from './api.config.mjs';

const root = new URL('../../', import.meta.url).pathname;

/** As they are listed: a mutant that a rule's own spec finds out need not wait for the application. */
class AsListed extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => specs.findIndex((spec) => moduleId.endsWith(spec));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

/** The specs run as in the projects `rules` and `postgres`: Stryker cannot choose among a config's projects. */
export default defineConfig({
  test: {
    globals: true,
    include: specs,
    isolate: false,
    sequence: { sequencer: AsListed },
    testTimeout: 30_000,
    hookTimeout: 120_000,
    globalSetup: [`${root}apps/api/src/testing/global-setup.ts`],
    setupFiles: [`${root}tools/vitest/seed-random.js`, 'reflect-metadata'],
    tags: [{ name: 'thorough', timeout: 120_000 }],
  },
});
