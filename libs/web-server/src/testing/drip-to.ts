import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Posts a body letter by letter, like a very slow client, and returns the raw response. */
export async function dripTo(
  server: FastifyInstance,
  path: string,
  { times, everyMs }: { times: number; everyMs: number },
): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: ${times}\r\n\r\n`,
  );
  for (let sent = 0; sent < times && socket.writable; sent += 1) {
    await pause(everyMs);
    if (socket.writable) socket.write('x');
  }
  return answer;
}
