import { useEffect, useEffectEvent, useState } from 'react';
import { beginEntries, followTo, addEntriesUpTo, historySettled, leaveEntries } from './step-history';

interface StepHistory {
  index: number;
  goTo: (index: number) => void;
}

/**
 * Steps that the browser's Back moves through. The current step is known here; the history has at least one entry per
 * earlier step, so that each Back can mean one step.
 */
export function useStepHistory(options: {
  /** While closed there are no entries. */
  isOpen?: boolean;
  first: number;
  onLeave: () => void;
  /** Closes a layer over the steps, such as the pictures; true if there was one. */
  onBack: () => boolean;
  /** There is no step to go back to, as after saving: the next Back leaves. */
  isOver: boolean;
}): StepHistory {
  const { isOpen = true } = options;
  const [index, setIndex] = useState(options.first);

  const goTo = (next: number) => {
    addEntriesUpTo(next);
    setIndex(next);
  };
  const begin = useEffectEvent(() => beginEntries(index));
  const follow = useEffectEvent((state: unknown) => {
    const move = followTo(state);
    if (move === null) return;
    if (options.onBack()) (move === 'page' ? beginEntries : addEntriesUpTo)(index);
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
