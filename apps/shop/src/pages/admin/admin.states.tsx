import type { ShopUiStates } from '../../testing/shop-state';
import { AdminFailed, AdminLoading, AdminVersionMismatch } from './admin-failed';

export const states: ShopUiStates = {
  title: 'Admin, before its app arrives',
  states: {
    loading: { isPage: true, view: AdminLoading },
    'version mismatch': { isPage: true, view: AdminVersionMismatch },
    failed: { isPage: true, view: () => <AdminFailed retry={() => undefined} /> },
  },
};
