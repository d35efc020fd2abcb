import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { missingEntries, withoutHash, type Lock } from './missing-entries.ts';
import { platformOf } from './platform-of.ts';

describe('package-lock.json', () => {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const lock = JSON.parse(text) as Lock;

  it('holds the packages of every platform, so that npm ci passes on all of them', () => {
    const missing = missingEntries(lock).map(({ name }) => name);
    assert.deepEqual(missing, [], 'run: node tools/run.mjs complete-lock');
  });

  it('pins the contents of every package, but for binaries of platforms that our registry lacks', () => {
    const open = withoutHash(lock).filter(
      ([path, { optional, os, cpu }]) =>
        !(optional && (os ?? cpu)) ||
        (os?.includes('linux') && cpu?.includes('x64') && !path.endsWith('-musl')),
    );
    assert.deepEqual(
      open.map(([path]) => path),
      [],
      'run: node tools/run.mjs complete-lock',
    );
  });

  it('names no registry, so that everybody installs from their own', () => {
    const addressed = Object.entries(lock.packages).filter(([, entry]) => !entry.link && entry.resolved);
    assert.deepEqual(
      addressed.map(([path]) => path),
      [],
    );
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
    it(`of ${name} is read`, () => assert.deepEqual(platformOf(name), platform));
});

describe('missing entries', () => {
  it('are found beside the package that wants them or further up', () => {
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
