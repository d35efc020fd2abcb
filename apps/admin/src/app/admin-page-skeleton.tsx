import { Skeleton } from '@app/ui';
import { AdminPage } from '../lib/page/admin-page';
import { partText } from '../lib/parts/part-text';

/** A page whose file is on its way, at the size of what comes. */
export const AdminPageSkeleton = ({ title }: { title: string }) => (
  <AdminPage title={title}>
    <p role="status" className="sr-only">
      {partText.loading}
    </p>
    <Skeleton className="mb-3 h-8 w-60" />
    <Skeleton className="h-122 w-full rounded-3" />
  </AdminPage>
);
