import {
  type CurrentUserResponse,
  idempotencyKeyHeader,
  paths,
  type VisitEntryRequest,
  type VisitEntryResponse,
} from '@app/contracts';
import { createStore } from '@app/ui';
import { ApiError, apiForm, randomKey } from '@app/web-client';
import { createStore as openDatabase, del, set, type UseStore, values } from 'idb-keyval';

/** Bytes, as not every browser keeps a Blob in its database. */
interface EntryFile {
  field: 'files' | 'signature';
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** An entry that the API has not confirmed yet. */
export interface WaitingEntry {
  /** Idempotency key: the entry may be sent twice. */
  key: string;
  /** Who entered it: others who sign in on this phone do not send it. */
  email: string;
  visitId: string;
  /** 'Sizes of VT-26-00412'. */
  title: string;
  /** Of the top; null: of the whole visit. */
  reference: string | null;
  entry: VisitEntryRequest;
  files: EntryFile[];
  /** Why the API refused it; null: it waits. */
  problem: string | null;
}

interface QueueState {
  entries: readonly WaitingEntry[];
  isSending: boolean;
}

/** The entries of the signed-in user, oldest first. */
export const entryQueue = createStore<QueueState>({ entries: [], isSending: false });

let opened: UseStore | undefined;
const database = () => (opened ??= openDatabase('visit-entries', 'entries'));

const readEntries = async (email: string): Promise<WaitingEntry[]> =>
  (await values<WaitingEntry>(database()))
    .filter((entry) => entry.email === email)
    .sort((a, b) => a.entry.enteredAt.localeCompare(b.entry.enteredAt));

async function refresh(email: string): Promise<readonly WaitingEntry[]> {
  const entries = await readEntries(email);
  entryQueue.set({ ...entryQueue.current(), entries });
  return entries;
}

interface NewEntry extends Pick<WaitingEntry, 'visitId' | 'title' | 'reference'> {
  entry: Omit<VisitEntryRequest, 'enteredAt'>;
  photos: readonly File[];
  signature: File | null;
}

/** Stores an entry in the browser's database before it is sent, so that a reload or an empty battery loses nothing. */
export async function saveEntry(
  { email }: Pick<CurrentUserResponse, 'email'>,
  { entry, photos, signature, ...about }: NewEntry,
): Promise<void> {
  const toFile = async (field: EntryFile['field'], file: File): Promise<EntryFile> => ({
    field,
    name: file.name,
    type: file.type,
    bytes: await file.arrayBuffer(),
  });
  const files = await Promise.all([
    ...photos.map((photo) => toFile('files', photo)),
    ...(signature ? [toFile('signature', signature)] : []),
  ]);
  const key = randomKey();
  const waiting: WaitingEntry = {
    ...about,
    key,
    email,
    files,
    problem: null,
    entry: { ...entry, enteredAt: new Date().toISOString() },
  };
  await set(key, waiting, database());
  await refresh(email);
}

export async function discardEntry({ key, email }: WaitingEntry): Promise<void> {
  await del(key, database());
  await refresh(email);
}

/** Sends a refused entry again, such as after the office has corrected the order. */
export async function retryEntry(entry: WaitingEntry): Promise<void> {
  await set(entry.key, { ...entry, problem: null }, database());
  await refresh(entry.email);
}

/** Errors after which the same request may succeed later: signed out, too many requests, or a server that is down. */
const isTemporary = ({ status }: ApiError): boolean => [401, 408, 429].includes(status) || status >= 500;

/**
 * Sends the waiting entries, oldest first, until the connection fails.
 * @param onSent called for each entry that was sent
 */
export async function sendEntries(
  email: string,
  onSent: (response: VisitEntryResponse, entry: WaitingEntry) => void,
): Promise<void> {
  if (entryQueue.current().isSending) return;
  entryQueue.set({ ...entryQueue.current(), isSending: true });
  try {
    for (const waiting of await refresh(email)) {
      if (waiting.problem !== null) continue;
      try {
        const response = await send(waiting);
        await discardEntry(waiting);
        onSent(response, waiting);
      } catch (error) {
        if (!(error instanceof ApiError) || isTemporary(error)) return;
        await set(waiting.key, { ...waiting, problem: error.body?.error ?? error.message }, database());
        await refresh(email);
      }
    }
  } finally {
    entryQueue.set({ ...entryQueue.current(), isSending: false });
  }
}

function send({ key, visitId, entry, files }: WaitingEntry): Promise<VisitEntryResponse> {
  const form = new FormData();
  form.append('entry', JSON.stringify(entry));
  for (const { field, name, type, bytes } of files)
    form.append(field, new File([bytes], name, { type }), name);
  return apiForm<VisitEntryResponse>(paths.visitEntries(visitId), form, { [idempotencyKeyHeader]: key });
}
