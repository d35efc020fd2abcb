import { LazyChunk, ChunkView, toastStore } from '@app/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

const host = new LazyChunk(() =>
  import(/* webpackChunkName: "toasts" */ './chunks/toast-chunk').then((module) => module.PageToastHost),
);

const hasToasts = () => toastStore.current().length > 0;

/** The page's own toast host, loaded with the first toast. Dialogs bring their own (decision 10). */
export function PageToasts() {
  const [attempt, setAttempt] = useState(0);
  const needsHost = useSyncExternalStore(toastStore.subscribe, hasToasts, () => false);
  if (!needsHost) return null;
  return (
    <ChunkView
      key={attempt}
      chunk={host}
      props={{}}
      loading={null}
      failed={() => <RetryOnNextToast retry={() => setAttempt(attempt + 1)} />}
    />
  );
}

/** Shows nothing after a failure; the next toast loads it again. */
function RetryOnNextToast({ retry }: { retry: () => void }) {
  useEffect(() => toastStore.subscribe(retry));
  return null;
}
