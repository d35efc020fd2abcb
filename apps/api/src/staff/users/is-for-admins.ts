import type { FastifyContextConfig } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Closed to all but admins, though it is not below `/api/admin`. */
    isForAdmins?: boolean;
  }
}

const adminRoot = '/api/admin';

/** Whether a route, as the router knows it, is closed to all but admins. */
export const isForAdmins = ({ url, config }: { url: string; config?: FastifyContextConfig }): boolean =>
  url === adminRoot || url.startsWith(`${adminRoot}/`) || config?.isForAdmins === true;
