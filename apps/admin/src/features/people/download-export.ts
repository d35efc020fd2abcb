import { paths, type ErrorResponse, type PersonRequest } from '@app/contracts';
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
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'what-we-hold.zip';
  link.click();
  URL.revokeObjectURL(address);
}
