import { paths, type ErrorResponse, type PersonRequest } from '@app/contracts';
import { saveFile } from '@app/ui';
import { ApiError } from '@app/web-client';

/**
 * Has the browser save everything that we hold about a person. Asked by POST, as an address with a name in it would stand
 * in logs.
 */
export async function downloadExport(person: PersonRequest): Promise<void> {
  const reply = await fetch(paths.exportPerson, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!reply.ok) {
    const body = (await reply.json().catch(() => null)) as ErrorResponse | null;
    throw new ApiError(`${reply.status}`, reply.status, body);
  }
  saveFile('what-we-hold.zip', await reply.blob());
}
