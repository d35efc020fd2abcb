import type { AddAttachmentsResponse } from '@app/contracts';
import { ApiError, apiUpload } from '@app/web-client';

/** The outcome of an upload. */
interface UploadOutcome {
  /** Failed, but may succeed on a retry. */
  unsentFiles: readonly File[];
  /** Why the other files were rejected, each with its file name. */
  rejections: readonly string[];
}

/**
 * Uploads files one after the other, so that those that arrived need not be sent again. After the first network failure
 * the rest waits for a retry.
 */
export async function uploadFiles(
  path: string,
  files: readonly File[],
  onArrived: (file: File) => void,
): Promise<UploadOutcome> {
  const rejections: string[] = [];
  for (const [index, file] of files.entries()) {
    try {
      await apiUpload<AddAttachmentsResponse>(path, 'files', [file]);
      onArrived(file);
    } catch (error) {
      const message = rejectionMessage(error, file);
      if (message === null) return { unsentFiles: files.slice(index), rejections };
      rejections.push(message);
    }
  }
  return { unsentFiles: [], rejections };
}

/** null: a retry may succeed. */
function rejectionMessage(error: unknown, { name }: File): string | null {
  if (!(error instanceof ApiError) || !error.body) return null;
  const { status, body } = error;
  if (status >= 500 || status === 408 || status === 429) return null;
  return body.details?.fields?.[0]?.message ?? `${name}: ${body.error}`;
}
