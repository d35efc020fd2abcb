// A stand-in for api.postcodes.io: about twenty places, and outward codes that fail. For development, tests and the
// demo; by itself: APP_ENV=demo POSTCODES_PORT=4020 node tools/postcodes/stand-in.ts
import { createServer, type ServerResponse } from 'node:http';
import { furtherDistricts, places } from './places.ts';

if (process.env.APP_ENV !== 'demo') {
  console.error(
    'The stand-in for postcodes knows twenty of them, so it runs with APP_ENV=demo only (without APP_ENV it is production).',
  );
  process.exit(78);
}

type Reply = { status: number; error?: string; result?: object };
const failure = (status: number, error: string): Reply => ({ status, error });
const success = (result: object): Reply => ({ status: 200, result });
const unspaced = (text: string) => text.replace(/\s+/g, '').toUpperCase();

const postcodePattern = /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/;
const slowResponseMs = 300;

/** The fields that the shop reads, of some forty. */
function answerPostcode(code: string): Reply {
  if (!postcodePattern.test(code)) return failure(404, 'Invalid postcode');
  const place = places.find(([postcode]) => unspaced(postcode) === code);
  if (!place) return failure(404, 'Postcode not found');
  const [postcode, country, district, ward] = place;
  return success({ postcode, country, admin_district: district, admin_ward: ward });
}

function answerOutcode(outcode: string): Reply {
  const here = places.filter(([postcode]) => postcode.split(' ')[0] === outcode);
  if (here.length === 0) return failure(404, 'Outcode not found');
  const districts = new Set(here.map(([, , district]) => district).filter((name) => name !== null));
  // In no reliable order, like the original.
  return success({ outcode, admin_district: [...(furtherDistricts[outcode] ?? []), ...districts] });
}

/** No British postcode starts with ZZ: these outward codes fail in the given way. */
const faultsByOutcode: Record<string, (response: ServerResponse) => void> = {
  ZZ30: (response) => void setTimeout(send, slowResponseMs, response, answerPostcode('RG11AA')),
  ZZ40: (response) => send(response, failure(404, 'Resource not found')),
  ZZ50: (response) => send(response, failure(500, '500 Server Error. For an urgent fix, email support')),
  ZZ51: () => {}, // never answers
  ZZ52: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  ZZ53: (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":200,"result":{'),
};

const server = createServer((request, response) => {
  const path = decodePath(request.url ?? '/');
  const [, kind, text = ''] = /^\/(postcodes|outcodes)\/([^/]+)$/.exec(path) ?? [];
  const code = unspaced(text);
  const fault = faultsByOutcode[code.slice(0, 4)];
  if (path === '/health') send(response, success({}));
  else if (kind === undefined || request.method !== 'GET') send(response, failure(404, 'Resource not found'));
  else if (fault) fault(response);
  else send(response, kind === 'postcodes' ? answerPostcode(code) : answerOutcode(code));
});

function send(response: ServerResponse, reply: Reply) {
  response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(reply));
}

function decodePath(url: string) {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return '';
  }
}

const stop = () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
// 'disconnect': the parent has died.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop);

server.listen(Number(process.env.POSTCODES_PORT || 4020), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.send?.({ port });
  console.info(`Stand-in for postcodes on http://127.0.0.1:${port}`);
});
