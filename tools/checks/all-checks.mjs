// @ts-check
import { journeys } from './journeys-check.mjs';
import { redis } from './redis-check.mjs';
import { build, format, lint, types } from './static-checks.mjs';
import {
  api,
  deployment,
  durability,
  ledger,
  mailFaults,
  paymentFaults,
  sizeBudgets,
  tools,
  unit,
} from './test-checks.mjs';

/**
 * In the order of `npm test`, two at a time: what is quick to find out comes first, and what runs on one core beside
 * what waits a lot.
 */
export const allChecks = [
  types,
  format,
  build,
  sizeBudgets,
  lint,
  api,
  unit,
  deployment,
  tools,
  ledger,
  redis,
  journeys,
  durability,
  paymentFaults,
  mailFaults,
];
