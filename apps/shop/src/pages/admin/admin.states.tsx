import type { ShopStates } from '../../testing/shop-state';
import { AdminFailed, AdminLoading, AdminMismatch } from './admin-failed';

export const states: ShopStates = {
  part: 'Admin, before its app arrives',
  states: {
    'loading for ever': { isPage: true, view: AdminLoading },
    'of another release': { isPage: true, view: AdminMismatch },
    failed: { isPage: true, view: () => <AdminFailed retry={() => undefined} /> },
  },
};
