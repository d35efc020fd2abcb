import { paths, type PersonMatch } from '@app/contracts';
import { useState } from 'react';
import { usePersonKeyFromLink } from '../../features/people/person-link';
import { useAdminList } from '../../lib/api';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { AdminPage, EmptyState, NoRows, SearchSuggestion } from '../../lib/page';
import { DataTable } from '../../lib/table';
import { useUrlState } from '../../lib/use-url-state';
import { contactDetails, holdingsSummary, nameOf, personColumns } from './person-columns';
import { PersonPanel } from './person-panel';
import { text } from './text';

export function PeoplePage() {
  const search = useUrlState().get('search');
  const list = useAdminList<PersonMatch>(paths.people);
  // Not in the address: the key is an email address, and addresses are logged.
  const linkedKey = usePersonKeyFromLink();
  const [open, setOpen] = useState(linkedKey);
  const [lastLinkedKey, setLastLinkedKey] = useState(linkedKey);
  if (linkedKey !== lastLinkedKey) {
    setLastLinkedKey(linkedKey);
    if (linkedKey) setOpen(linkedKey);
  }
  return (
    <AdminPage
      title={text.title}
      searchLabel={text.search}
      panel={open && <PersonPanel key={open} personKey={open} onClose={() => setOpen(null)} />}
      panelWidth="medium"
    >
      {search && <SearchSuggestion total={list.total} />}
      {search ? (
        <DataTable
          label={text.list}
          // There is no further page.
          list={{ ...list, total: undefined }}
          columns={personColumns}
          rowId={({ key }) => key}
          card={(found) => ({
            title: nameOf(found),
            lines: contactDetails(found),
            footerStart: holdingsSummary(found),
          })}
          openId={open}
          onOpen={({ key }) => leaveGuard.confirmThen(() => setOpen(key))}
          empty={<NoRows dimensionLabel={text.nobody} title={text.start} />}
        />
      ) : (
        <EmptyState dimensionLabel={text.startDrawingLabel} title={text.start} detail={text.startDetail} />
      )}
      {search && list.total?.endsWith('+') && (
        <p className="px-0.5 py-3 text-small text-ink-3">{text.more}</p>
      )}
    </AdminPage>
  );
}
