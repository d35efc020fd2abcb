// A stand-in for api.postcodes.io: about twenty places, and outward codes at which everything goes wrong. For
// development, tests and the demo; by itself: APP_ENV=demo POSTCODES_PORT=4020 node tools/postcodes/stand-in.ts
import { createServer, type ServerResponse } from 'node:http';
import { answerOutcode, answerPostcode, failure, type Reply } from './answers.ts';

if (process.env.APP_ENV !== 'demo') {
  console.error(
    'The stand-in for postcodes knows twenty of them, so it runs with APP_ENV=demo only (without APP_ENV it is production).',
  );
  process.exit(78);
}

const lateMs = 300;

/** There is no ZZ in Britain: whatever begins with one of these outward codes fails in that way. */
const switches: Record<string, (response: ServerResponse) => void> = {
  ZZ30: (response) => void setTimeout(send, lateMs, response, answerPostcode('RG1 1AA')),
  ZZ40: (response) => send(response, failure(404, 'Resource not found')),
  ZZ50: (response) => send(response, failure(500, '500 Server Error. For an urgent fix, e-mail support')),
  ZZ51: () => {}, // never answers
  ZZ52: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  ZZ53: (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":200,"result":{'),
};

const server = createServer((request, response) => {
  const path = decodePath(request.url ?? '/');
  const [, kind, code = ''] = /^\/(postcodes|outcodes)\/([^/]+)$/.exec(path) ?? [];
  const fault = switches[code.replace(/\s+/g, '').slice(0, 4).toUpperCase()];
  if (path === '/health') send(response, { status: 200, body: { status: 'ok' } });
  else if (kind === undefined || request.method !== 'GET') send(response, failure(404, 'Resource not found'));
  else if (fault) fault(response);
  else send(response, kind === 'postcodes' ? answerPostcode(code) : answerOutcode(code));
});

function send(response: ServerResponse, { status, body }: Reply) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  response.end(JSON.stringify(body));
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
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Whoever started it has died.
process.once('disconnect', stop);

server.listen(Number(process.env.POSTCODES_PORT || 4020), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.send?.({ port });
  console.info(`Stand-in for postcodes on http://127.0.0.1:${port}`);
});
