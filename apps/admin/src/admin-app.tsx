import { adminRemote, type AdminAppProps } from '@app/contracts';
import { adminDensity, DensityContext, ToastHost } from '@app/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router, useRoute } from 'wouter';
import { Frame } from './app/frame';
import { createQueryClient } from './lib/api';
import { leaveGuard } from './lib/guard/leave-guard';
import { UnsavedChangesGuard } from './lib/guard/unsaved-changes-guard';
import { returnToSignIn } from './lib/session/session';
import { useDocumentTheme } from './lib/theme/theme-store';
import { useAdminStyles } from './lib/theme/use-admin-styles';
import { RequireAdmin } from './pages/auth/require-admin';
import { SetPasswordPage } from './pages/auth/set-password-page';

import './admin-app.css';

/** Read by the shop, which may be of another release. */
export const { contract } = adminRemote;

/** `/migrate` is another URL of the migration page (D26). */
const adminBase = '/admin';

/** Only this app checks who may see the admin panel (D27). */
export function AdminApp({ basePath }: AdminAppProps) {
  const [client] = useState(() => createQueryClient(returnToSignIn));
  useDocumentTheme();
  useAdminStyles();
  return (
    <DensityContext value={adminDensity}>
      <QueryClientProvider client={client}>
        <Router base={basePath === '/migrate' ? adminBase : basePath} aroundNav={leaveGuard.aroundNav}>
          <AdminEntry />
          <UnsavedChangesGuard />
        </Router>
        <ToastHost />
      </QueryClientProvider>
    </DensityContext>
  );
}

/** The page to set a password needs no session: an invited user has no password yet. */
function AdminEntry() {
  const [isInvitation] = useRoute('/invitation');
  if (isInvitation) return <SetPasswordPage />;
  return <RequireAdmin>{(user) => <Frame user={user} />}</RequireAdmin>;
}
