import { adminDensity, clearToasts, DensityContext, loadToaster, ToastHost } from '@app/ui';
import { keepToasts } from '@app/ui/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { createQueryClient } from '../api/create-query-client';
import { leaveGuard } from '../guard/leave-guard';
import { UnsavedChangesGuard } from '../guard/unsaved-changes-guard';
import { returnToGate } from '../session/session';

// What draws the toasts comes by itself otherwise, in the midst of a test.
beforeAll(loadToaster);
keepToasts();

interface RenderOptions {
  /** The address below /admin, such as '/materials?item=3'. */
  at?: string;
}

export function renderAdmin(page: ReactNode, { at = '/' }: RenderOptions = {}): RenderResult {
  clearToasts();
  window.history.replaceState(null, '', at === '/' ? '/admin' : `/admin${at}`);
  return render(
    <DensityContext value={adminDensity}>
      <QueryClientProvider client={createQueryClient(returnToGate)}>
        <Router base="/admin" aroundNav={leaveGuard.aroundNav}>
          {page}
          <UnsavedChangesGuard />
        </Router>
        <ToastHost isOfPage />
      </QueryClientProvider>
    </DensityContext>,
  );
}
