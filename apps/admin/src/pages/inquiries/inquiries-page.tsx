import {
  type AdminCountsResponse,
  type AdminInquiry,
  type InquiryForm,
  inquiryStatuses,
  paths,
} from '@app/contracts';
import { Badge } from '@app/ui';
import { optionalData } from '@app/web-client';
import { Paperclip } from 'lucide-react';
import { useEffect } from 'react';
import { parseInquiryItemId, toInquiryItemId } from '../../features/inquiries/inquiry-item-id';
import { formLabels, statusTones, statusLabels, text } from '../../features/inquiries/text';
import { useAdminList, useAdminQuery } from '../../lib/api';
import { AdminPage, FilterBar, FilterChips, FilterMenu, NoRows } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { type Column, createdColumn, DataTable, TwoLines } from '../../lib/table';
import { itemParam, useOpenItem, useUrlState } from '../../lib/use-url-state';
import { InquiryPanel } from './inquiry-panel';

const forms: readonly { value: InquiryForm | 'both'; content: string }[] = [
  { value: 'both', content: text.bothForms },
  { value: 'contact', content: formLabels.contact },
  { value: 'trade', content: formLabels.trade },
];

const columns: readonly Column<AdminInquiry>[] = [
  {
    header: text.from,
    sort: 'name',
    cell: ({ name, company, email }) => (
      <TwoLines first={name} second={company ?? email} className="max-w-40" isStrong />
    ),
  },
  {
    header: text.message,
    skeletonClass: 'w-60',
    cell: (inquiry) => (
      <span className="block min-w-40 leading-snug text-ink-2">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{inquiry.excerpt}</span>
        <ExtrasText inquiry={inquiry} />
      </span>
    ),
  },
  {
    header: text.form,
    hideWhen: 'beside-panel',
    cell: ({ form }) => <span className="text-ink-3">{formLabels[form]}</span>,
  },
  {
    header: text.status,
    sort: 'status',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
  },
  createdColumn(text.arrived),
];

function ExtrasText({ inquiry }: { inquiry: AdminInquiry }) {
  const { hasConfiguration, attachmentCount } = inquiry;
  if (!hasConfiguration && attachmentCount === 0) return null;
  return (
    <span className="mt-0.5 flex items-center gap-2.5 text-caption text-ink-3">
      {hasConfiguration && text.withTop}
      {attachmentCount > 0 && (
        <span className="inline-flex items-center gap-1">
          <Paperclip className="size-3.5" strokeWidth={1.75} />
          {text.attachments(attachmentCount)}
        </span>
      )}
    </span>
  );
}

export function InquiriesPage() {
  const item = useOpenItem();
  useInquiryFromMailLink();
  const list = useAdminList<AdminInquiry>(paths.adminInquiries, { params: ['form'] });
  const counts = optionalData(useAdminQuery<AdminCountsResponse>(paths.adminCounts));
  const open = parseInquiryItemId(item.id);
  const chips = [
    { value: null, label: text.all },
    ...inquiryStatuses.map((status) => ({
      value: status,
      label: statusLabels[status],
      count: status === 'new' ? counts?.newInquiries : undefined,
    })),
  ];
  return (
    <AdminPage
      title={text.title}
      searchLabel={text.search}
      panelWidth="medium"
      panel={open && <InquiryPanel key={toInquiryItemId(open)} inquiryKey={open} onClose={item.close} />}
    >
      <FilterBar end={<FilterMenu label={text.form} name="form" choices={forms} />}>
        <FilterChips label={text.status} name="status" chips={chips} />
      </FilterBar>
      <DataTable
        label={text.list}
        list={list}
        columns={columns}
        rowId={toInquiryItemId}
        openId={open && toInquiryItemId(open)}
        onOpen={(inquiry) => item.open(toInquiryItemId(inquiry))}
        card={(inquiry) => ({
          title: inquiry.name,
          end: <span className="font-normal text-ink-3">{shortTime(inquiry.createdAt)}</span>,
          lines: [
            ...(inquiry.company ? [inquiry.company] : []),
            <span key="excerpt" className="line-clamp-3">
              {inquiry.excerpt}
            </span>,
            <ExtrasText key="extras" inquiry={inquiry} />,
          ],
          footerStart: <span className="text-ink-3">{formLabels[inquiry.form]}</span>,
          footerEnd: <Badge tone={statusTones[inquiry.status]}>{statusLabels[inquiry.status]}</Badge>,
        })}
        empty={<NoRows {...text.empty} filters={['form']} />}
      />
    </AdminPage>
  );
}

/** Turns `?open=contact-…`, as linked in mails, into the open row. */
function useInquiryFromMailLink() {
  const url = useUrlState();
  const linked = parseInquiryItemId(url.get('open'));
  const { set } = url;
  useEffect(() => {
    if (linked) set({ open: null, [itemParam]: toInquiryItemId(linked) }, { replace: true });
  });
}
