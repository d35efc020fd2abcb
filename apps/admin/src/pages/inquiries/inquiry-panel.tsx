import {
  type AdminInquiryDetail,
  type InquiryEvent,
  type InquiryStatus,
  inquiryStatuses,
  paths,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Plus } from 'lucide-react';
import { InquiryFiles } from '../../features/inquiries/inquiry-files';
import { type InquiryKey, toInquiryItemId } from '../../features/inquiries/inquiry-item-id';
import { statusTones, statusLabels, text } from '../../features/inquiries/text';
import { apiText, useAdminMutation } from '../../lib/api';
import { LinkButton } from '../../lib/controls';
import { NoteForm } from '../../lib/form';
import { DetailPanel, PanelSection, SidePanel } from '../../lib/page';
import { StatusMenu } from '../../lib/status/status-menu';
import { Timeline } from '../../lib/status/timeline';
import { Conversation } from './conversation';
import { InquiryMessage, RequestedTop, SenderDetails } from './inquiry-details';

export function InquiryPanel({ inquiryKey, onClose }: { inquiryKey: InquiryKey; onClose: () => void }) {
  const { form, id } = inquiryKey;
  return (
    <DetailPanel<AdminInquiryDetail>
      path={paths.adminInquiry(form, id)}
      title={text.title}
      refreshMs={(inquiry) => isBeingSent(inquiry) && whileSendingMs}
      loading={text.loading}
      missing={{ code: 'inquiry/not-found', title: text.missing, detail: text.missingDetail }}
      onClose={onClose}
    >
      {(inquiry) => (
        <SidePanel
          title={inquiry.name}
          onClose={onClose}
          actions={
            <>
              <InquiryStatusMenu inquiry={inquiry} />
              <LinkButton to={`/quotes/new?inquiry=${toInquiryItemId(inquiryKey)}`} icon={Plus}>
                {text.makeQuote}
              </LinkButton>
            </>
          }
        >
          <PanelSection>
            <SenderDetails inquiry={inquiry} />
          </PanelSection>
          <PanelSection title={text.asked[form]}>
            <InquiryMessage fields={inquiry.fields} />
          </PanelSection>
          <Conversation inquiry={inquiry} />
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
            <NoteForm
              invalidates={['inquiries']}
              path={paths.adminInquiryNotes(inquiryKey.form, inquiryKey.id)}
            />
          </PanelSection>
        </SidePanel>
      )}
    </DetailPanel>
  );
}

function InquiryStatusMenu({ inquiry }: { inquiry: AdminInquiryDetail }) {
  const { form, id, status } = inquiry;
  const change = useAdminMutation({
    invalidates: ['inquiries', 'tasks'],
    mutationFn: (next: InquiryStatus) =>
      apiMutation<unknown>('PUT', paths.adminInquiryStatus(form, id), { status: next }),
    failure: apiText.statusFailed,
    onSuccess: (_, next) => showToast({ title: text.statusChanged(statusLabels[next]) }),
  });
  return (
    <StatusMenu
      label={text.status}
      labels={statusLabels}
      tones={statusTones}
      values={inquiryStatuses}
      value={change.isPending ? change.variables : status}
      isPending={change.isPending}
      onChoose={change.mutate}
    />
  );
}

const InquiryTimeline = ({ events }: { events: readonly InquiryEvent[] }) => (
  <Timeline
    label={text.timeline}
    events={events
      .filter(({ kind }) => kind !== 'answer' && kind !== 'reply')
      .map(({ at, kind, text: message, by }) =>
        kind === 'note'
          ? { at, title: by ?? text.staff, note: message }
          : { at, title: message, cause: by, tone: kind === 'quote' ? 'ok' : 'plain' },
      )}
  />
);

const whileSendingMs = 3_000;
const isBeingSent = ({ events }: AdminInquiryDetail) => events.some(({ mail }) => mail?.state === 'waiting');
