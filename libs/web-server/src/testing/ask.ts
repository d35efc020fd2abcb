import type { FastifyInstance } from 'fastify';
import { request, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends a real request with a chunked body. Unlike `inject` it does not normalise the path. */
export function ask(server: FastifyInstance, options: RequestOptions, pieces: readonly string[] = []) {
  const { port } = server.server.address() as AddressInfo;
  return new Promise<{ status: number; body: string }>((done, fail) => {
    const headers = pieces.length > 0 ? { 'content-type': 'application/json' } : {};
    const asked = request({ host: '127.0.0.1', port, headers, ...options }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body }));
    });
    asked.on('error', fail);
    for (const piece of pieces) asked.write(piece);
    asked.end();
  });
}
