export * from './create-query-client';
export * from './idempotent-request';
export * from './invalidate-data';
export * from './show-error-toast';
export * from './use-admin-call';
export * from './use-admin-list';
