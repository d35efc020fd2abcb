import type { FastifyInstance } from 'fastify';
import { ConfigError } from '@app/server';

interface Address {
  host: string;
  port: number;
  /** The variable with the port, for the error message if the port is taken. */
  portVariable: string;
}

/**
 * Starts listening, and shuts down gracefully on a signal or when the supervisor process has ended. Further signals are
 * ignored, because terminal and npm send the same one twice; open responses get a few seconds (`drainOnClose`).
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

/** Logs the reason and exits. */
export function fail(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  // EX_CONFIG of sysexits.h: a restart will not help.
  process.exit(error instanceof ConfigError ? 78 : 1);
}
