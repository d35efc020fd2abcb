import fc from 'fast-check';

/**
 * Fixed seeds for fast-check and our own generators, so that a failure belongs to the change that caused it; `npm run
 * test:nightly` sets FC_SEED to draw others.
 */
const usual = 20_261_121;
const { FC_SEED } = process.env;
const seed = FC_SEED ? Number(FC_SEED) : usual;
if (!Number.isInteger(seed)) throw new Error(`FC_SEED is to be a whole number, and not "${FC_SEED}".`);

fc.configureGlobal({ seed });
