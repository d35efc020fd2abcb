import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Semaphore } from '../background/semaphore';

export interface Download {
  name: string;
  type: string;
  content: Readable;
}

/** Starts a download once the semaphore allows; its place is freed when the stream closes. */
export const beginDownload = (semaphore: Semaphore, make: () => Promise<Download>): Promise<Download> =>
  new Promise((resolve, reject) => {
    const begin = async () => {
      const file = await make();
      const closed = new Promise<void>((resolveClosed) => file.content.once('close', resolveClosed));
      resolve(file);
      await closed;
    };
    semaphore.run(1, begin).catch(reject);
  });

export function sendDownload(reply: FastifyReply, { name, type, content }: Download): void {
  if (reply.raw.destroyed) return void content.destroy();
  void reply
    .header('cache-control', 'no-store')
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(content);
}
