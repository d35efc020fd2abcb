import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** Sends a mail as bytes, which no well-behaved client would; gives the last answer. */
export async function talkSmtp(
  port: number,
  mail: string | Buffer,
  to = 'eleanor@example.com',
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  /** The last line of an answer is the one without a dash. */
  const answer = async (): Promise<string> => {
    const { value = '' } = (await lines.next()) as { value?: string };
    return /^\d{3}-/.test(value) ? answer() : value;
  };
  await answer();
  for (const command of ['EHLO tests', 'MAIL FROM:<shop@example.com>', `RCPT TO:<${to}>`, 'DATA']) {
    socket.write(`${command}\r\n`);
    await answer();
  }
  socket.write(mail);
  socket.write('\r\n.\r\n');
  const last = await answer();
  socket.end();
  await once(socket, 'close');
  return last;
}
