import { quotePath } from '@app/contracts';
import { buttonClass } from '@app/ui';
import { Link } from 'wouter';
import { revisionText as text } from '../revision-text';

interface SupersededNoticeProps {
  by: { id: string; reference: string };
}

/** That another quote stands in the place of this one, and the way there. */
export const SupersededNotice = ({ by }: SupersededNoticeProps) => (
  <section className="mb-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-2 bg-warn-tint px-5.5 py-5 tablet:px-8">
    <div>
      <h2 className="font-strong text-warn">{text.superseded}</h2>
      <p className="num mt-1">{text.supersededBy(by.reference)}</p>
    </div>
    <Link href={quotePath(by.id)} className={`${buttonClass({ kind: 'secondary' })} print:hidden`}>
      {text.open(by.reference)}
    </Link>
  </section>
);
