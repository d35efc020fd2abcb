import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  path: string;
  body: Record<string, unknown>;
  atMs: number;
}

/** A webhook receiver: records what arrives and answers as configured. */
export async function aListener(answer: (count: number) => number = () => 204) {
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', body: JSON.parse(text), atMs: Date.now() });
      response.writeHead(answer(heard.length)).end();
      for (const wake of waiting) wake();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    heard,
    /** Resolves after that many have arrived. */
    async hears(count: number): Promise<void> {
      while (heard.length < count) await new Promise<void>((wake) => waiting.add(wake));
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
