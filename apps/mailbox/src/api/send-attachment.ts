import type { FastifyReply } from 'fastify';

interface Sent {
  name: string;
  type: string;
  content: Buffer;
}

/** Something out of a mail, to be saved: whatever it is called and calls itself, a browser must not open it here. */
export const sendAttachment = (reply: FastifyReply, { name, type, content }: Sent): FastifyReply =>
  reply
    .type(/^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`)
    .send(content);

/** As RFC 5987 writes it. Half a character, as a mail may hold, is replaced. */
const encoded = (name: string) =>
  encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
