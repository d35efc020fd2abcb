import { LazyChunk, ChunkView } from '@app/ui';
import { AdminFailed, AdminLoading } from '../pages/admin/admin-failed';

/** Only this chunk contains the federation runtime: customers never download it. */
const adminApp = new LazyChunk(() =>
  import(/* webpackChunkName: "load-admin" */ './load-admin').then((module) => module.loadAdmin()),
);

/** The admin remote, fetched from its own server when this route opens (D27). */
export function AdminRoute({ basePath }: { basePath: string }) {
  return (
    <ChunkView
      key={basePath}
      chunk={adminApp}
      props={{ basePath }}
      loading={<AdminLoading />}
      failed={({ retry }) => <AdminFailed retry={retry} />}
    />
  );
}
