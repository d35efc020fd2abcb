import type { StaffRole } from '@app/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    roles?: readonly StaffRole[];
  }
}

/**
 * Limits a handler to the owner and these roles. Below `/api/admin` a handler without it is for owners only (D50).
 * Merges with a `RouteConfig` below it.
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

export const isForStaff = ({ url, config }: { url: string; config?: FastifyContextConfig }): boolean =>
  url === adminRoot || url.startsWith(`${adminRoot}/`) || config?.roles !== undefined;
