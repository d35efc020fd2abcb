import { type CancellingRules, paths } from '@app/contracts';
import { apiQuery, type LoadState } from '@app/web-client';
import { useEffect, useState } from 'react';

/** The owner's current cancellation terms. Used by pages without a query library too. */
export function useCancellingRules(): LoadState<CancellingRules> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LoadState<CancellingRules>>({ kind: 'loading' });
  useEffect(() => {
    const refresh = () => {
      setState({ kind: 'loading' });
      setAttempt(attempt + 1);
    };
    const request = new AbortController();
    apiQuery<CancellingRules>(paths.cancellingRules, request.signal).then(
      (data) => setState({ kind: 'ready', data, refresh }),
      (error: Error) => request.signal.aborted || setState({ kind: 'failed', error, retry: refresh }),
    );
    return () => request.abort();
  }, [attempt]);
  return state;
}
