import { adminRemote, type AdminAppProps } from '@app/contracts';
import { adminDensity, DensityContext, ToastHost } from '@app/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router, useRoute } from 'wouter';
import { Frame } from './app/frame';
import { createQueryClient } from './lib/api/create-query-client';
import { leaveGuard } from './lib/guard/leave-guard';
import { UnsavedChangesGuard } from './lib/guard/unsaved-changes-guard';
import { returnToGate } from './lib/session/session';
import { useDocumentTheme } from './lib/theme/theme-store';
import { useOwnStyles } from './lib/theme/use-own-styles';
import { Gate } from './pages/gate/gate';
import { InvitationPage } from './pages/gate/invitation-page';

import './admin-app.css';

/** Read by the shop, which may be of another release. */
export const { contract } = adminRemote;

/** `/migrate` is a second address of one of the pages (D26). */
const adminBase = '/admin';

/** The only gate is here (D27). */
export function AdminApp({ basePath }: AdminAppProps) {
  const [client] = useState(() => createQueryClient(returnToGate));
  useDocumentTheme();
  useOwnStyles();
  return (
    <DensityContext value={adminDensity}>
      <QueryClientProvider client={client}>
        <Router base={basePath === '/migrate' ? adminBase : basePath} aroundNav={leaveGuard.aroundNav}>
          <Entrance />
          <UnsavedChangesGuard />
        </Router>
        <ToastHost />
      </QueryClientProvider>
    </DensityContext>
  );
}

/** Outside the gate: somebody invited has no password yet. */
function Entrance() {
  const [isInvitation] = useRoute('/invitation');
  if (isInvitation) return <InvitationPage />;
  return <Gate>{(staff) => <Frame staff={staff} />}</Gate>;
}
