import { paths, type PersonRequest } from '@app/contracts';
import { saveFile } from '@app/ui';
import { apiFile } from '@app/web-client';

/**
 * Has the browser save everything that we hold about a person. Asked by POST, as an address with a name in it would stand
 * in logs.
 */
export async function downloadExport(person: PersonRequest): Promise<void> {
  const reply = await apiFile(paths.exportPerson, person);
  saveFile('what-we-hold.zip', await reply.blob());
}
