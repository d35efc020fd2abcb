import { paths } from '@app/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { JobQueues } from '../platform/background/job-queues';

/** Hash of the one inline style of this version's page, for its scroll bars. */
const inlineStyleHash = "'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${inlineStyleHash}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Parts of the page that the policy forbids: fonts from another origin, and inline styles. */
const forbiddenMarkup = /<link [^>]*fonts\.googleapis[^>]*>|<style>[^<]*<\/style>| style="[^"]*"/g;

/**
 * Bull Board for staff. Its routes are below `/api/admin`, so the staff guard protects them; mountSessions must have
 * run before. Loaded here only, as other processes do not need it.
 */
export function mountQueueBoard(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const queues = app.get(JobQueues, { strict: false });
  let areQueuesSet = false;
  void fastify.register(
    async (scope) => {
      const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }] = await Promise.all([
        import('@bull-board/api'),
        import('@bull-board/api/bullMQAdapter'),
        import('@bull-board/fastify'),
      ]);
      /** Read-only, since actions on queues would leave no audit trail. */
      class ReadOnlyAdapter extends FastifyAdapter {
        override setApiRoutes(routes: Parameters<InstanceType<typeof FastifyAdapter>['setApiRoutes']>[0]) {
          return super.setApiRoutes(routes.filter(({ method }) => String(method) === 'get'));
        }
      }
      const board = new ReadOnlyAdapter().setBasePath(paths.queueBoard);
      const { setQueues } = createBullBoard({
        queues: [],
        serverAdapter: board,
        options: { uiConfig: { boardTitle: 'Queues' } },
      });
      scope.addHook('preHandler', (_request, reply, next) => {
        if (!areQueuesSet)
          setQueues(queues.all().map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })));
        areQueuesSet = true;
        reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
        next();
      });
      scope.addHook('onSend', (_request, reply, payload, next) => {
        const isPage =
          typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html');
        next(null, isPage ? payload.replace(forbiddenMarkup, '') : payload);
      });
      // Bull Board's own error handler would replace ours, and hide errors of the staff guard.
      const withOurErrors = Object.create(scope, { setErrorHandler: { value: () => scope } }) as typeof scope;
      board.registerPlugin()(withOurErrors, {}, (error) => {
        if (error) throw error;
      });
    },
    { prefix: paths.queueBoard },
  );
}
