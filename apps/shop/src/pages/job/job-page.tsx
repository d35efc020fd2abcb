import { Skeleton } from '@app/ui';
import { useJob } from '../../features/quotes/use-quote';
import { PhoneLink } from '../../lib/contact-links';
import { PageById } from '../../lib/page-by-id';
import { Queries } from '../../lib/queries';
import { usePageTitle } from '../../lib/use-page-title';
import { JobDetails } from './components/job-details';
import { text } from './text';

/** The share page of a job of several quotes (decision 79). Anyone with the link may read it. */
export function JobPage({ id }: { id: string }) {
  return (
    <Queries>
      <Job id={id} />
    </Queries>
  );
}

function Job({ id }: { id: string }) {
  const state = useJob(id);
  usePageTitle(state.kind === 'ready' ? text.title(state.data.name) : null);
  const notFound = {
    title: text.notFound,
    content: (
      <p>
        {text.notFoundText} <PhoneLink phone={text.company.phone} />
      </p>
    ),
  };
  return (
    <PageById state={state} skeleton={<JobSkeleton />} notFound={notFound} failed={text.failed}>
      {(job) => <JobDetails job={job} />}
    </PageById>
  );
}

/** Skeleton of the page. */
const JobSkeleton = () => (
  <div className="wrap min-h-200 pt-8 pb-24 tablet:pt-14">
    <div role="status" className="sr-only">
      <h1>{text.loading}</h1>
    </div>
    <Skeleton className="h-14 w-90 max-w-full" />
    <Skeleton className="mt-4 mb-9 h-6 w-40" />
    <div className="grid gap-9 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
      <Skeleton className="h-80" />
      <Skeleton className="h-60" />
    </div>
  </div>
);
