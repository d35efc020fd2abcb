import { attachmentLimits } from '@app/contracts';
import { showToast } from '@app/ui';
import { chooseFiles, isPicture } from './choose-files';
import { ChosenFiles, type ChosenFile } from './chosen-files';
import { text, type AttachedTo } from './queue-text';
import { prepareFile, type PreparedFile } from './shrink-picture';
import { uploadFiles } from './upload-files';
import { UploadStatus, type UploadState } from './upload-status';

export interface AttachmentsState {
  chosenFiles: readonly ChosenFile[];
  problem: string | null;
  /** Announced to screen readers after a change. */
  announcement: string;
  uploadState: UploadState | null;
  /** The components for the list; null until the first file is chosen. */
  views: {
    ChosenFiles: typeof ChosenFiles;
    UploadStatus: typeof UploadStatus;
  } | null;
}

interface QueuedFile extends ChosenFile {
  prepared: Promise<PreparedFile>;
}

interface UploadTarget {
  path: string;
  attachedTo: AttachedTo;
}

/** Holds the files a visitor wants to send, and uploads them. Loaded with the first file. */
export class AttachmentQueue {
  private state: AttachmentsState = {
    chosenFiles: [],
    problem: null,
    announcement: '',
    uploadState: null,
    views: { ChosenFiles, UploadStatus },
  };
  private queuedFiles: readonly QueuedFile[] = [];
  /** For {@link restore}: what the last {@link clear} removed. */
  private clearedFiles: readonly QueuedFile[] = [];
  private lastId = 0;
  /** One picture at a time: shrinking one takes 50 MB of memory. */
  private lastPreparation: Promise<unknown> = Promise.resolve();

  constructor(private readonly onChange: (state: AttachmentsState) => void) {}

  add(selectedFiles: readonly File[]): void {
    const { accepted, problem } = chooseFiles(selectedFiles, this.queuedFiles.length);
    this.queuedFiles = [...this.queuedFiles, ...accepted.map((file) => this.enqueue(file))];
    this.update({ problem, announcement: problem ?? text.added(this.queuedFiles.length) });
  }

  remove(id: number): void {
    const name = this.queuedFiles.find((file) => file.id === id)?.name ?? '';
    this.discard(id);
    this.update({ problem: null, announcement: text.removed(name, this.queuedFiles.length) });
  }

  clear(): void {
    this.clearedFiles = this.queuedFiles;
    this.queuedFiles = [];
    this.update({ problem: null, announcement: '' });
  }

  /** Files chosen since are kept. */
  restore(): void {
    this.queuedFiles = [...this.clearedFiles, ...this.queuedFiles].slice(0, attachmentLimits.count);
    this.clearedFiles = [];
    this.update({ announcement: text.added(this.queuedFiles.length) });
  }

  /** Uploads to the saved quote or inquiry. Never rejects: the outcome is in the state. */
  async upload(path: string, attachedTo: AttachedTo): Promise<void> {
    const preparations = this.queuedFiles.map(({ prepared }) => prepared);
    this.clear();
    this.update({ uploadState: null });
    if (preparations.length === 0) return;
    await withUnloadWarning(async () => {
      const preparedFiles = await Promise.all(preparations);
      const files = preparedFiles.flatMap((outcome) => ('file' in outcome ? [outcome.file] : []));
      const refused = preparedFiles.flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : []));
      await this.send({ path, attachedTo }, files, { arrived: [], refused });
    });
  }

  private async send(
    target: UploadTarget,
    files: readonly File[],
    previous: { arrived: readonly string[]; refused: readonly string[] },
  ): Promise<void> {
    const arrived = [...previous.arrived];
    const total = arrived.length + files.length;
    const reportProgress = () =>
      this.update({ uploadState: { kind: 'sending', arrived: arrived.length, total } });
    reportProgress();
    const { unsentFiles, rejections: newRejections } = await uploadFiles(target.path, files, ({ name }) => {
      arrived.push(name);
      reportProgress();
    });
    const rejections = [...previous.refused, ...newRejections];
    const failed = unsentFiles.length + rejections.length;
    if (failed === 0) {
      this.update({ uploadState: { kind: 'arrived', total } });
      return;
    }
    const title =
      arrived.length > 0
        ? text.partlyFailed(target.attachedTo, failed, arrived.length + failed)
        : text.failed(target.attachedTo, files.every(isPicture));
    const retry = () =>
      void withUnloadWarning(() => this.send(target, unsentFiles, { arrived, refused: rejections }));
    this.update({
      uploadState: {
        kind: 'failed',
        title,
        arrived,
        rejections,
        unsentFiles: unsentFiles.map(({ name }) => name),
        retry,
      },
    });
    // A toast too, as the visitor may have moved on.
    showToast({ title, tone: 'bad' });
  }

  private enqueue(file: File): QueuedFile {
    const id = (this.lastId += 1);
    const prepared = this.lastPreparation.then(() => prepareFile(file));
    this.lastPreparation = prepared;
    void prepared.then((outcome) => this.applyPrepared(id, file, outcome));
    return { id, name: file.name, size: file.size, isPicture: isPicture(file), prepared };
  }

  private applyPrepared(id: number, original: File, outcome: PreparedFile): void {
    if ('problem' in outcome) {
      this.discard(id);
      // Reports every problem.
      const problem = [this.state.problem, outcome.problem].filter(Boolean).join(' ');
      this.update({ problem, announcement: problem });
    } else if (outcome.file !== original) {
      const { name, size } = outcome.file;
      this.queuedFiles = this.queuedFiles.map((other) =>
        other.id === id ? { ...other, name, size } : other,
      );
      this.update({});
    }
  }

  private discard(id: number): void {
    this.queuedFiles = this.queuedFiles.filter((file) => file.id !== id);
  }

  private update(change: Partial<AttachmentsState>): void {
    this.state = { ...this.state, ...change };
    this.onChange({ ...this.state, chosenFiles: this.queuedFiles });
  }
}

/** Warns before closing the tab while files are uploading. */
async function withUnloadWarning(work: () => Promise<void>): Promise<void> {
  const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', preventUnload);
  try {
    await work();
  } finally {
    window.removeEventListener('beforeunload', preventUnload);
  }
}
