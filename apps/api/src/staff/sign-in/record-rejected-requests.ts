import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { paths } from '@app/contracts';
import { SecurityEvents, type NewSecurityEvent } from '../../platform/security/security-events';
import { isForStaff } from '../permissions/roles';

/** Records rejected staff requests and exceeded rate limits. Sign-in records its own events. */
export function recordRejectedRequests(app: NestFastifyApplication): void {
  const events = app.get(SecurityEvents, { strict: false });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const kind = kindOf(request, reply.statusCode);
      if (kind) {
        const session = request.session as FastifyRequest['session'] | null;
        const { url = null } = request.routeOptions;
        events.record({
          kind,
          accountId: session?.staff?.id ?? null,
          address: request.ip,
          route: url && `${request.method} ${url}`,
          requestId: request.id,
        });
      }
      done();
    });
}

function kindOf(request: FastifyRequest, status: number): NewSecurityEvent['kind'] | null {
  // Most responses return here.
  if (status !== 401 && status !== 403 && status !== 429) return null;
  const { url = '', config } = request.routeOptions;
  if (status === 429) return url === paths.login ? null : 'rate-limited';
  if (!isForStaff({ url, config })) return null;
  return status === 401 ? 'unauthorized' : 'forbidden';
}
