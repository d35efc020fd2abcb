import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../../../config/read-config';
import { freePort } from '../../../testing/start-bundle';
import { createPreviewSource } from './create-preview-source';
import { mostPictureBytes, pictureStore } from './picture-store';
import { userAgent } from '../../../platform/outgoing/user-agent';

const name = `${'a'.repeat(64)}-800.jpg`;
const sourceOf = (env: Record<string, string>) =>
  createPreviewSource(readConfig({ APP_ENV: 'demo', DATABASE_URL: 'postgres://x@127.0.0.1:9/x', ...env }));
const refusal = (code: string, field: string, message: string | RegExp) => ({
  code: `migration/source-${code}`,
  details: {
    fields: [
      { field, message: typeof message === 'string' ? message : (expect.stringMatching(message) as string) },
    ],
  },
});

it.each([
  ['PREVIEW_DATABASE_URL', 'postgres://nobody:hidden@127.0.0.1:9/none', /^cannot be read \(ECONNREFUSED\)$/],
  ['PREVIEW_EXPORT_FILE', '/nowhere/hidden.json', /^cannot be read \(ENOENT\)$/],
])('%s that cannot be reached is named, and nothing is told of it', async (variable, value, message) => {
  await expect(sourceOf({ [variable]: value }).read()).rejects.toMatchObject(
    refusal('unreachable', variable, message),
  );
});

it('a database with pictures of its own needs to say where they are', async () => {
  const reading = async () => {
    for await (const file of sourceOf({ PREVIEW_DATABASE_URL: 'postgres://x@127.0.0.1:9/x' }).files([name]))
      throw new Error(`read ${file.name}`);
  };
  await expect(reading()).rejects.toMatchObject(refusal('unreachable', 'PREVIEW_STORAGE_URL', /^is not set/));
});

describe('pictures in a folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'preview-'));
    mkdirSync(join(folder, 'images'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = () => pictureStore(pathToFileURL(folder).href).read(name);

  it('are read, missed and refused where they are far too large', async () => {
    await expect(read()).rejects.toMatchObject(
      refusal('invalid', `images/${name}`, 'is not at PREVIEW_STORAGE_URL'),
    );
    writeFileSync(join(folder, 'images', name), 'a picture');
    expect((await read()).toString()).toBe('a picture');
    truncateSync(join(folder, 'images', name), mostPictureBytes + 1);
    await expect(read()).rejects.toMatchObject(refusal('invalid', `images/${name}`, /far larger/));
  });
});

describe('pictures at another shop', () => {
  const asked: string[] = [];
  const agents = new Set<string | undefined>();
  let reply: { status: number; headers?: Record<string, string>; body?: Buffer };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    agents.add(request.headers['user-agent']);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  let base: string;
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => server.close(closed)));
  const read = () => pictureStore(base).read(name);

  it('are asked for where that shop shows them', async () => {
    reply = { status: 200, body: Buffer.from('a picture') };
    expect((await read()).toString()).toBe('a picture');
    expect(asked).toEqual([`/api/images/${name}`]);
    expect([...agents]).toEqual([userAgent]);
  });

  it.each([
    [404, 'invalid', `images/${name}`, /^is not at/],
    [500, 'unreachable', 'PREVIEW_STORAGE_URL', /^answers with 500$/],
  ])('are not taken from a %d', async (status, code, field, message) => {
    reply = { status };
    await expect(read()).rejects.toMatchObject(refusal(code, field, message));
  });

  it('are never followed to another place', async () => {
    asked.length = 0;
    reply = { status: 302, headers: { location: `${base}/secret` } };
    await expect(read()).rejects.toMatchObject(refusal('unreachable', 'PREVIEW_STORAGE_URL', /302/));
    expect(asked).toEqual([`/api/images/${name}`]);
  });

  it('are given up where they are far too large', async () => {
    reply = { status: 200, body: Buffer.alloc(mostPictureBytes + 1) };
    await expect(read()).rejects.toMatchObject(refusal('invalid', `images/${name}`, /far larger/));
  });

  it('are given up where nobody answers', async () => {
    await expect(pictureStore(`http://127.0.0.1:${await freePort()}`).read(name)).rejects.toMatchObject(
      refusal('unreachable', 'PREVIEW_STORAGE_URL', /ECONNREFUSED/),
    );
  });
});
