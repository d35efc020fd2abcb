import { adminDensity, clearToasts, DensityContext, loadToaster, ToastHost } from '@app/ui';
import { keepToasts } from '@app/ui/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { createQueryClient, currentUserKey } from '../lib/api/create-query-client';
import { leaveGuard } from '../lib/guard/leave-guard';
import { UnsavedChangesGuard } from '../lib/guard/unsaved-changes-guard';
import { returnToSignIn, type SessionUser } from '../lib/session/session';

// Otherwise the toaster would load in the middle of a test.
beforeAll(loadToaster);
keepToasts();

interface RenderOptions {
  /** Below /admin, such as '/materials?item=3'. */
  at?: string;
  /** 'unknown': the page asks the API. */
  user?: SessionUser | 'unknown';
}

const owner = { firstName: 'Alison', email: 'alison@example.com', isAdmin: true, role: 'owner' } as const;

export function renderAdmin(page: ReactNode, { at = '/', user = owner }: RenderOptions = {}): RenderResult {
  clearToasts();
  window.history.replaceState(null, '', at === '/' ? '/admin' : `/admin${at}`);
  const client = createQueryClient(returnToSignIn);
  if (user !== 'unknown') client.setQueryData(currentUserKey, user);
  return render(
    <DensityContext value={adminDensity}>
      <QueryClientProvider client={client}>
        <Router base="/admin" aroundNav={leaveGuard.aroundNav}>
          {page}
          <UnsavedChangesGuard />
        </Router>
        <ToastHost />
      </QueryClientProvider>
    </DensityContext>,
  );
}
