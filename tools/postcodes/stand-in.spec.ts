import assert from 'node:assert/strict';
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { places } from './places.ts';

const script = fileURLToPath(new URL('stand-in.ts', import.meta.url));

it('does not run in production', () => {
  for (const env of [{}, { APP_ENV: 'production' }]) {
    const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
    assert.equal(status, 78);
    assert.match(stderr, /APP_ENV=demo only/);
  }
});

describe('the fake postcodes.io', () => {
  let child: ChildProcess;
  let base = '';
  beforeAll(async () => {
    child = fork(script, {
      env: { APP_ENV: 'demo', POSTCODES_PORT: '0' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    base = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    const exited = once(child, 'exit');
    child.disconnect(); // as if its parent had died
    assert.deepEqual(await exited, [0, null]);
  });

  type Names = Record<'postcode' | 'outcode' | 'admin_ward' | 'country', string>;
  type PostcodeReply = {
    status: number;
    error?: string;
    result: Names & { admin_district: string };
  };
  const get = async (path: string, limitMs = 10_000) => {
    const response = await fetch(base + path, { signal: AbortSignal.timeout(limitMs) });
    const body = (await response.json()) as PostcodeReply;
    return { status: response.status, body };
  };

  it('knows about twenty postcodes, in any spelling', async () => {
    assert.ok(places.length >= 18);
    for (const [postcode, country, district, ward] of places) {
      for (const spelling of [postcode, postcode.replace(' ', ''), postcode.toLowerCase()]) {
        const { status, body } = await get(`/postcodes/${encodeURIComponent(spelling)}`);
        assert.equal(status, 200);
        const { result } = body;
        assert.deepEqual(
          [result.postcode, result.admin_ward, result.admin_district, result.country],
          [postcode, ward, district, country],
        );
      }
    }
  });

  it('knows one, two, three or no districts of an outward code', async () => {
    for (const [outcode, count] of [
      ['RG1', 1],
      ['BR8', 2],
      ['LL55', 3],
      ['JE2', 0],
    ] as const) {
      const { status, body } = await get(`/outcodes/${outcode}`);
      assert.deepEqual([status, body.status, body.result.outcode], [200, 200, outcode]);
      assert.equal(body.result.admin_district.length, count);
    }
  });

  it('answers unknown postcodes as postcodes.io does', async () => {
    for (const [path, error] of [
      ['/postcodes/RG1', 'Invalid postcode'],
      ['/postcodes/RG19ZZ', 'Postcode not found'],
      ['/postcodes/RG11ZZ', 'Postcode not found'],
      ['/outcodes/RG99', 'Outcode not found'],
      ['/postcodes', 'Resource not found'],
      ['/postcodes/ZZ401AA', 'Resource not found'],
      ['/%', 'Resource not found'],
    ]) {
      const { status, body } = await get(path ?? '');
      assert.deepEqual([status, body.status, body.error], [404, 404, error]);
    }
  });

  it('fails in every way on request', async () => {
    assert.equal((await get('/postcodes/ZZ50%200AA')).status, 500);
    await assert.rejects(get('/outcodes/ZZ51', 300), { name: 'TimeoutError' });
    await assert.rejects(get('/postcodes/zz520aa'), SyntaxError);
    await assert.rejects(get('/postcodes/ZZ530AA'), SyntaxError);
    const startedAt = performance.now();
    assert.equal((await get('/postcodes/ZZ300AA')).status, 200);
    assert.ok(performance.now() - startedAt > 290);
  });
});
