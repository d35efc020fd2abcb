import { paths, type PersonSummary, type PersonRequest } from '@app/contracts';
import { Button, showToast, saveFile } from '@app/ui';
import { apiMutation, apiFile } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { NewQuoteButton } from '../../features/people/person-link';
import { useAdminMutation } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { DescriptionList, Loaded, PanelSection, SidePanel } from '../../lib/page';
import { EraseDialog } from './erase-dialog';
import { ExtraKeys } from './extra-keys';
import { nameOf } from './person-columns';
import { RecordSections } from './record-sections';
import { text } from './text';

interface PersonPanelProps {
  personKey: string;
  onClose: () => void;
}

/** Everything about one customer, to export or erase. The key is never part of a URL, as URLs are logged. */
export function PersonPanel({ personKey: key, onClose }: PersonPanelProps) {
  const [isErasing, setErasing] = useState(false);
  const [also, setAlso] = useState<string[]>([]);
  const summary = useQuery({
    queryKey: [paths.personHoldings, key, also],
    queryFn: () => apiMutation<PersonSummary>('POST', paths.personHoldings, { key, also }),
    placeholderData: keepPreviousData,
  });
  const download = useAdminMutation({
    invalidates: [],
    mutationFn: () => downloadExport({ key, also }),
    failure: text.exportFailed,
    onSuccess: () => showToast({ title: text.exported }),
  });
  const summaryData = summary.data;
  return (
    <SidePanel
      title={summaryData ? nameOf(summaryData) : key}
      onClose={onClose}
      actions={
        <>
          {summaryData && <NewQuoteButton customer={customerOf(summaryData)} />}
          <Button icon={Download} isPending={download.isPending} onClick={() => download.mutate()}>
            {text.export}
          </Button>
          {summaryData && (
            <Button
              kind="danger"
              isDisabled={summaryData.erasureBlocker !== null}
              onClick={() => setErasing(true)}
            >
              {text.erase}
            </Button>
          )}
        </>
      }
    >
      {summaryData?.erasureBlocker && (
        <PanelSection>
          <Notice tone="warn" title={text.notNow}>
            {summaryData.erasureBlocker}
          </Notice>
        </PanelSection>
      )}
      <Loaded
        query={summary}
        loading={text.loading}
        skeletons={['h-5 w-48', 'h-32']}
        className="grid gap-3 px-5.5 py-4.5"
      >
        {(found) => (
          <PersonDetails held={found}>
            <RecordSections personKey={key} also={also} />
            <ExtraKeys personKey={key} also={also} mayBeAdded={found.mayBeAdded} onChange={setAlso} />
          </PersonDetails>
        )}
      </Loaded>
      {isErasing && (
        <EraseDialog personKey={key} also={also} onClose={() => setErasing(false)} onErased={onClose} />
      )}
    </SidePanel>
  );
}

/** The address they were found by comes first. */
const customerOf = ({ names, emails, phones }: PersonSummary) => ({
  name: names[0] ?? null,
  email: emails[0] ?? null,
  phone: phones[0] ?? null,
});

const matchingRuleOf = (key: string) => {
  if (key.includes('@')) return text.byAddress;
  return key.startsWith('VT-') ? text.byReference : text.byNumber;
};

const renderLines = (values: readonly string[]) =>
  values.length > 0 && (
    <>
      {values.map((value) => (
        <span key={value} className="block">
          {value}
        </span>
      ))}
    </>
  );

const PersonDetails = ({ held, children }: { held: PersonSummary; children: ReactNode }) => (
  <>
    <PanelSection title={text.known}>
      <DescriptionList
        rows={[
          [text.emails, renderLines(held.emails) || null],
          [text.names, renderLines(held.names) || null],
          [text.phones, renderLines(held.phones) || null],
        ]}
      />
      <p className="mt-2.5 text-caption text-ink-3">{matchingRuleOf(held.key)}</p>
    </PanelSection>
    {children}
    <PanelSection title={text.summary}>
      <DescriptionList
        rows={[
          [text.quotes, held.quotes],
          [text.deposits, held.deposits],
          [text.inquiries, held.inquiries],
          [text.mails, held.mails],
          [text.mailsAboutThem, held.mailsAboutThem],
          [text.attachments, held.attachments],
          [text.timelineEntries, held.timelineEntries],
          [text.reminders, held.reminders],
          [text.kept, held.keptForTheBooks > 0 ? text.keptText(held.keptForTheBooks) : null],
          [text.keptInvoices, held.keptInvoices > 0 ? text.keptInvoicesText(held.keptInvoices) : null],
        ]}
      />
    </PanelSection>
  </>
);

/** By POST: a key in the URL would be logged. */
async function downloadExport(person: PersonRequest): Promise<void> {
  const reply = await apiFile(paths.exportPerson, person);
  saveFile('what-we-hold.zip', await reply.blob());
}
