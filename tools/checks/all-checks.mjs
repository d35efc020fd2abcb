// @ts-check
import { journeys } from './journeys-check.mjs';
import { redis } from './redis-check.mjs';
import { build, format, lint, typedLint, types } from './static-checks.mjs';
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

/** In the order of `npm test`: what is quick to find out comes first, and what is to run alone comes last. */
export const allChecks = [
  types,
  typedLint,
  format,
  build,
  sizeBudgets,
  lint,
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
