import { LazyPart, PartView, toastStore } from '@app/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

const host = new LazyPart(() =>
  import(/* webpackChunkName: "toasts" */ './chunks/toast-chunk').then((it) => it.PageToastHost),
);

const hasToasts = () => toastStore.current().length > 0;

/** The page's own toast host, loaded with the first toast. Dialogs bring their own (decision 10). */
export function PageToasts() {
  const [attempt, setAttempt] = useState(0);
  const isWanted = useSyncExternalStore(toastStore.subscribe, hasToasts, () => false);
  if (!isWanted) return null;
  return (
    <PartView
      key={attempt}
      part={host}
      props={{}}
      loading={null}
      failed={() => <WithNextToast again={() => setAttempt(attempt + 1)} />}
    />
  );
}

/** Shows nothing after a failure; the next toast loads it again. */
function WithNextToast({ again }: { again: () => void }) {
  useEffect(() => toastStore.subscribe(again));
  return null;
}
