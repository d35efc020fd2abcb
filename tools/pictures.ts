// `npm run pictures`: takes the pictures of docs/pictures from the current product. Only some: `npm run pictures --
// --grep checkout`.
import { buildChanged } from './setup/build-changed.ts';

if (!buildChanged()) process.exit(1);
const { runJourneys } = await import('./checks/run-journeys.ts');
const args = process.argv.slice(2);
const { isOk } = await runJourneys({ name: 'pictures', config: 'pictures.config.ts', args });
console.log(isOk ? 'The pictures are in docs/pictures.' : 'Not all pictures were taken.');
process.exitCode = isOk ? 0 : 1;
