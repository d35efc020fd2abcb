import type { AdminAppProps } from '@app/contracts';
import { Router } from 'wouter';
import './admin-app.css';
import { AdminGate } from './pages/gate/admin-gate';

/**
 * The whole admin, wherever it is mounted: all its addresses are below `basePath`. The one gate is here (D27);
 * nobody can sign in yet, so nobody passes it.
 */
export function AdminApp({ basePath }: AdminAppProps) {
  return (
    <Router base={basePath}>
      <AdminGate />
    </Router>
  );
}
