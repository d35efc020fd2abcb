import { fileSize, showToast } from '@app/ui';
import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isSignedOut } from '../../lib/api/create-query-client';
import { sentenceOf } from '../../lib/api/show-failure';
import { downloadExport, saveFile } from './download-export';
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
    saveFile(file);
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
    /** Worth showing, once there is something to show. */
    bytes: bytes === null || bytes === 0 ? null : bytes,
    start: () => exporting.mutate(),
  };
}
