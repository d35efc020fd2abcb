import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

/** The day's work; what is older may be wrong and is personal. */
const maxAgeMs = 24 * 3_600_000;

let opened: UseStore | undefined;
/** Opened on first use, once. */
const database = () => (opened ??= createStore('latest-visits', 'entries'));

interface LatestAnswer<T> {
  at: string;
  data: T;
}

/** The latest answer of the API, for a page that is opened without a connection. */
export const keepLatest = <T>(key: string, data: T): Promise<void> =>
  set(key, { at: new Date().toISOString(), data }, database());

export async function readLatest<T>(key: string): Promise<LatestAnswer<T> | undefined> {
  const latest = await get<LatestAnswer<T>>(key, database());
  return latest && Date.now() - Date.parse(latest.at) < maxAgeMs ? latest : undefined;
}

export const forgetLatest = (): Promise<void> => clear(database());
