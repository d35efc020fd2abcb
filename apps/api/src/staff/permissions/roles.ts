import type { StaffRole } from '@app/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route besides the owner. */
    roles?: readonly StaffRole[];
  }
}

/**
 * Closes a handler to all but the owner and these roles. Below `/api/admin` a handler without it is the owner's alone
 * (D50). It adds to what a `RouteConfig` below it says.
 */
export const Roles =
  (...roles: Exclude<StaffRole, 'owner'>[]): MethodDecorator =>
  (target, key, descriptor) => {
    const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as
      | FastifyContextConfig
      | undefined;
    RouteConfig({ ...config, roles })(target, key, descriptor);
  };

const adminRoot = '/api/admin';

/** Whether a route, as the router knows it, is for staff alone. */
export const isForStaff = ({ url, config }: { url: string; config?: FastifyContextConfig }): boolean =>
  url === adminRoot || url.startsWith(`${adminRoot}/`) || config?.roles !== undefined;
