import { paths } from '@app/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { JobQueues } from '../platform/background/job-queues';

/** The one rule that the page of this version writes into itself, for its scroll bars. */
const ownStyle = "'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='";

/** Everything from our own origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${ownStyle}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What its page brings along that the policy forbids: fonts of another company's, and the looks of its first moment. */
const forbidden = /<link [^>]*fonts\.googleapis[^>]*>|<style>[^<]*<\/style>| style="[^"]*"/g;

/**
 * Bull Board over all queues, for staff to look at. Its routes stand below `/api/admin`, so the gate there closes them to everybody
 * else like every other route; it must have been put up before (see mountSessions). It is loaded here and nowhere else,
 * as the other processes have no use for it.
 */
export function mountQueueBoard(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const queues = app.get(JobQueues, { strict: false });
  let isFilled = false;
  void fastify.register(
    async (scope) => {
      const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }] = await Promise.all([
        import('@bull-board/api'),
        import('@bull-board/api/bullMQAdapter'),
        import('@bull-board/fastify'),
      ]);
      /** What it would do to queues leaves no trace of who did it: none of that is put up. */
      class Showing extends FastifyAdapter {
        override setApiRoutes(routes: Parameters<InstanceType<typeof FastifyAdapter>['setApiRoutes']>[0]) {
          return super.setApiRoutes(routes.filter(({ method }) => String(method) === 'get'));
        }
      }
      const board = new Showing().setBasePath(paths.queueBoard);
      const { setQueues } = createBullBoard({
        queues: [],
        serverAdapter: board,
        options: { uiConfig: { boardTitle: 'Queues' } },
      });
      scope.addHook('preHandler', (_request, reply, next) => {
        if (!isFilled)
          setQueues(queues.all().map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })));
        isFilled = true;
        reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
        next();
      });
      scope.addHook('onSend', (_request, reply, payload, next) => {
        const isPage =
          typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html');
        next(null, isPage ? payload.replace(forbidden, '') : payload);
      });
      // Its own answers to errors would take the place of ours, refusals of the gate included.
      const withOurErrors = Object.create(scope, { setErrorHandler: { value: () => scope } }) as typeof scope;
      board.registerPlugin()(withOurErrors, {}, (error) => {
        if (error) throw error;
      });
    },
    { prefix: paths.queueBoard },
  );
}
