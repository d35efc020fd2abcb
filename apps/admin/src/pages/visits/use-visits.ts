import { paths, type Visits } from '@app/contracts';
import { useEffect, useState } from 'react';
import { useAdminQuery } from '../../lib/api';
import { saveLatestResponse, readLatestResponse } from '../../lib/offline/latest-responses';
import { startVisitsWorker } from '../../lib/offline/visits-worker';
import { useCurrentUser } from '../../lib/session/session';

const refreshMs = 60_000;

/** The visits; without a connection those of the last response, with its time. */
export function useVisits() {
  const user = useCurrentUser();
  const email = user?.email;
  const isFitter = user?.role === 'fitter';
  const query = useAdminQuery<Visits>(paths.visits, { refreshMs });
  const [latest, setLatest] = useState<{ at: string; data: Visits }>();
  useEffect(() => {
    if (email === undefined) return;
    const key = `${email} ${paths.visits}`;
    if (query.data) {
      void saveLatestResponse(key, query.data);
      if (isFitter) void saveLatestResponse(paths.currentUser, user);
    } else if (query.error) void readLatestResponse<Visits>(key).then(setLatest);
  }, [user, email, isFitter, query.data, query.error]);
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    // Private windows and full phones refuse it: then the page has to stay open.
    if (isFitter && isLoaded) startVisitsWorker().catch(() => undefined);
  }, [isFitter, isLoaded]);
  // A failed refresh keeps the data.
  const loadedAt = query.data ? new Date(query.dataUpdatedAt).toISOString() : latest?.at;
  return {
    query: latest && !query.data ? { ...query, data: latest.data, error: null } : query,
    offlineSince: query.error ? loadedAt : undefined,
  };
}
