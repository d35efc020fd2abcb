import { attachmentLimits } from '@app/contracts';
import { showToast } from '@app/ui';
import { chooseFiles, isPicture } from './choose-files';
import { ChosenFiles, type ChosenFile } from './chosen-files';
import { text, type AttachedTo } from './queue-text';
import { prepareFile, type Prepared } from './shrink-picture';
import { uploadFiles } from './upload-files';
import { UploadStatus, type UploadState } from './upload-status';

export interface AttachmentsState {
  chosen: readonly ChosenFile[];
  problem: string | null;
  /** Announced to screen readers after a change. */
  said: string;
  delivery: UploadState | null;
  /** The components for the list; null until the first file is chosen. */
  views: {
    ChosenFiles: typeof ChosenFiles;
    UploadStatus: typeof UploadStatus;
  } | null;
}

interface KeptFile extends ChosenFile {
  prepared: Promise<Prepared>;
}

interface Receiver {
  path: string;
  attachedTo: AttachedTo;
}

/** Holds the files a visitor wants to send, and uploads them. Loaded with the first file. */
export class AttachmentQueue {
  private state: AttachmentsState = {
    chosen: [],
    problem: null,
    said: '',
    delivery: null,
    views: { ChosenFiles, UploadStatus },
  };
  private kept: readonly KeptFile[] = [];
  /** For {@link restore}: what the last {@link clear} removed. */
  private cleared: readonly KeptFile[] = [];
  private lastId = 0;
  /** One picture at a time: shrinking one takes 50 MB of memory. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly onChange: (state: AttachmentsState) => void) {}

  add(picked: readonly File[]): void {
    const { taken, problem } = chooseFiles(picked, this.kept.length);
    this.kept = [...this.kept, ...taken.map((file) => this.keep(file))];
    this.update({ problem, said: problem ?? text.added(this.kept.length) });
  }

  remove(id: number): void {
    const name = this.kept.find((file) => file.id === id)?.name ?? '';
    this.drop(id);
    this.update({ problem: null, said: text.removed(name, this.kept.length) });
  }

  clear(): void {
    this.cleared = this.kept;
    this.kept = [];
    this.update({ problem: null, said: '' });
  }

  /** Files chosen since are kept. */
  restore(): void {
    this.kept = [...this.cleared, ...this.kept].slice(0, attachmentLimits.count);
    this.cleared = [];
    this.update({ said: text.added(this.kept.length) });
  }

  /** Uploads to the saved quote or inquiry. Never rejects: the outcome is in the state. */
  async deliver(path: string, attachedTo: AttachedTo): Promise<void> {
    const waiting = this.kept.map(({ prepared }) => prepared);
    this.clear();
    this.update({ delivery: null });
    if (waiting.length === 0) return;
    await held(async () => {
      const outcomes = await Promise.all(waiting);
      const files = outcomes.flatMap((outcome) => ('file' in outcome ? [outcome.file] : []));
      const refused = outcomes.flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : []));
      await this.send({ path, attachedTo }, files, { arrived: [], refused });
    });
  }

  private async send(
    receiver: Receiver,
    files: readonly File[],
    before: { arrived: readonly string[]; refused: readonly string[] },
  ): Promise<void> {
    const arrived = [...before.arrived];
    const total = arrived.length + files.length;
    const reportProgress = () =>
      this.update({ delivery: { kind: 'sending', arrived: arrived.length, total } });
    reportProgress();
    const { left, refused: refusedNow } = await uploadFiles(receiver.path, files, ({ name }) => {
      arrived.push(name);
      reportProgress();
    });
    const refused = [...before.refused, ...refusedNow];
    const failed = left.length + refused.length;
    if (failed === 0) {
      this.update({ delivery: { kind: 'arrived', total } });
      return;
    }
    const title =
      arrived.length > 0
        ? text.partlyFailed(receiver.attachedTo, failed, arrived.length + failed)
        : text.failed(receiver.attachedTo, files.every(isPicture));
    const retry = () => void held(() => this.send(receiver, left, { arrived, refused }));
    this.update({
      delivery: { kind: 'failed', title, arrived, refused, left: left.map(({ name }) => name), retry },
    });
    // A toast too, as the visitor may have moved on.
    showToast({ title, tone: 'bad' });
  }

  private keep(file: File): KeptFile {
    const id = (this.lastId += 1);
    const prepared = this.turn.then(() => prepareFile(file));
    this.turn = prepared;
    void prepared.then((outcome) => this.replace(id, file, outcome));
    return { id, name: file.name, size: file.size, isPicture: isPicture(file), prepared };
  }

  private replace(id: number, original: File, outcome: Prepared): void {
    if ('problem' in outcome) {
      this.drop(id);
      // Reports every problem.
      const problem = [this.state.problem, outcome.problem].filter(Boolean).join(' ');
      this.update({ problem, said: problem });
    } else if (outcome.file !== original) {
      const { name, size } = outcome.file;
      this.kept = this.kept.map((other) => (other.id === id ? { ...other, name, size } : other));
      this.update({});
    }
  }

  private drop(id: number): void {
    this.kept = this.kept.filter((file) => file.id !== id);
  }

  private update(change: Partial<AttachmentsState>): void {
    this.state = { ...this.state, ...change };
    this.onChange({ ...this.state, chosen: this.kept });
  }
}

/** Warns before closing the tab while files are uploading. */
async function held(work: () => Promise<void>): Promise<void> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  try {
    await work();
  } finally {
    window.removeEventListener('beforeunload', ask);
  }
}
