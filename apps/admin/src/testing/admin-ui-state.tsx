import { paths, sessionHintCookie, type AdminCountsResponse } from '@app/contracts';
import type { UiStates, UiState } from '@app/ui/testing';
import { mockResponses, type FakeServer } from '@app/web-client/testing';
import { lazy, Suspense } from 'react';

/** A screen for the states page of the shop (`npm run states` there). */
export interface AdminUiState extends UiState {
  isPage: true;
  api: (api: FakeServer) => unknown;
  before: () => void;
}

export type AdminUiStates = UiStates<AdminUiState>;

export const ownerUser = {
  firstName: 'Alison',
  email: 'alison@example.com',
  isAdmin: true,
  role: 'owner',
} as const;
export const adminCounts: AdminCountsResponse = {
  orders: 24,
  newInquiries: 3,
  openTasks: 4,
  overdueTasks: 1,
  paymentReviews: 1,
  undecidedTransfers: 0,
  isOnHold: false,
  isBackupMissing: false,
  materials: 5,
  colors: 27,
  'sink-types': 5,
  thicknesses: 4,
  cutouts: 4,
  basins: 6,
};
/** Lazy, so that the admin's style sheet stays out of the shop's own states. */
const AdminApp = lazy(() => import('../admin-app').then((it) => ({ default: it.AdminApp })));

const view = () => (
  <Suspense>
    <AdminApp basePath="/admin" />
  </Suspense>
);

export const adminUiState = (
  address: string,
  {
    play,
    api,
    isSignedIn = true,
  }: Partial<Pick<AdminUiState, 'play' | 'api'>> & { isSignedIn?: boolean } = {},
): AdminUiState => ({
  isPage: true,
  view,
  before: () => {
    window.history.replaceState(null, '', address);
    document.cookie = `${sessionHintCookie}=${isSignedIn ? '1' : ''}; path=/`;
  },
  api: (server) => {
    server
      .on('GET', paths.currentUser, mockResponses.ok(ownerUser))
      .on('GET', paths.adminCounts, mockResponses.ok(adminCounts));
    api?.(server);
  },
  play,
});
