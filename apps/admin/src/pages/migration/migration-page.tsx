import { paths, type AdminCountsResponse } from '@app/contracts';
import { Skeleton } from '@app/ui';
import { Link } from 'wouter';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { AdminPage } from '../../lib/page/admin-page';
import { FailedState } from '../../lib/page/failed-state';
import { linkTo } from '../../lib/url/link-to';
import { counted, text } from './text';

/** Also at `/migrate`: what the live catalogue holds. */
export function MigrationPage() {
  const counts = useAdminQuery<AdminCountsResponse>(paths.adminCounts);
  return (
    <AdminPage title={text.title}>
      {counts.error && !counts.data ? (
        <FailedState error={counts.error} retry={() => void counts.refetch()} />
      ) : (
        <div className="max-w-230">
          <p className="max-w-[62ch] text-label text-ink-2">{text.lede}</p>
          <section
            aria-label={text.live}
            className="mt-4.5 rounded-3 border border-line bg-surface px-5.5 pt-5 pb-5.5"
          >
            <h2 className="mb-3.5 text-label font-strong">{text.live}</h2>
            <dl className="grid grid-cols-2 border-t border-line wide:grid-cols-3">
              {counted.map(({ count, label, href }) => (
                <div key={count} className="flex flex-col border-b border-line py-4">
                  <dd className="num order-first font-display text-[34px]/[1.1] tracking-[-0.025em]">
                    {counts.data ? counts.data[count] : <Skeleton className="h-9 w-14" />}
                  </dd>
                  <dt>
                    <Link href={linkTo(href)} className="text-ink-2 underline-offset-3 hover:underline">
                      {label}
                    </Link>
                  </dt>
                </div>
              ))}
            </dl>
          </section>
        </div>
      )}
    </AdminPage>
  );
}
