import { paths } from '@app/contracts';
import { fileSize, saveFile, showToast } from '@app/ui';
import { apiFile } from '@app/web-client';
import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isSignedOut } from '../../lib/api/create-query-client';
import { sentenceOf } from '../../lib/api/show-failure';
import { londonDay } from '../../lib/london-day';
import { text } from './text';

const stepBytes = 1_000_000;

/** How far the one export is; outside of the page, so that it goes on and is known while staff look at another. */
class ExportProgress {
  /** Bytes that have arrived, in steps that are worth showing; null while there is no export. */
  private bytes: number | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly current = () => this.bytes;

  readonly set = (bytes: number | null): void => {
    this.bytes = bytes === null ? null : Math.floor(bytes / stepBytes) * stepBytes;
    for (const listener of this.listeners) listener();
  };
}
const progress = new ExportProgress();

async function exportDatabase() {
  progress.set(0);
  try {
    const file = await downloadExport(progress.set);
    saveFile(file.name, file.content);
    return file;
  } finally {
    progress.set(null);
  }
}

/** The download of a backup, with the toasts of the specification §8. */
export function useDatabaseExport() {
  const bytes = useSyncExternalStore(progress.subscribe, progress.current);
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
      const description = sentenceOf(error) ?? text.exportBrokeOff;
      showToast({ title: text.exportFailed, description, tone: 'bad' });
    },
  });
  return {
    isExporting: bytes !== null,
    bytes: bytes === null || bytes === 0 ? null : bytes,
    start: () => exporting.mutate(),
  };
}

interface ExportFile {
  name: string;
  content: Blob;
}

/** So much is handed to the browser at a time. */
const pieceBytes = 8 * 1024 * 1024;

/**
 * The whole database as a file. A link to the address would be saved without us hearing whether all of it arrived, and a
 * refusal would take the page's place; so it is fetched. What arrives is handed over in pieces: a Blob is kept by the
 * browser, on the disk where it is large, and the tab itself holds one piece at a time. A connection that breaks off
 * fails, so that half a backup is never taken for a whole one.
 */
export async function downloadExport(onBytes: (bytes: number) => void): Promise<ExportFile> {
  const reply = await apiFile(paths.exportCurrentData);
  return {
    name: nameIn(reply.headers.get('Content-Disposition')) ?? `database-export-${londonDay()}.json`,
    content: await inPieces(reply, onBytes),
  };
}

async function inPieces({ body }: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const pieces: Blob[] = [];
  let chunks: BlobPart[] = [];
  let waiting = 0;
  let bytes = 0;
  const handOver = () => {
    pieces.push(new Blob(chunks));
    chunks = [];
    waiting = 0;
  };
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    waiting += next.value.byteLength;
    bytes += next.value.byteLength;
    if (waiting >= pieceBytes) handOver();
    onBytes(bytes);
  }
  handOver();
  return new Blob(pieces, { type: 'application/json' });
}

const nameIn = (disposition: string | null): string | undefined =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1];
