import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { currentUserKey } from '../api/create-query-client';
import { backToGateMs, returnToGate } from './session';

it('waits half a second, so that the message about the session can be read (specification §8)', async () => {
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { firstName: 'Alison' });
  const begun = performance.now();
  returnToGate(client);

  await waitFor(() => expect(client.getQueryData(currentUserKey)).toBeNull(), { timeout: 30_000 });
  // A timer may fire slightly early by this clock.
  expect(performance.now() - begun).toBeGreaterThan(490);
  expect(backToGateMs).toBe(500);
});
