import { type CancellingRules, paths } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { useEffect, useState } from 'react';

export type CancellingRulesState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; rules: CancellingRules };

const loading = { kind: 'loading' } as const;

/** What is kept of a deposit, as the owner says today. Asked for where it is shown, by pages without a query library too. */
export function useCancellingRules(): CancellingRulesState {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<CancellingRulesState>(loading);
  useEffect(() => {
    const retry = () => {
      setState(loading);
      setTries(tries + 1);
    };
    const asking = new AbortController();
    apiQuery<CancellingRules>(paths.cancellingRules, asking.signal).then(
      (rules) => setState({ kind: 'ready', rules }),
      () => asking.signal.aborted || setState({ kind: 'failed', retry }),
    );
    return () => asking.abort();
  }, [tries]);
  return state;
}
