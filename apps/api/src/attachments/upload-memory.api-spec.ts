// @module-tag thorough
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachmentLimits, paths } from '@app/contracts';
import sharp from 'sharp';
import { demoAdmin } from '../staff/users/demo-admin';
import { hostilePictures } from '../images/testing/hostile-pictures';
import { aPdf } from '../testing/builders/a-form';
import { aContact } from '../testing/builders/an-inquiry';
import { apiMemory } from '../../../../tools/supervisor/product-stages';
import { cloneDatabase, type TestDatabase } from '../testing/database/clone-database';
import { freePort } from '../testing/servers/start-bundle';
import { startTimeoutMs, until } from '../testing/until';

/** Long enough for all pictures on a busy machine. */
const timeoutMs = 240_000;

const bundle = join(import.meta.dirname, '../../dist/main.js');
/** Linux reports the peak memory of a process here; on other systems it is not compared. */
const statusOf = (pid: number) => `/proc/${pid}/status`;
const canMeasure = existsSync(statusOf(process.pid));
/** Pictures take 105 to 140. Twenty files that were whole in memory would add 200. */
const allowedMegabytes = 180;

let database: TestDatabase;
let folder: string;
let api: ChildProcess;
let origin: string;
beforeAll(async () => {
  if (!existsSync(bundle)) throw new Error('this runs the bundle: `npm run build` first');
  database = await cloneDatabase();
  folder = mkdtempSync(join(tmpdir(), 'upload-memory-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  api = fork(bundle, {
    // These options and MALLOC_ARENA_MAX are those of the image and the supervisor.
    execArgv: apiMemory,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH ?? '',
      MALLOC_ARENA_MAX: '2',
      APP_ENV: 'demo',
      DATABASE_URL: database.url,
      STORAGE_FOLDER: folder,
      API_PORT: String(port),
    },
  });
  await until(async () => (await fetch(origin + paths.ready).catch(() => null))?.ok, startTimeoutMs);
});
afterAll(async () => {
  const ended = once(api, 'exit');
  api.kill();
  await ended;
  await database.drop();
  rmSync(folder, { recursive: true });
});

const megabytes = (name: 'VmRSS' | 'VmHWM') => {
  const [, kilobytes] =
    new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(statusOf(api.pid ?? 0), 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
};
const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
async function attach(name: string, content: Buffer, from = '203.0.113.9'): Promise<number> {
  const { id } = (await (await postJson(paths.contact, aContact())).json()) as { id: string };
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(origin + paths.contactAttachments(id), {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}
async function signIn(): Promise<string> {
  const response = await postJson(paths.login, demoAdmin);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

it(
  'stays low while hostile pictures and twenty files of ten megabytes are uploaded',
  async () => {
    const cookie = await signIn();
    // The first picture loads the image library, which stays in memory.
    const first = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer();
    expect(await attach('first.jpg', first)).toBe(201);
    const before = canMeasure ? megabytes('VmRSS') : 0;
    const statuses: number[] = [];
    // Alternates between attachments and catalogue pictures; other tests check the result of each.
    for (const [index, { name, content }] of (await hostilePictures()).entries()) {
      if (index % 2) {
        statuses.push(await attach(name, content));
        continue;
      }
      const imageData = content.toString('base64');
      const body = { imageData, fileName: name, mimeType: 'image/jpeg', imageField: 'image1' };
      const uploaded = await postJson(paths.uploadColorImage(1), body, { cookie });
      await uploaded.arrayBuffer();
      statuses.push(uploaded.status);
    }
    expect(statuses.length).toBeGreaterThanOrEqual(60);
    expect([...new Set(statuses)].sort()).toEqual([200, 201, 400, 413, 415]);

    const side = 1_860;
    const noise = await sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 99 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const plan = aPdf(attachmentLimits.size - 1_000);
    expect(Math.min(noise.length, plan.length)).toBeGreaterThan(9.5 * 1024 * 1024);
    const large = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const from = `198.51.${index}.7`;
        return index % 2 ? attach('photo.png', noise, from) : attach('plan.pdf', plan, from);
      }),
    );
    expect(large).toEqual(large.map(() => 201));
    if (canMeasure) expect(megabytes('VmHWM') - before).toBeLessThan(allowedMegabytes);
  },
  timeoutMs,
);
