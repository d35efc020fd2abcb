import type { ErrorResponse } from '@app/contracts';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error';
import { toAppError } from './to-app-error';

/** Turns whatever is thrown, anywhere, into the one reply (D12), and logs what is our own fault. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = toAppError(thrown);
    // Who broke off while sending hears no answer, and what failed by it is nobody's fault.
    if (error.status >= 500 && !request.raw.readableAborted) this.log(thrown, error, request);
    if (reply.sent) return;
    // Who sends too much is not listened to any longer.
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
   * The route instead of the address: ids in it may be permissions (D9), a postcode is personal (D38). Where a failure was
   * foreseen, one line says what it was; a stack is for those that nobody foresaw.
   */
  private log(thrown: unknown, { code }: AppError, request: FastifyRequest): void {
    const { id: requestId, method } = request;
    const where = { requestId, method, address: request.routeOptions?.url ?? 'no route' };
    if (code === 'server/unexpected') {
      const cause = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      this.logger.error({ ...where, cause });
    } else this.logger.warn({ ...where, code, cause: reasonOf(thrown) });
  }
}

function reasonOf(thrown: unknown): string | undefined {
  if (thrown instanceof AppError || !(thrown instanceof Error)) return undefined;
  // What a health check found wrong stands in its answer alone.
  if (thrown instanceof HttpException) return JSON.stringify(thrown.getResponse());
  const { code, message } = thrown as NodeJS.ErrnoException;
  return code ? `${code}: ${message}` : message;
}
