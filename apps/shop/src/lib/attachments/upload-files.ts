import type { AddAttachmentsResponse } from '@app/contracts';
import { ApiError, apiUpload } from '@app/web-client';

/** What became of files that were to be sent. */
export interface UploadOutcome {
  /** Did not arrive, but may when they are sent again. */
  left: readonly File[];
  /** Why others will not do, each with its name. */
  refused: readonly string[];
}

/**
 * Sends files one after the other, so that what has arrived need not be sent again. After the first that does not get
 * through, the rest waits for the line to be better.
 */
export async function uploadFiles(
  path: string,
  files: readonly File[],
  onArrived: (file: File) => void,
): Promise<UploadOutcome> {
  const refused: string[] = [];
  for (const [at, file] of files.entries()) {
    try {
      await apiUpload<AddAttachmentsResponse>(path, 'files', [file]);
      onArrived(file);
    } catch (error) {
      const why = refusalOf(error, file);
      if (why === null) return { left: files.slice(at), refused };
      refused.push(why);
    }
  }
  return { left: [], refused };
}

/** Where sending it again would meet the same answer. */
function refusalOf(error: unknown, { name }: File): string | null {
  if (!(error instanceof ApiError) || !error.body) return null;
  const { status, body } = error;
  if (status >= 500 || status === 408 || status === 429) return null;
  return body.details?.fields?.[0]?.message ?? `${name}: ${body.error}`;
}
