import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Handles a request; may break the connection or never answer. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** An external service that misbehaves. */
export interface HostileServer {
  url: string;
  does(behaviour: Behaviour): void;
  received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  stop(): Promise<void>;
}

export async function startHostileServer(): Promise<HostileServer> {
  let behaviour: Behaviour = behaviours.json(200, {});
  const received: HostileServer['received'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      behaviour(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    does: (next) => (behaviour = next),
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const dripMs = 20;

export const behaviours = {
  json:
    (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
    (_, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body)),
  raw:
    (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}): Behaviour =>
    (_, response) =>
      void response.writeHead(status, { 'content-type': type, ...headers }).end(body),
  html: (status: number): Behaviour =>
    behaviours.raw(status, 'text/html', '<!doctype html><title>Bad gateway</title>'),
  /** Closes the connection without a response. */
  reset: ((request) => request.socket.destroy()) satisfies Behaviour,
  /** Never answers. */
  silence: (() => {}) satisfies Behaviour,
  /** Sends the headers and part of the body, then nothing. */
  stall: ((_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
      .write('{"id":')) satisfies Behaviour,
  /** Sends single bytes for ever. */
  drip: ((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), dripMs);
    response.on('close', () => clearInterval(timer));
  }) satisfies Behaviour,
  /** Closes the connection in the middle of the body. */
  breakOff: ((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
    response.write('{"id":"half', () => request.socket.destroy());
  }) satisfies Behaviour,
  /** Sends an endless body. */
  flood: ((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
    };
    response.on('drain', pour);
    pour();
  }) satisfies Behaviour,
  /** Does not speak HTTP. */
  nonsense: ((request) => request.socket.end('SSH-2.0-server\r\n')) satisfies Behaviour,
};
