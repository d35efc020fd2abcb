import { addControl } from './add-control';
import { createWebServer } from './web-server';

const server = createWebServer({ trustedProxies: 0, logLevel: 'silent' });
beforeAll(() =>
  addControl(server, {
    key: 'secret',
    addRoutes: (control) => control.post('/echo', ({ body }) => ({ body })),
  }),
);
afterAll(() => server.close());

const post = (path: string, payload: string, key = 'secret') =>
  server.inject({
    method: 'POST',
    url: `/control${path}`,
    headers: { authorization: `Bearer ${key}` },
    payload,
  });

it('parses JSON with any content type', async () => {
  expect((await post('/echo', '{"a":1}')).json()).toEqual({ body: { a: 1 } });
});

it.each([
  ['no key, or another one', '/echo', '{}', 'secre', 401, /control key/],
  ['no JSON', '/echo', '{', 'secret', 400, /no JSON/],
  ['an address that is none', '/other', '{}', 'secret', 404, /no such control/],
])('explains why it refuses %s', async (_what, path, body, key, status, sentence) => {
  const response = await post(path, body, key);

  expect(response.statusCode).toBe(status);
  expect(response.json<{ error: string }>().error).toMatch(sentence);
});
