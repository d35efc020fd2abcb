import { paths, type AdminCountsResponse, type SystemResponse } from '@app/contracts';
import { Button, formatTimeWithSeconds } from '@app/ui';
import { optionalData } from '@app/web-client';
import { ExternalLink, RefreshCw } from 'lucide-react';
import { Link } from 'wouter';
import { useAdminQuery } from '../../lib/api';
import { inNewTab, LinkButton, Notice } from '../../lib/controls';
import { AdminPage, Card, Loaded } from '../../lib/page';
import { useRole } from '../../lib/session/session';
import { HealthSummary } from './health-summary';
import { HoldNotice } from './hold-notice';
import { ServiceList } from './service-list';
import { QueueList } from './queue-list';
import { SecurityList } from './security-list';
import { text } from './text';
import { useResponseTimeQuery, useResponseTimes } from './use-response-times';

const refreshMs = 15_000;

export function SystemPage() {
  const system = useAdminQuery<SystemResponse>(paths.system, { refreshMs });
  const role = useRole();
  const report = system.data;
  return (
    <AdminPage
      title={text.title}
      actions={
        <>
          {report && (
            <span className="num self-center text-caption text-ink-3 max-wide:sr-only">
              {text.checked(formatTimeWithSeconds(report.checkedAt))}
            </span>
          )}
          {role === 'owner' && (
            <LinkButton href={paths.queueBoard} {...inNewTab} kind="ghost" title={text.boardHint}>
              {text.board}
              <ExternalLink className="size-4" strokeWidth={1.75} />
              <span className="sr-only">({text.boardHint})</span>
            </LinkButton>
          )}
          <Button icon={RefreshCw} isPending={system.isFetching} onClick={() => void system.refetch()}>
            {text.checkNow}
          </Button>
        </>
      }
    >
      <Loaded
        query={system}
        loading={text.loading}
        skeletons={['h-22 w-full wide:col-span-2', 'h-70 w-full', 'h-70 w-full']}
        className="grid gap-4 wide:grid-cols-2"
      >
        {(checked) => <Report report={checked} isStale={system.isError} />}
      </Loaded>
    </AdminPage>
  );
}

function Report({ report, isStale }: { report: SystemResponse; isStale: boolean }) {
  const response = useResponseTimeQuery(report.checkedAt);
  const counts = useAdminQuery<AdminCountsResponse>(paths.adminCounts);
  const responseMs = optionalData(response) ?? null;
  // Only the browser can measure the API's response time.
  const services = report.services.map((part) => (part.id === 'api' ? { ...part, ms: responseMs } : part));
  const parts = [...services, ...report.outside];
  const history = useResponseTimes(
    response.isPlaceholderData || responseMs === null
      ? undefined
      : {
          at: report.checkedAt,
          ms: Object.fromEntries(parts.flatMap(({ id, ms }) => (ms === null ? [] : [[id, ms]]))),
        },
  );
  const late = counts.data?.overdueTasks ?? 0;
  const issues = [
    [report.payments.inReview, text.inReview(report.payments.inReview), '/money'],
    [report.mails.failedToday, text.failedMails(report.mails.failedToday), '/mails?status=failed'],
    [late, text.overdue(late), '/today'],
  ] as const;
  const openIssues = issues.filter(([count]) => count > 0);
  return (
    <div className="grid gap-4">
      {report.hold && <HoldNotice hold={report.hold} />}
      {(isStale || counts.isError) && <Notice tone="warn" title={text.stale} />}
      <HealthSummary
        report={{ ...report, services }}
        responseMs={responseMs}
        issueCount={openIssues.reduce((sum, [count]) => sum + count, report.failing.length)}
      />
      <Card title={text.attention}>
        {openIssues.length === 0 ? (
          <p className="text-small text-ink-2">{text.nothing}</p>
        ) : (
          <ul className="text-small">
            {openIssues.map(([, label, href]) => (
              <li key={href} className="border-b border-line last:border-0">
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center font-label text-chalk hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <h2 className="mt-2 text-label font-strong">{text.technical}</h2>
      <div className="grid gap-4 wide:grid-cols-2">
        {report.failing.length > 0 && (
          <Card level={3} title={text.keepsFailingTitle} className="wide:col-span-2">
            <ul className="text-small">
              {report.failing.map(({ work, name, failures, error }) => (
                <li key={`${work} ${name}`} className="border-b border-line py-2 last:border-0">
                  <span className="font-label text-bad">
                    {text.keepsFailing(text.work[work], name, failures)}
                  </span>
                  <span className="block text-caption break-words text-ink-3">{error ?? text.noError}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card level={3} title={text.services} aside={text.legend}>
          <ServiceList services={services} history={history} />
        </Card>
        <Card level={3} title={text.outside}>
          <ServiceList services={report.outside} history={history} />
        </Card>
        <Card level={3} title={text.queues} className="wide:col-span-2">
          <QueueList report={report} />
        </Card>
        <Card level={3} title={text.security} aside={text.securityHint} className="wide:col-span-2">
          <SecurityList events={report.securityEvents} />
        </Card>
      </div>
    </div>
  );
}
