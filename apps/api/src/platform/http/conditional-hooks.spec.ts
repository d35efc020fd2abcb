import fastify from 'fastify';
import { withConditionalHooks } from './conditional-hooks';

it("runs a plugin's hooks only for matching requests", async () => {
  const server = fastify();
  const calls: string[] = [];
  const conditionalServer = withConditionalHooks(server, ({ url }) => url.startsWith('/mine'));
  conditionalServer.addHook('onRequest', (request, _reply, done) => {
    calls.push(`${request.url} arrived`);
    done();
  });
  conditionalServer.addHook('onSend', (request, reply, _payload, done) => {
    calls.push(`${request.url} answered`);
    void reply.header('x-mine', '1');
    done();
  });
  server.get('/*', () => 'hello');

  const matching = await server.inject('/mine');
  const other = await server.inject('/other');
  await server.close();
  expect([matching.body, other.body]).toEqual(['hello', 'hello']);
  expect([matching.headers['x-mine'], other.headers['x-mine']]).toEqual(['1', undefined]);
  expect(calls).toEqual(['/mine arrived', '/mine answered']);
});

it("passes on a hook's failure", async () => {
  const server = fastify();
  withConditionalHooks(server, () => true).addHook('onRequest', (_request, _reply, done) => {
    done(new Error('no'));
  });
  server.get('/', () => 'hello');
  expect((await server.inject('/')).statusCode).toBe(500);
  await server.close();
});
