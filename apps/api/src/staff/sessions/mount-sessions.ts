import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { paths } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { withConditionalHooks } from '../../platform/http/conditional-hooks';
import { guardStaffRoutes } from '../permissions/guard-staff-routes';
import { sessionCookieName, sessionCookieOptions } from './session-cookies';
import { PostgresSessionStore } from './session-store';

/** 256 random bits need no signature; malformed ids are not looked up. */
const sessionIdPattern = /^[\w-]{43}$/;
const unsignedIds = {
  sign: (id: string) => id,
  unsign: (id: string) => ({ valid: sessionIdPattern.test(id), renew: false, value: id }),
};

export function mountSessions(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const config = app.get(AppConfig);
  const store = app.get(PostgresSessionStore, { strict: false });
  guardStaffRoutes(fastify, store);
  fastify.register(cookie).after(() => {
    session(
      withConditionalHooks(fastify, mayHaveSession(sessionCookieName(config))),
      {
        secret: unsignedIds,
        idGenerator: () => randomBytes(32).toString('base64url'),
        cookieName: sessionCookieName(config),
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

/** False for visitors, for whom no session is looked up or created. */
const mayHaveSession =
  (cookieName: string) =>
  ({ headers, url }: FastifyRequest) =>
    (headers.cookie?.includes(`${cookieName}=`) ?? false) || url.startsWith(paths.login);
