import { type AdminMail, mailLabels, paths } from '@app/contracts';
import { wholeReferences } from '@app/ui';
import { useAdminList } from '../../lib/api';
import { AdminPage, chipsOf, FilterBar, FilterChips, FilterMenu, NoRows } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { type Column, createdColumn, DataTable, TwoLines } from '../../lib/table';
import { useOpenItem } from '../../lib/use-url-state';
import { MailPanel, MailStateBadge, recipientText } from './mail-panel';
import { stateLabels, text } from './text';

const refreshMs = 30_000;

const kinds = [
  { value: 'all', content: text.allKinds },
  ...Object.entries(mailLabels).map(([value, content]) => ({ value, content })),
];

const columns: readonly Column<AdminMail>[] = [
  {
    header: text.mail,
    skeletonClass: 'w-60',
    cell: ({ subject, label }) => (
      <span className="block max-w-100 leading-tight">
        <span className="line-clamp-2 font-strong [overflow-wrap:anywhere]">
          {wholeReferences(subject ?? text.notWritten)}
        </span>
        <span className="block truncate text-caption font-normal text-ink-3">{label}</span>
      </span>
    ),
  },
  {
    header: text.to,
    cell: (mail) => (
      <TwoLines first={recipientText(mail)} second={mail.toName && mail.toAddress} className="max-w-56" />
    ),
  },
  {
    header: text.quotes,
    hideWhen: 'beside-panel',
    cell: (mail) => <span className="text-ink-3">{subjectText(mail)}</span>,
  },
  { header: text.state, cell: (mail) => <MailStateBadge state={mail.state} /> },
  { ...createdColumn(text.createdAt), hideWhen: 'beside-panel' },
];

/** Staff know the order's number better than those of its quotes. */
const subjectText = ({ order, quotes }: Pick<AdminMail, 'order' | 'quotes'>) =>
  order ? wholeReferences(order.reference) : quotesText(quotes);

const quotesText = ([first, ...others]: AdminMail['quotes']) =>
  first && wholeReferences(others.length ? `${first.reference} + ${others.length}` : first.reference);

const chips = chipsOf(text.all, ['waiting', 'sent', 'failed', 'withheld'], stateLabels);

export function MailsPage() {
  const item = useOpenItem();
  const list = useAdminList<AdminMail>(paths.adminMails, { params: ['kind'], refreshMs });
  return (
    <AdminPage
      title={text.title}
      searchLabel={text.search}
      panelWidth="wide"
      panel={item.id && <MailPanel key={item.id} mailId={item.id} onClose={item.close} onOpen={item.open} />}
    >
      <FilterBar end={<FilterMenu label={text.kind} name="kind" choices={kinds} />}>
        <FilterChips label={text.state} name="status" chips={chips} />
      </FilterBar>
      <DataTable
        label={text.list}
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        openId={item.id}
        onOpen={({ id }) => item.open(id)}
        card={(mail) => ({
          title: wholeReferences(mail.subject ?? text.notWritten),
          lines: [
            recipientText(mail),
            mail.label,
            ...(mail.order || mail.quotes.length ? [subjectText(mail)] : []),
          ],
          footerStart: <MailStateBadge state={mail.state} />,
          footerEnd: <span className="text-ink-3">{shortTime(mail.createdAt)}</span>,
        })}
        empty={<NoRows {...text.empty} filters={['kind']} />}
      />
    </AdminPage>
  );
}
