// @ts-check
// `npm run dev`: the product with hot reload, on the same ports and the same data as `npm start`.
import { makeRoomForDevelopmentBundles } from './setup/development-bundles.mjs';

makeRoomForDevelopmentBundles();
const { developmentStages } = await import('./supervisor/development-stages.mjs');
const { runUntilInterrupted } = await import('./supervisor/run-until-interrupted.mjs');
await runUntilInterrupted({ env: { NODE_ENV: 'development', ...process.env }, stages: developmentStages });
