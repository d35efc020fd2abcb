import { join } from 'node:path';
import { shareOut, sourceFolder } from './share-out';

/**
 * Runs one part of the API's test files in one go, each as a `describe` of its own. For a file by itself Jest loads the
 * whole application anew, which takes two seconds of a processor and is most of what a small one costs.
 */
export function runPart(part: number): void {
  for (const file of shareOut()[part - 1] ?? [])
    describe(file, () => {
      jest.requireActual(join(sourceFolder, file));
      afterAll(() => {
        jest.restoreAllMocks();
      });
    });
}
