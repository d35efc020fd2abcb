import type { ErrorResponse } from '@app/contracts';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error';
import { toAppError } from './to-app-error';

/** Turns anything thrown into the error response (D12), and logs our own failures. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.respond(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  respond(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = toAppError(thrown);
    // A client that disconnected while sending gets no response, and the resulting failure is not ours.
    const isOurs = error.status >= 500 || error.code === 'request/conflict';
    if (isOurs && !request.raw.readableAborted) this.log(thrown, error, request);
    if (reply.sent) return;
    // Stops reading a request that is too large.
    if (error.code === 'request/too-large') void reply.header('connection', 'close');
    const retryAfter = error.details?.retryAfterSeconds;
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    void reply
      .code(error.status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .removeHeader('etag')
      .removeHeader('content-encoding')
      .send({
        error: error.message,
        code: error.code,
        ...(error.details && { details: error.details }),
        requestId: request.id,
      } satisfies ErrorResponse);
  }

  /**
   * Logs the route instead of the URL: ids in it may be permissions (D9), and postcodes are personal (D38). Only
   * unexpected errors get a stack trace.
   */
  private log(thrown: unknown, { code }: AppError, request: FastifyRequest): void {
    const { id: requestId, method } = request;
    const logFields = { requestId, method, address: request.routeOptions?.url ?? 'no route' };
    if (code === 'server/unexpected') {
      const cause = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      this.logger.error({ ...logFields, cause });
    } else this.logger.warn({ ...logFields, code, cause: reasonOf(thrown) });
  }
}

function reasonOf(thrown: unknown): string | undefined {
  if (thrown instanceof AppError || !(thrown instanceof Error)) return undefined;
  // A failed health check has its details only in the response.
  if (thrown instanceof HttpException) return JSON.stringify(thrown.getResponse());
  const { code, message } = thrown as NodeJS.ErrnoException;
  return code ? `${code}: ${message}` : message;
}
