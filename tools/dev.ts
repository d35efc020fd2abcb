// `npm run dev`: the product with hot reload, on the ports and data of `npm start`.
import { makeRoomForDevelopmentBundles } from './setup/build-changed.ts';
import { developmentStages } from './supervisor/product-stages.ts';
import { runUntilInterrupted } from './supervisor/run-until-interrupted.ts';

makeRoomForDevelopmentBundles();
await runUntilInterrupted({
  env: { NODE_ENV: 'development', DEMO_ORDERS: 'true', ...process.env },
  stages: developmentStages,
});
