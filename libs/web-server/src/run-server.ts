import type { FastifyInstance } from 'fastify';
import { ConfigError } from '@app/server';

interface Address {
  host: string;
  port: number;
  /** Name of the variable that chose the port, for when it is taken. */
  portVariable: string;
}

/**
 * Starts listening and stops in order: on a signal, and when the supervisor that started us is gone. A further signal
 * changes nothing, as terminals and npm pass the same one on: what is under way has its few seconds (`drainOnClose`).
 */
export async function runServer(
  server: FastifyInstance,
  { host, port, portVariable }: Address,
): Promise<void> {
  let stopping: Promise<never> | undefined;
  const stop = () => void (stopping ??= server.close().then(() => process.exit(0), fail));
  process.on('SIGTERM', stop).on('SIGINT', stop);
  if (process.connected) process.once('disconnect', stop);
  try {
    await server.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError([`${portVariable}=${port} is taken by another program.`]);
  }
}

/** Ends the process with the reason: for whatever goes wrong before or while the server runs. */
export function fail(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  // EX_CONFIG of sysexits.h: restarting will not help.
  process.exit(error instanceof ConfigError ? 78 : 1);
}
