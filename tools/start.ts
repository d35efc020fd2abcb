// `npm start`: builds what changed and runs the whole product.
import { buildChanged } from './setup/build-changed.ts';

if (!buildChanged()) {
  console.error('The build failed; its reasons are above.');
  process.exit(1);
}
const { runUntilInterrupted } = await import('./supervisor/run-until-interrupted.ts');
await runUntilInterrupted();
