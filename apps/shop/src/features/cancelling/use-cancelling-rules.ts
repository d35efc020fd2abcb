import { type CancellingRules, paths } from '@app/contracts';
import { apiQuery, type LoadState } from '@app/web-client';
import { useEffect, useState } from 'react';

/** The owner's current cancellation terms. Used by pages without a query library too. */
export function useCancellingRules(): LoadState<CancellingRules> {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<LoadState<CancellingRules>>({ kind: 'loading' });
  useEffect(() => {
    const refresh = () => {
      setState({ kind: 'loading' });
      setTries(tries + 1);
    };
    const asking = new AbortController();
    apiQuery<CancellingRules>(paths.cancellingRules, asking.signal).then(
      (data) => setState({ kind: 'ready', data, refresh }),
      (error: Error) => asking.signal.aborted || setState({ kind: 'failed', error, retry: refresh }),
    );
    return () => asking.abort();
  }, [tries]);
  return state;
}
