import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

/** Older visits may be wrong, and contain customers' details. */
const maxAgeMs = 24 * 3_600_000;

let opened: UseStore | undefined;
const database = () => (opened ??= createStore('latest-visits', 'entries'));

interface LatestResponse<T> {
  at: string;
  data: T;
}

/** Stores the API's latest response, for a page that is opened without a connection. */
export const saveLatestResponse = <T>(key: string, data: T): Promise<void> =>
  set(key, { at: new Date().toISOString(), data }, database());

export async function readLatestResponse<T>(key: string): Promise<LatestResponse<T> | undefined> {
  const latest = await get<LatestResponse<T>>(key, database());
  return latest && Date.now() - Date.parse(latest.at) < maxAgeMs ? latest : undefined;
}

export const deleteLatestResponses = (): Promise<void> => clear(database());
