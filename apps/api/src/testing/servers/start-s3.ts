import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Settings } from '../../config/read-storage';

/** Replaces one response. */
type Mishap = (request: IncomingMessage, response: ServerResponse) => void;

export interface TestS3 {
  settings: S3Settings;
  /** By `bucket/key`. */
  objects: Map<string, { content: Buffer; type: string }>;
  /** Methods and statuses so far: 'PUT 200'. */
  answered: string[];
  mishaps: Mishap[];
  stop(): Promise<void>;
}

const bucket = 'vanity-tops';
const region = 'eu-west-2';
const accessKeyId = 'AKIDOFTHETEST';
const secretAccessKey = 'secret/of+the+test==';

/** SHA-256 in the signer's interface, with or without a key. */
class Sha256 {
  private readonly hash;

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    const bytes = typeof key === 'string' || key === undefined ? key : Buffer.from(key as Uint8Array);
    this.hash = bytes === undefined ? createHash('sha256') : createHmac('sha256', bytes);
  }

  update(content: Uint8Array): void {
    this.hash.update(content);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.hash.digest());
  }
}

const signer = new SignatureV4({
  service: 's3',
  region,
  credentials: { accessKeyId, secretAccessKey },
  sha256: Sha256,
  uriEscapePath: false,
});

/**
 * A stand-in for S3: put, get, head, delete and folder lists, path-style. Amazon's library signs each request again
 * (AWS Signature Version 4); requests with another signature are refused.
 */
export async function startS3(): Promise<TestS3> {
  const objects: TestS3['objects'] = new Map();
  const answered: string[] = [];
  const mishaps: Mishap[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.on('finish', () => answered.push(`${request.method} ${response.statusCode}`));
      const mishap = mishaps.shift();
      if (mishap) return mishap(request, response);
      void answer(objects, request, response, Buffer.concat(chunks));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey },
    objects,
    answered,
    mishaps,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  objects: TestS3['objects'],
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  const refusal = await refusalOf(request, body);
  if (refusal) return void response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const path = decodeURIComponent(pathname.slice(1));
  if (path === bucket && searchParams.has('list-type')) {
    const prefix = searchParams.get('prefix') ?? '';
    const below = [...objects.keys()].flatMap((key) => {
      const [first, ...rest] = key.slice(bucket.length + 1 + prefix.length).split('/');
      return key.startsWith(`${bucket}/${prefix}`) && rest.length ? [`${prefix}${first}/`] : [];
    });
    const found = [...new Set(below)].map(
      (name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`,
    );
    return void response.writeHead(200).end(`<ListBucketResult>${found.join('')}</ListBucketResult>`);
  }
  if (!path.startsWith(`${bucket}/`))
    return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
  const found = objects.get(path);
  if (request.method === 'PUT') {
    objects.set(path, { content: body, type: request.headers['content-type'] ?? '' });
    response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else if (!found) {
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  } else {
    const { content, type } = found;
    response.writeHead(200, { 'content-type': type, 'content-length': content.length });
    response.end(request.method === 'GET' ? content : undefined);
  }
}

const form = /^AWS4-HMAC-SHA256 Credential=.+, SignedHeaders=([a-z0-9;-]+), Signature=[0-9a-f]{64}$/;

/** S3's error code, or undefined if the signature is right. */
async function refusalOf(request: IncomingMessage, body: Buffer): Promise<string | undefined> {
  const { headers, method = '', url = '' } = request;
  const names = form.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const right = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: headers.host ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    },
    { signingDate: timeOf(String(headers['x-amz-date'])) },
  );
  return right.headers.authorization === headers.authorization ? undefined : 'SignatureDoesNotMatch';
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** '20260102T030405Z' */
const timeOf = (text: string) =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
