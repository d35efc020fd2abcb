import type { VisitEntryResponse } from '@app/contracts';
import { showToast, useStore } from '@app/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { invalidateData } from '../../lib/api';
import { useCurrentUser } from '../../lib/session/session';
import { entryQueue, sendEntries, type WaitingEntry } from './entry-queue';
import { text } from './text';

/** The browser's event for a returned connection does not fire in every dead spot. */
const retryMs = 30_000;

/** The entries that are not sent yet. Sends them on opening, once the connection is back, and every half minute. */
export function useEntryQueue() {
  const client = useQueryClient();
  const email = useCurrentUser()?.email;
  const state = useStore(entryQueue, entryQueue.current());
  const send = useCallback(() => {
    if (email === undefined) return;
    const onSent = ({ isRevised }: VisitEntryResponse, { title }: WaitingEntry) => {
      showToast({
        title: `${title}: ${text.sent.toLowerCase()}`,
        description: isRevised ? text.revised : undefined,
        tone: 'ok',
      });
      invalidateData(client, ['orders', 'tasks']);
    };
    void sendEntries(email, onSent);
  }, [client, email]);
  useEffect(() => {
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, retryMs);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [send]);
  return { ...state, email, send };
}
