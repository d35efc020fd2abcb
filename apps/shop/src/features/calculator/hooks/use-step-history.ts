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
  /** Something that lies over the steps and goes first, such as the pictures; says whether there was. */
  onBack: () => boolean;
  /** Nothing is left to go back to, as after saving: the next Back leaves. */
  isOver: boolean;
}): StepHistory {
  const mount = useId();
  const session = useRef('');
  const entries = useRef(0);
  const [index, setIndex] = useState(options.first);

  const pushUpTo = (last: number) => {
    for (let step = entries.current; step <= last; step += 1) pushStep(session.current, step);
    entries.current = last + 1;
  };
  const begin = useEffectEvent(() => pushUpTo(options.first));
  const followBrowser = useEffectEvent((state: unknown) => {
    const step = stepIn(state, session.current);
    entries.current = step === null ? 0 : step + 1;
    if (options.onBack()) pushUpTo(index);
    else if (step === null || options.isOver) options.onLeave();
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
      entries.current = Math.min(entries.current, next + 1);
      pushUpTo(next);
      setIndex(next);
    },
    leave: () => {
      const own = entries.current;
      entries.current = 0;
      return takeBack(own);
    },
  };
}
