import { paths, type Visits } from '@app/contracts';
import { useEffect, useState } from 'react';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { keepLatest, readLatest } from './entry-queue';

const refreshMs = 60_000;

/** The visits; without a connection the latest that were loaded, with their time. */
export function useVisits(email: string | undefined) {
  const query = useAdminQuery<Visits>(paths.visits, { refreshMs });
  const [latest, setLatest] = useState<{ at: string; data: Visits }>();
  useEffect(() => {
    if (email === undefined) return;
    if (query.data) void keepLatest(email, paths.visits, query.data);
    else if (query.error) void readLatest<Visits>(email, paths.visits).then(setLatest);
  }, [email, query.data, query.error]);
  // A failed refresh keeps the data.
  const loadedAt = query.data ? new Date(query.dataUpdatedAt).toISOString() : latest?.at;
  return {
    query: latest && !query.data ? { ...query, data: latest.data, error: null } : query,
    offlineSince: query.error ? loadedAt : undefined,
  };
}
