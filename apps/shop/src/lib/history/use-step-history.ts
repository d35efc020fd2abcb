import { useEffect, useEffectEvent, useState } from 'react';
import { beginEntries, followTo, haveEntriesUpTo, historySettled, leaveEntries } from './step-history';

interface StepHistory {
  index: number;
  goTo: (index: number) => void;
}

/**
 * Steps that the browser's Back walks through. Which one is shown is known here; the history holds at
 * least one entry for each step up to it, so that each press on Back can mean the step before.
 */
export function useStepHistory(options: {
  /** While it is not there is nothing to walk through. */
  isOpen?: boolean;
  first: number;
  /** Back was pressed on the first step. */
  onLeave: () => void;
  /** Something that lies over the steps and goes first, such as the pictures; says whether there was. */
  onBack: () => boolean;
  /** Nothing is left to go back to, as after saving: the next Back leaves. */
  isOver: boolean;
}): StepHistory {
  const { isOpen = true } = options;
  const [index, setIndex] = useState(options.first);

  const goTo = (next: number) => {
    haveEntriesUpTo(next);
    setIndex(next);
  };
  const begin = useEffectEvent(() => beginEntries(index));
  const follow = useEffectEvent((state: unknown) => {
    const move = followTo(state);
    if (move === null) return;
    if (options.onBack()) (move === 'page' ? beginEntries : haveEntriesUpTo)(index);
    else if (move === 'forward') goTo(index + 1);
    else if (move === 'page' || options.isOver || index === 0) options.onLeave();
    else goTo(index - 1);
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    let isMounted = true;
    const onPop = (event: PopStateEvent) => follow(event.state);
    void historySettled().then(() => {
      if (!isMounted) return;
      begin();
      window.addEventListener('popstate', onPop);
    });
    return () => {
      isMounted = false;
      window.removeEventListener('popstate', onPop);
      void leaveEntries();
    };
  }, [isOpen]);

  return { index, goTo };
}
