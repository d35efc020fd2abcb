import { LazyPart, PartView } from '@app/ui';
import { AdminFailed, AdminLoading } from '../pages/admin/admin-failed';

/** Only this chunk contains the federation runtime: customers never download it. */
const adminApp = new LazyPart(() =>
  import(/* webpackChunkName: "load-admin" */ './load-admin').then((module) => module.loadAdmin()),
);

/** The admin remote, fetched from its own server when this route opens (D27). */
export function AdminRoute({ basePath }: { basePath: string }) {
  return (
    <PartView
      key={basePath}
      part={adminApp}
      props={{ basePath }}
      loading={<AdminLoading />}
      failed={({ retry }) => <AdminFailed retry={retry} />}
    />
  );
}
