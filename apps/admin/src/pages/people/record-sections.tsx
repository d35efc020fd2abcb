import { paths, type PersonRecord } from '@app/contracts';
import { Badge, IconButton, showToast, Reference } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useAdminMutation } from '../../lib/api';
import { NoteForm } from '../../lib/form';
import { Loaded, PanelSection } from '../../lib/page';
import { shortDay, shortTime } from '../../lib/status/short-time';
import { orderPath, quotePath } from '../../lib/use-url-state';
import { QuotesOfPerson } from './quotes-of-person';
import { RecordList } from './record-list';
import { text } from './text';

interface RecordSectionsProps {
  personKey: string;
  also: readonly string[];
}

export function RecordSections({ personKey, also }: RecordSectionsProps) {
  const record = useQuery({
    queryKey: [paths.personRecord, personKey, also],
    queryFn: () => apiMutation<PersonRecord>('POST', paths.personRecord, { key: personKey, also }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      query={record}
      loading={text.recordLoading}
      skeletons={['h-5 w-48', 'h-24']}
      className="grid gap-3 px-5.5 py-4.5"
    >
      {({ quotes, inquiries, appointments, mails, notes }) => (
        <>
          <QuotesOfPerson quotes={quotes} />
          <RecordList
            title={text.inquiriesAndTalk}
            rows={inquiries.map(({ form, id, status, excerpt, messageCount, createdAt }) => ({
              key: id,
              href: `/inquiries?item=${form}-${id}`,
              title: shortDay(createdAt),
              end: <Badge tone="neutral">{text.inquiryStatus[status]}</Badge>,
              detail: excerpt,
              footer: [text.messages(messageCount)],
            }))}
          />
          <RecordList
            title={text.appointments}
            rows={appointments.map(({ id, quoteId, reference, order, kind, startsAt }) => ({
              key: id,
              href: order ? orderPath(order.id) : quotePath(quoteId),
              title: text.appointmentKinds[kind],
              end: <Reference className="num text-ink-2">{order?.reference ?? reference}</Reference>,
              footer: [startsAt ? shortTime(startsAt) : text.toPick],
            }))}
          />
          <RecordList
            title={text.mailList}
            rows={mails.map(({ id, label, subject, state, createdAt }) => ({
              key: id,
              href: `/mails?item=${id}`,
              title: label,
              end: <span className="text-ink-3">{shortDay(createdAt)}</span>,
              detail: subject ?? text.notWritten,
              footer: [text.mailStates[state]],
            }))}
          />
          <Notes notes={notes} personKey={personKey} />
        </>
      )}
    </Loaded>
  );
}

function Notes({ notes, personKey }: { notes: PersonRecord['notes']; personKey: string }) {
  const restore = useAdminMutation({
    invalidates: ['people'],
    mutationFn: (id: string) => apiMutation<unknown>('POST', paths.restorePersonNote(id)),
    failure: text.noteFailed,
  });
  const remove = useAdminMutation({
    invalidates: ['people'],
    mutationFn: (id: string) => apiMutation<unknown>('DELETE', paths.personNote(id)),
    failure: text.noteFailed,
    onSuccess: (_, id) =>
      showToast({
        title: text.noteDeleted,
        action: { label: text.undo, onChoose: () => restore.mutate(id) },
      }),
  });
  return (
    <PanelSection title={text.notes}>
      {notes.length > 0 && (
        <ul aria-label={text.notes} className="grid gap-2">
          {notes.map(({ id, text: note, createdAt, by }) => (
            <li
              key={id}
              className="flex items-start gap-2 rounded-dialog bg-warn-tint py-2 pr-1 pl-3 text-small"
            >
              <div className="min-w-0 flex-1">
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
                <p className="mt-0.5 text-caption text-ink-2">
                  {by ?? text.staff}, {shortTime(createdAt)}
                </p>
              </div>
              <IconButton icon={X} label={text.deleteNote(note)} onClick={() => remove.mutate(id)} />
            </li>
          ))}
        </ul>
      )}
      <NoteForm path={paths.personNotes} invalidates={['people']} person={{ key: personKey }} />
    </PanelSection>
  );
}
