import { paths } from '@app/contracts';
import { createStore, fileSize, londonDay, saveFile, showToast, useStore } from '@app/ui';
import { apiFile } from '@app/web-client';
import { useMutation } from '@tanstack/react-query';
import { apiErrorMessage, isSignedOut } from '../../lib/api';
import { text } from './text';

/** Progress is updated in steps of this size. */
const stepBytes = 1_000_000;

/** Bytes received. Outside the page, so that a download continues when staff leave it. null: no download. */
const progress = createStore<number | null>(null);

async function exportDatabase() {
  progress.set(0);
  try {
    const file = await downloadExport((bytes) => progress.set(Math.floor(bytes / stepBytes) * stepBytes));
    saveFile(file.name, file.content);
    return file;
  } finally {
    progress.set(null);
  }
}

/** The toasts are those of specification §8. */
export function useDatabaseExport() {
  const bytes = useStore(progress, null);
  const exporting = useMutation({
    mutationFn: exportDatabase,
    onSuccess: ({ name, content }) =>
      showToast({
        title: text.exportComplete,
        description: text.exported(name, fileSize(content.size)),
        tone: 'ok',
      }),
    onError: (error) => {
      if (isSignedOut(error)) return;
      const description = apiErrorMessage(error) ?? text.exportBrokeOff;
      showToast({ title: text.exportFailed, description, tone: 'bad' });
    },
  });
  return {
    isExporting: bytes !== null,
    bytes: bytes || null,
    start: () => exporting.mutate(),
  };
}

/**
 * Fetched instead of linked: with a link we would not learn whether all of it arrived, and an error would replace the
 * page. Each chunk becomes a Blob, which the browser may keep on disk. A broken connection fails, so half a backup is
 * never saved as a whole one.
 */
export async function downloadExport(
  onBytes: (bytes: number) => void,
): Promise<{ name: string; content: Blob }> {
  const { body, headers } = await apiFile(paths.exportCurrentData);
  const pieces: Blob[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(new Blob([next.value]));
    bytes += next.value.byteLength;
    onBytes(bytes);
  }
  return {
    name: nameIn(headers.get('Content-Disposition')) ?? `database-export-${londonDay()}.json`,
    content: new Blob(pieces, { type: 'application/json' }),
  };
}

const nameIn = (disposition: string | null): string | undefined =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1];
