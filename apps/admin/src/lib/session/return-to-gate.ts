import { showToast } from '@app/ui';
import type { QueryClient } from '@tanstack/react-query';
import { apiText } from '../api/api-text';
import { currentUserKey } from '../api/create-query-client';

/** Specification §8. */
export const backToGateMs = 500;

const onTheirWay = new WeakSet<QueryClient>();

/**
 * The session has ended: says so, then shows the gate where the page was. The address stays, so that whoever
 * signs in again is back where they were. Several calls that fail together are one.
 */
export function returnToGate(client: QueryClient): void {
  if (onTheirWay.has(client)) return;
  onTheirWay.add(client);
  showToast({ title: apiText.signedOut, description: apiText.signedOutDetail, tone: 'bad' });
  setTimeout(() => {
    onTheirWay.delete(client);
    client.setQueryData(currentUserKey, null);
  }, backToGateMs);
}
