import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { AppConfig } from './config/app-config';
import { mountDocs } from './docs/mount-docs';
import { ErrorFilter } from './platform/errors/error-filter';
import { drainOnClose } from '@app/server';
import { isSameOrigin } from './platform/http/is-same-origin';
import { observeRequests } from './platform/http/observe-requests';
import { DtoPipe } from './platform/validation/dto-pipe';
import { mountQueueBoard } from './queue';
import { mountSessions, recordRejectedRequests } from './staff';

/** Configures the application, for the server and its tests alike. */
export function setUpApp(app: NestFastifyApplication, { publicOrigin, drainSeconds }: AppConfig): void {
  app.setGlobalPrefix('api', { exclude: ['metrics'] });
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalFilters(new ErrorFilter());
  app.enableCsrfProtection({
    trustedOrigins: [publicOrigin],
    exclude: (request: FastifyRequest) =>
      isSameOrigin(request) || request.routeOptions.config?.isOpenToAll === true,
  });
  mountSessions(app);
  recordRejectedRequests(app);
  mountQueueBoard(app);
  observeRequests((app.getHttpAdapter() as unknown as FastifyAdapter).getInstance());
  drainOnClose((app.getHttpAdapter() as unknown as FastifyAdapter).getInstance(), drainSeconds);
  mountDocs(app);
}
