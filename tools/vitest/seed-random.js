import fc from 'fast-check';

/**
 * What fast-check draws, and our own generators with it, is the same in every run, so that whoever broke something is told
 * so and nobody else; `npm run test:nightly` sets FC_SEED to have something else drawn.
 */
const usual = 20_261_121;
const { FC_SEED } = process.env;
const seed = FC_SEED ? Number(FC_SEED) : usual;
if (!Number.isInteger(seed)) throw new Error(`FC_SEED is to be a whole number, and not "${FC_SEED}".`);

fc.configureGlobal({ seed });
