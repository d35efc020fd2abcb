/** Replaces the package use-sync-external-store (an alias in rspack.config.mjs). */
export { useSyncExternalStore } from 'react';
