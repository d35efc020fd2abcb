import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest, onRequestHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import { paths } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { hooksOnlyFor } from '../../platform/http/hooks-only-for';
import { isForAdmins } from '../users/roles';
import { requireAdmin } from '../users/require-admin';
import { sessionCookie, sessionCookieOptions } from './session-cookies';
import { AdminRecheck, PostgresSessionStore } from './session-store';

/** 256 bits that only their owner has need no signature; what has not their form is not even looked for. */
const idForm = /^[\w-]{43}$/;
const unsigned = {
  sign: (id: string) => id,
  unsign: (id: string) => ({ valid: idForm.test(id), renew: false, value: id }),
};

/**
 * Sessions, and the gate before everything below `/api/admin` and every other route that says so: whatever is
 * registered there, ours or a plugin's, is closed to all but admins (D26), before its body is even read; and once more
 * when it has been.
 */
export function mountSessions(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const config = app.get(AppConfig);
  const store = app.get(PostgresSessionStore, { strict: false });
  const gateAfterBody = gateBehind(app.get(AdminRecheck, { strict: false }));
  fastify.addHook('onRoute', (route) => {
    if (!isForAdmins(route)) return;
    route.onRequest = [gate, ...listed(route.onRequest)];
    route.preHandler = [gateAfterBody, ...listed(route.preHandler)];
  });
  fastify.register(cookie).after(() => {
    session(
      hooksOnlyFor(fastify, concernsSessions(sessionCookie(config))),
      {
        secret: unsigned,
        idGenerator: () => randomBytes(32).toString('base64url'),
        cookieName: sessionCookie(config),
        cookie: sessionCookieOptions(config),
        saveUninitialized: false,
        rolling: false,
        store,
      },
      (error) => {
        if (error) throw error;
      },
    );
  });
}

const gate: onRequestHookHandler = (request, reply, done) => {
  // What admins read is kept by nobody on the way.
  void reply.header('cache-control', 'no-store');
  try {
    requireAdmin(request);
    done();
  } catch (refusal) {
    done(refusal as Error);
  }
};

/** A route that reads its body for itself asks for itself. */
const gateBehind =
  (right: AdminRecheck): preHandlerAsyncHookHandler =>
  async (request) => {
    if (request.body != null) await right.askAgain(request);
  };

const listed = <Hook>(hooks: Hook | Hook[] = []): Hook[] => (Array.isArray(hooks) ? hooks : [hooks]);

/** Visitors have no session: for them nothing is looked up and nothing is made. */
const concernsSessions =
  (cookieName: string) =>
  ({ headers, url }: FastifyRequest) =>
    (headers.cookie?.includes(`${cookieName}=`) ?? false) || url.startsWith(paths.login);
