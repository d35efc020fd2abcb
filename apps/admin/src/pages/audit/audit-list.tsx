import { type AuditEntryResponse, type CompanySettings, paths } from '@app/contracts';
import { fullDateAndTime, Skeleton, wholeReferences } from '@app/ui';
import { optionalData } from '@app/web-client';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { UndoCompany } from '../../features/company/undo-company';
import { useAdminQuery } from '../../lib/api';
import { DescriptionList } from '../../lib/page';
import { useRole } from '../../lib/session/session';
import { shortTime } from '../../lib/status/short-time';
import { SimpleTable } from '../../lib/table';
import { auditSentence, changedFields, type UserNames } from './audit-sentence';
import { subjectHref } from './subject-href';
import { text } from './text';

const expectedEntries = 8;
const isCompanyChange = ({ action }: AuditEntryResponse) => action === 'company.update';

export function AuditList({
  entries,
  names,
}: {
  entries: readonly AuditEntryResponse[] | undefined;
  names: UserNames;
}) {
  const isOwner = useRole() === 'owner';
  const isCompanyListed = entries?.some(isCompanyChange) ?? false;
  const company = optionalData(
    useAdminQuery<CompanySettings>(paths.company, { isEnabled: isOwner && isCompanyListed }),
  );
  /** Only the last change of the company can be undone. */
  const undoOf = (entry: AuditEntryResponse) =>
    company && isCompanyChange(entry) && company.lastChange?.at === entry.at ? (
      <UndoCompany version={company.version} />
    ) : null;
  return (
    <ol aria-label={text.list} className="overflow-hidden rounded-3 border border-line bg-surface">
      {entries?.map((entry) => (
        <li key={entry.id} className="border-b border-line last:border-0">
          <AuditLine entry={entry} names={names} undo={undoOf(entry)} />
        </li>
      )) ??
        Array.from({ length: expectedEntries }, (_, index) => (
          <li key={index} className="flex h-14 items-center border-b border-line px-4.5 last:border-0">
            <Skeleton className="h-4 w-2/3" />
          </li>
        ))}
    </ol>
  );
}

/** Draws the arrow: our typeface has none, and the fallback differs by browser. */
const SentenceWithArrows = ({ sentence }: { sentence: string }) =>
  sentence.split(text.arrow).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          <span className="sr-only">{text.arrow}</span>
          <ArrowRight className="inline-block size-3.5 align-[-0.15em] text-ink-3" strokeWidth={2} />
        </>
      )}
      {wholeReferences(part)}
    </Fragment>
  ));

/** A native `details`: keyboard, find-in-page and its state for screen readers come for free. */
function AuditLine({ entry, names, undo }: { entry: AuditEntryResponse; names: UserNames; undo: ReactNode }) {
  const href = subjectHref(entry);
  const { at, requestId, actor } = entry;
  const changes = changedFields(entry);
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-start gap-2.5 px-4.5 py-3 hover:bg-raised [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="mt-0.5 size-4 flex-none text-ink-3 transition-transform group-open:rotate-90 motion-reduce:transition-none"
          strokeWidth={1.75}
        />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <SentenceWithArrows sentence={auditSentence(entry, names)} />
        </span>
        <time
          dateTime={at}
          title={fullDateAndTime(at)}
          className="num flex-none text-right text-caption whitespace-nowrap text-ink-3 max-wide:max-w-20 max-wide:whitespace-normal"
        >
          {shortTime(at)}
        </time>
      </summary>
      <div className="grid gap-3 px-4.5 pb-4.5 wide:pl-11">
        {changes.length > 0 ? (
          <SimpleTable
            className="max-w-200 table-fixed border-b border-line [&_tbody]:[overflow-wrap:anywhere]"
            rows={changes}
            columns={[
              { header: text.field, cell: ({ field }) => field },
              { header: text.before, cell: ({ before }) => before ?? '–' },
              { header: text.after, cell: ({ after }) => after ?? '–' },
            ]}
          />
        ) : (
          <p className="text-ink-3">{text.noChanges}</p>
        )}
        {href && <SubjectLink address={href} />}
        {undo && <div>{undo}</div>}
        <DescriptionList
          rows={[
            [text.who, actor ? (actor.email ?? text.somebodyGone) : text.theShop],
            [text.when, fullDateAndTime(at)],
            [text.request, requestId],
          ]}
        />
      </div>
    </details>
  );
}

const linkClass = 'justify-self-start text-chalk hover:underline';

const SubjectLink = ({ address }: { address: string }) =>
  address.startsWith('~') ? (
    <a href={address.slice(1)} target="_blank" rel="noreferrer" className={linkClass}>
      {text.openSubject}
    </a>
  ) : (
    <Link href={address} className={linkClass}>
      {text.openSubject}
    </Link>
  );
