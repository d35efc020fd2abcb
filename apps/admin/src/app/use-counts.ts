import { paths, type AdminCountsResponse, type StaffRole } from '@app/contracts';
import { optionalData } from '@app/web-client';
import { useAdminQuery } from '../lib/api';

/** Numbers beside the pages; the workshop may not know them. */
export const useCounts = (role: StaffRole | undefined): AdminCountsResponse | undefined =>
  optionalData(
    useAdminQuery<AdminCountsResponse>(paths.adminCounts, {
      isEnabled: role === 'owner' || role === 'office',
    }),
  );
