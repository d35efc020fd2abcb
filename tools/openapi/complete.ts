// Adds the contracts' schemas to the document that the API's build has written.
import { readFileSync, writeFileSync } from 'node:fs';
import { withContracts } from './with-contracts.ts';

const file = new URL('../../apps/api/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as object;
writeFileSync(file, `${JSON.stringify(withContracts(document), null, 2)}\n`);
