import { mockResponses, FakeServer } from './testing/fake-server';
import { apiList, apiMutation, apiQuery, apiUpload } from './api-client';
import { ApiError, isApiError } from './api-error';

const failure = async (call: Promise<unknown>) =>
  call.then(
    () => new Error('It went well.'),
    (error: unknown) => error as Error,
  );

describe('the transport errors of specification §8', () => {
  it.each([
    [503, 'HTTP 503: Service Unavailable'],
    [404, 'HTTP 404: Not Found'],
    [599, 'HTTP 599: Unknown Status'],
  ])("name a query's status, also over HTTP/2 which has no text: %i", async (status, message) => {
    new FakeServer().on('GET', '/api/materials', mockResponses.text(status, 'a page'));

    expect((await failure(apiQuery('/api/materials'))).message).toBe(message);
  });

  it.each([
    ['no such luck', '409: no such luck'],
    ['', '409: Conflict'],
  ])('give the text of a refused mutation, or its status: %j', async (body, message) => {
    new FakeServer().on('POST', '/api/quotes', mockResponses.text(409, body));

    expect((await failure(apiMutation('POST', '/api/quotes', {}))).message).toBe(message);
  });

  it('say that a response was not JSON', async () => {
    new FakeServer().on('GET', '/api/materials', mockResponses.text(200, '<html>'));

    expect((await failure(apiQuery('/api/materials'))).message).toMatch(/^Invalid JSON response: .+/);
  });

  it('say which path could not be reached', async () => {
    new FakeServer().on('GET', '/api/cutouts', mockResponses.unreachable());

    expect((await failure(apiQuery('/api/cutouts'))).message).toBe(
      'Network error for /api/cutouts: Failed to fetch',
    );
  });

  it('carry the status and the parsed error (D12)', async () => {
    new FakeServer().on(
      'POST',
      '/api/quotes',
      mockResponses.refused('quote/part-not-sold', { part: 'colorId' }),
    );
    const error = await failure(apiMutation('POST', '/api/quotes', {}));

    expect(error).toBeInstanceOf(ApiError);
    expect(isApiError(error, 'quote/part-not-sold') && error.body?.details).toEqual({ part: 'colorId' });
    expect(error).toMatchObject({ status: 409 });
  });

  it('ignore error bodies of another shape', async () => {
    new FakeServer().on('POST', '/api/quotes', mockResponses.text(502, '{"error":"x","code":"made/up"}'));

    expect(await failure(apiMutation('POST', '/api/quotes', {}))).toMatchObject({ status: 502, body: null });
  });
});

it('sends JSON and accepts an empty response', async () => {
  const api = new FakeServer().on('DELETE', '/api/x', mockResponses.text(200, ''));

  await expect(apiMutation('DELETE', '/api/x', { a: 1 })).resolves.toBeUndefined();
  expect(api.requests).toMatchObject([{ method: 'DELETE', path: '/api/x', body: { a: 1 } }]);
});

it("sends a call's extra headers", async () => {
  const api = new FakeServer().on('POST', '/api/x', mockResponses.ok({}));
  await apiMutation('POST', '/api/x', {}, { 'Idempotency-Key': 'a-key' });

  expect(api.requests[0]?.headers).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Idempotency-Key': 'a-key',
  });
});

it.each([
  [mockResponses.list([1, 2], '10000+'), '10000+'],
  [mockResponses.ok([1, 2]), '2'],
])('reads the number of rows in all pages of a list (D33)', async (response, total) => {
  new FakeServer().on('GET', '/api/admin/colors', response);

  expect(await apiList('/api/admin/colors')).toEqual({ rows: [1, 2], total });
});

describe('uploading files', () => {
  const files = [new File(['one'], 'one.jpg'), new File(['two'], 'two.pdf')];

  it('is multipart under one field name; the browser sets the type with its boundary', async () => {
    const api = new FakeServer().on('POST', '/api/x', mockResponses.created({ attachments: [] }));

    await expect(apiUpload('/api/x', 'files', files)).resolves.toEqual({ attachments: [] });
    const [request] = api.requests;
    const form = request?.body as FormData;
    const sent = form.getAll('files') as File[];
    expect(sent.map(({ name }) => name)).toEqual(['one.jpg', 'two.pdf']);
    expect(request?.headers).toEqual({ Accept: 'application/json' });
  });

  it('fails like every other mutation', async () => {
    new FakeServer().on('POST', '/api/x', mockResponses.refused('attachment/too-large'));
    const error = await failure(apiUpload('/api/x', 'files', files));

    expect(isApiError(error, 'attachment/too-large')).toBe(true);
  });
});
