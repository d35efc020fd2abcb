import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './to-app-error';
import { toErrorResponse } from './to-error-response';

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
    if (error.status >= 500) this.log(thrown, request);
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
      .send(toErrorResponse(error, request.id));
  }

  /** The route instead of the address: ids in it may be permissions (D9), a postcode is personal (D38). */
  private log(thrown: unknown, request: FastifyRequest): void {
    const cause = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    const address = request.routeOptions?.url ?? 'no route';
    this.logger.error({ requestId: request.id, method: request.method, address, cause });
  }
}
