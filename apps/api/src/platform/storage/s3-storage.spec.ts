import { Logger } from '@nestjs/common';
import { startS3, type TestS3 } from '../../testing/servers/start-s3';
import { userAgent } from '../outgoing/user-agent';
import { AppError } from '../errors/app-error';
import { S3Storage } from './s3-storage';
import { testObjectStorage } from './testing/object-storage-contract';

const hasty = { responseTimeoutMs: 100, tries: 3, pauseMs: 1 };
const key = 'images/asked.jpg';

let s3: TestS3;
let storage: S3Storage;
let warnings: string[];
beforeAll(async () => {
  s3 = await startS3();
  storage = new S3Storage(s3.settings);
});
afterAll(() => s3.stop());
beforeEach(() => {
  warnings = [];
  s3.answered.length = 0;
  vi.spyOn(Logger.prototype, 'error').mockImplementation((text: string) => void warnings.push(text));
});
afterEach(() => vi.restoreAllMocks());

testObjectStorage(() => storage);

it('identifies itself with contact details', async () => {
  const agents: unknown[] = [];
  s3.mishaps.push(({ headers }, response) => {
    agents.push(headers['user-agent']);
    response.writeHead(404).end();
  });
  await storage.get(key);
  expect(agents).toEqual([userAgent()]);
});

it("sends a file's content type", async () => {
  await storage.put('attachments/plan.pdf', Buffer.from('%PDF-1.7'));
  expect(s3.objects.get('vanity-tops/attachments/plan.pdf')?.type).toBe('application/pdf');
});

it.each([
  ['another secret', { secretAccessKey: 'another+secret' }],
  ['another key', { accessKeyId: 'AKIDOFNOBODY' }],
  ['another region', { region: 'us-east-1' }],
  ['another bucket', { bucket: 'somebody-elses' }],
])('is refused with %s, says so at the start, and never logs the secret', async (_, other) => {
  const misconfigured = new S3Storage({ ...s3.settings, ...other }, hasty);
  await expect(misconfigured.put(key, Buffer.from('x'))).rejects.toThrow(AppError);
  expect(s3.answered).toEqual([expect.stringMatching(/^PUT 40[34]$/)]);
  if (!('bucket' in other)) {
    await misconfigured.onModuleInit();
    expect(warnings.at(-1)).toMatch(/rejects our key/);
  }
  expect(warnings.join()).not.toMatch(/secret/i);
  expect([...s3.objects.keys()].filter((name) => name.endsWith(key))).toEqual([]);
});

it('retries with the same bytes on a temporary error', async () => {
  s3.mishaps.push(
    (_, response) => void response.writeHead(503).end('SlowDown'),
    (request) => request.socket.destroy(),
  );
  await new S3Storage(s3.settings, hasty).put(key, Buffer.from('the third time'));
  expect(s3.objects.get(`vanity-tops/${key}`)?.content.toString()).toBe('the third time');
});

it.each<[string, TestS3['mishaps'][number]]>([
  ['never answers', () => {}],
  ['aborts', (request) => void request.socket.destroy()],
  ['has an internal error', (_, response) => void response.writeHead(500).end()],
  ['redirects', (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
])('times out, as a temporary error, if the service %s', async (_, fault) => {
  for (const attempt of ['put', 'get', 'exists', 'delete'] as const) {
    s3.mishaps.push(fault, fault, fault);
    const startedAt = Date.now();
    const pending = new S3Storage(s3.settings, hasty)[attempt](key, Buffer.from('x'));
    await expect(pending).rejects.toMatchObject({ code: 'server/unavailable' });
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    s3.mishaps.length = 0;
  }
});
