import { type JobLabel, jobPath } from '@app/contracts';
import { buttonClass } from '@app/ui';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PhoneLink } from '../../../lib/contact-links';
import { NoticeBox } from '../../../lib/notice-box';
import { text } from '../text';

interface PartOfJobProps {
  job: JobLabel;
  /** Why nothing is paid here. */
  advice?: string;
  children: ReactNode;
}

/** The deposit on a job is paid for all of its tops at once: a link to its page. */
export const PartOfJob = ({ job, advice = text.job.paidTogether, children }: PartOfJobProps) => (
  <div className="grid grid-cols-1 items-start gap-7 desktop:grid-cols-[minmax(0,1fr)_520px] desktop:gap-18">
    <section role="status" className="max-w-130 max-desktop:max-w-none">
      <NoticeBox icon={Info} title={text.job.part(job.name)}>
        {advice} <PhoneLink phone={text.phone} />
      </NoticeBox>
      <Link href={jobPath(job.id)} className={`mt-6 ${buttonClass({ kind: 'primary' })}`}>
        {text.job.open}
      </Link>
    </section>
    {children}
  </div>
);
