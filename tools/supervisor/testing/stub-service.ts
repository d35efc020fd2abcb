import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

// Stands in for a service of the product: answers health, leaves on SIGTERM and when its supervisor is gone,
// and writes into EVENTS what happened, so that a test can read the order.
const [, , name = '', port = ''] = process.argv;
const tell = (event: string) => appendFileSync(process.env.EVENTS ?? '/dev/null', `${name} ${event}\n`);

const server = createServer((_request, response) => response.end('well'));
server.listen(Number(port), '127.0.0.1', () => {
  tell('up');
  console.log(`${name} listens`);
});

const leave = (why: string) => {
  tell(why);
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.once('SIGTERM', () => leave('stopped'));
process.once('disconnect', () => leave('orphaned'));
