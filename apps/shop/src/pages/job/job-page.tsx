import { Skeleton } from '@app/ui';
import { useJob } from '../../features/quotes/use-quote';
import { PhoneLink } from '../../lib/contact-links';
import { PageById } from '../../lib/page-by-id';
import { PageSkeleton } from '../../lib/page-skeleton';
import { withQueries } from '../../lib/queries';
import { JobDetails } from './components/job-details';
import { text } from './text';

/** The share page of a job of several quotes (decision 79). Anyone with the link may read it. */
export const JobPage = withQueries(function Job({ id }: { id: string }) {
  const state = useJob(id);
  const notFound = {
    title: text.notFound,
    content: (
      <p>
        {text.notFoundText} <PhoneLink phone={text.company.phone} />
      </p>
    ),
  };
  return (
    <PageById
      state={state}
      titleOf={(job) => text.title(job.name)}
      skeleton={<JobSkeleton />}
      notFound={notFound}
      failed={text.failed}
    >
      {(job) => <JobDetails job={job} />}
    </PageById>
  );
});

const JobSkeleton = () => (
  <PageSkeleton loading={text.loading}>
    <Skeleton className="h-14 w-90 max-w-full" />
    <Skeleton className="mt-4 mb-9 h-6 w-40" />
    <div className="grid gap-9 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
      <Skeleton className="h-80" />
      <Skeleton className="h-60" />
    </div>
  </PageSkeleton>
);
