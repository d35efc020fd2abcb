import { paths, type AdminInquiryDetail, type InquiryStatus } from '@app/contracts';
import { adminDensity, buttonClass, showToast, Skeleton } from '@app/ui';
import { apiMutation, isApiError } from '@app/web-client';
import { Plus, Reply } from 'lucide-react';
import { Link } from 'wouter';
import { apiText } from '../../lib/api/api-text';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { NoteForm } from '../../lib/form/note-form';
import { EmptyState } from '../../lib/page/empty-state';
import { FailedState } from '../../lib/page/failed-state';
import { PanelSection } from '../../lib/page/panel-section';
import { SidePanel } from '../../lib/page/side-panel';
import { StatusMenu } from '../../lib/status/status-menu';
import { RequestedTop } from './requested-top';
import { InquiryMessage } from './inquiry-message';
import { InquiryFiles } from './inquiry-files';
import { statusChoices } from './inquiry-status';
import { InquiryTimeline } from './inquiry-timeline';
import { toOpenValue, type InquiryKey } from './open-inquiry';
import { replyAddress } from './reply-address';
import { SenderDetails } from './sender-details';
import { statusWords, text } from './text';

interface InquiryPanelProps {
  inquiryKey: InquiryKey;
  onClose: () => void;
}

/** One inquiry with all that belongs to it, beside the list. */
export function InquiryPanel({ inquiryKey, onClose }: InquiryPanelProps) {
  const { form, id } = inquiryKey;
  const detail = useAdminQuery<AdminInquiryDetail>(paths.adminInquiry(form, id));
  const inquiry = detail.data;
  if (!inquiry) {
    return (
      <SidePanel title={text.title} onClose={onClose}>
        {detail.error ? (
          isApiError(detail.error, 'inquiry/not-found') ? (
            <EmptyState isError measure="?" title={text.missing} detail={text.missingDetail} />
          ) : (
            <FailedState error={detail.error} retry={() => void detail.refetch()} />
          )
        ) : (
          <PanelSkeleton />
        )}
      </SidePanel>
    );
  }
  return (
    <SidePanel
      title={inquiry.name}
      onClose={onClose}
      actions={
        <>
          <InquiryStatusMenu inquiry={inquiry} />
          <a href={replyAddress(inquiry)} className={buttonClass({ kind: 'primary' }, adminDensity)}>
            <Reply aria-hidden className="size-4" strokeWidth={1.75} />
            {text.reply}
          </a>
          <Link
            href={`/quotes/new?inquiry=${toOpenValue(inquiryKey)}`}
            className={buttonClass({}, adminDensity)}
          >
            <Plus aria-hidden className="size-4" strokeWidth={1.75} />
            {text.makeQuote}
          </Link>
        </>
      }
    >
      <PanelSection>
        <SenderDetails inquiry={inquiry} />
      </PanelSection>
      <PanelSection title={text.asked[form]}>
        <InquiryMessage fields={inquiry.fields} />
      </PanelSection>
      {inquiry.configuration && (
        <PanelSection title={text.top}>
          <RequestedTop top={inquiry.configuration} />
        </PanelSection>
      )}
      {inquiry.attachments.length > 0 && (
        <PanelSection title={text.files} aside={inquiry.attachments.length}>
          <InquiryFiles files={inquiry.attachments} />
        </PanelSection>
      )}
      <PanelSection title={text.timeline}>
        <InquiryTimeline events={inquiry.events} />
        <NoteForm changes={['inquiries']} path={paths.adminInquiryNotes(inquiryKey.form, inquiryKey.id)} />
      </PanelSection>
    </SidePanel>
  );
}

function InquiryStatusMenu({ inquiry }: { inquiry: AdminInquiryDetail }) {
  const { form, id, status } = inquiry;
  const change = useAdminMutation({
    changes: ['inquiries', 'tasks'],
    run: (next: InquiryStatus) =>
      apiMutation<unknown>('PUT', paths.adminInquiryStatus(form, id), { status: next }),
    failure: apiText.statusFailed,
    onDone: (_, next) => showToast({ title: text.statusChanged(statusWords[next]) }),
  });
  return (
    <StatusMenu
      label={text.status}
      choices={statusChoices}
      value={change.isPending ? change.variables : status}
      isPending={change.isPending}
      onChoose={change.mutate}
    />
  );
}

const PanelSkeleton = () => (
  <div role="status" aria-label={text.loading} className="grid gap-3 px-5.5 py-4.5">
    <Skeleton className="h-4 w-3/4" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="mt-4 h-24 w-full" />
  </div>
);
