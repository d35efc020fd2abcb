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
 * In the order of `npm test`: the build first, since what mostly waits runs it; then what is quick to find out; what is
 * to run alone comes last.
 */
export const allChecks = [
  build,
  types,
  lint,
  format,
  sizeBudgets,
  api,
  durability,
  paymentFaults,
  mailFaults,
  redis,
  unit,
  deployment,
  tools,
  ledger,
  journeys,
];
