import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { historySettled, pushStep, stepIn, takeBack } from './step-history';

interface StepHistory {
  index: number;
  goTo: (index: number) => void;
  /** Takes all entries of the calculator off the history, for going somewhere else. */
  leave: () => Promise<void>;
}

/**
 * Steps that the browser's Back walks through (DESIGN §6): each is an entry of the history. Back from the
 * first closes the calculator, and closing it in any other way takes its entries away.
 */
export function useStepHistory(options: {
  first: number;
  /** Back was pressed on the first step. */
  onLeave: () => void;
  /** Nothing is left to go back to, as after saving: the next Back leaves. */
  isOver: boolean;
}): StepHistory {
  const mount = useId();
  const session = useRef('');
  const entries = useRef(0);
  const [index, setIndex] = useState(options.first);

  const begin = useEffectEvent(() => {
    for (let step = 0; step <= options.first; step += 1) pushStep(session.current, step);
    entries.current = options.first + 1;
  });
  const followBrowser = useEffectEvent((state: unknown) => {
    const step = stepIn(state, session.current);
    entries.current = step === null ? 0 : step + 1;
    if (step === null || options.isOver) options.onLeave();
    else setIndex(step);
  });

  useEffect(() => {
    let isMounted = true;
    session.current = `${mount}${Date.now()}`;
    const onPop = (event: PopStateEvent) => followBrowser(event.state);
    void historySettled().then(() => {
      if (!isMounted) return;
      begin();
      window.addEventListener('popstate', onPop);
    });
    return () => {
      isMounted = false;
      window.removeEventListener('popstate', onPop);
      void takeBack(entries.current);
      entries.current = 0;
    };
  }, [mount]);

  return {
    index,
    goTo: (next) => {
      if (next < entries.current) void takeBack(entries.current - 1 - next);
      for (let step = entries.current; step <= next; step += 1) pushStep(session.current, step);
      entries.current = next + 1;
      setIndex(next);
    },
    leave: () => {
      const own = entries.current;
      entries.current = 0;
      return takeBack(own);
    },
  };
}
