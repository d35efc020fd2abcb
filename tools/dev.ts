// `npm run dev`: the product with hot reload, on the same ports and the same data as `npm start`.
import { makeRoomForDevelopmentBundles } from './setup/development-bundles.ts';

makeRoomForDevelopmentBundles();
const { developmentStages } = await import('./supervisor/development-stages.ts');
const { runUntilInterrupted } = await import('./supervisor/run-until-interrupted.ts');
await runUntilInterrupted({ env: { NODE_ENV: 'development', ...process.env }, stages: developmentStages });
