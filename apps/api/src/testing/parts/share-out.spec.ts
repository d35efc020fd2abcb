import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partCount, shareOut, sourceFolder } from './share-out';

const specs = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.redis)\.api-spec\.ts$/.test(file),
);

it('runs each test file of the API once', () => {
  expect(shareOut().flat().sort()).toEqual(specs.sort());
  expect(specs.length).toBeGreaterThan(80);
});

it('has a file for each part', () => {
  const files = readdirSync(__dirname).filter((file) => /^part-\d+\.ts$/.test(file));
  const numbers = files.map(
    (file) => /runPart\((\d+)\)/.exec(readFileSync(join(__dirname, file), 'utf8'))?.[1],
  );
  expect(numbers.map(Number).sort()).toEqual(shareOut().map((_, index) => index + 1));
  expect(files).toHaveLength(partCount);
});

it('has no test file that replaces a module, which others in its part have loaded before', () => {
  const replacing = specs.filter((file) =>
    /jest\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(sourceFolder, file), 'utf8')),
  );
  expect(replacing).toEqual([]);
});
