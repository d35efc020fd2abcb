// @ts-check
// `npm start`: installs, builds and runs the whole product. Nothing is installed at first, so only built-in
// modules are imported before installDependencies has done its work.
import { requireNode } from './setup/require-node.mjs';
import { buildChanged } from './setup/build-changed.mjs';
import { installDependencies } from './setup/install-dependencies.mjs';
import { refuseSecondStart } from './setup/refuse-second-start.mjs';

requireNode();
refuseSecondStart();
installDependencies();
if (!buildChanged()) {
  console.error('The build failed; its reasons are above.');
  process.exit(1);
}
const { runUntilInterrupted } = await import('./supervisor/run-until-interrupted.mjs');
await runUntilInterrupted();
