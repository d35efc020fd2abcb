import type { AdminAppProps } from '@app/contracts';
import { Router } from 'wouter';
import './admin-app.css';
import { useStaff } from './lib/use-staff';
import { AdminGate } from './pages/gate/admin-gate';
import { AdminHome } from './pages/home/admin-home';

/** The whole admin, wherever it is mounted: all its addresses are below `basePath`. The one gate is here (D27). */
export function AdminApp({ basePath }: AdminAppProps) {
  const staff = useStaff();
  if (staff === undefined) return <p className="grid min-h-dvh place-items-center">Loading admin panel...</p>;
  return <Router base={basePath}>{staff?.isAdmin ? <AdminHome staff={staff} /> : <AdminGate />}</Router>;
}
