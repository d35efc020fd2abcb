import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { currentUserKey } from '../api/create-query-client';
import { returnToSignInMs, returnToSignIn } from './session';

it('waits 500 ms before showing the sign-in page (specification §8)', async () => {
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { firstName: 'Alison' });
  const begun = performance.now();
  returnToSignIn(client);

  await waitFor(() => expect(client.getQueryData(currentUserKey)).toBeNull(), { timeout: 30_000 });
  // A timer may fire slightly early by this clock.
  expect(performance.now() - begun).toBeGreaterThan(490);
  expect(returnToSignInMs).toBe(500);
});
