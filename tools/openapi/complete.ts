// Puts the schemas of the contracts into the document that the API's build has just written.
import { readFileSync, writeFileSync } from 'node:fs';
import { withContracts } from './with-contracts.ts';

const file = new URL('../../apps/api/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as object;
writeFileSync(file, `${JSON.stringify(withContracts(document), null, 2)}\n`);
