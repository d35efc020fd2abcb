import { type OwnSession, paths } from '@app/contracts';
import { Badge, Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { text } from '../../features/account/text';
import { useAdminMutation, useAdminQuery } from '../../lib/api';
import { Card, Loaded } from '../../lib/page';
import { timeInSentence } from '../../lib/status/short-time';

export function Sessions() {
  const sessions = useAdminQuery<OwnSession[]>(paths.ownSessions);
  const ending = useAdminMutation({
    invalidates: ['users'],
    mutationFn: (id: string | null) =>
      apiMutation('DELETE', id === null ? paths.ownSessions : paths.ownSession(id)),
    failure: text.endFailed,
    onSuccess: (_, id) => showToast({ title: id === null ? text.othersEnded : text.sessionEnded }),
  });
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? [];
  return (
    <Card className="text-small" title={text.sessions} detail={text.sessionsIntro}>
      <Loaded query={sessions} loading={text.loadingSessions} skeletons={['h-16 w-full']}>
        {(all) => (
          <ul>
            {all.map((session) => (
              <Row
                key={session.id}
                session={session}
                isPending={ending.isPending}
                onEnd={() => ending.mutate(session.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {others.length > 1 && (
        <Button className="mt-3" isPending={ending.isPending} onClick={() => ending.mutate(null)}>
          {text.endOthers}
        </Button>
      )}
    </Card>
  );
}

interface RowProps {
  session: OwnSession;
  isPending: boolean;
  onEnd: () => void;
}

function Row({ session: { browser, startedAt, usedAt, isThis }, isPending, onEnd }: RowProps) {
  const name = browser ?? text.unknownBrowser;
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-1.5 last:border-0">
      <span className="min-w-0 leading-tight">
        {name}
        <span className="num block text-caption text-ink-3">
          {text.sessionTimes(timeInSentence(startedAt), timeInSentence(usedAt))}
        </span>
      </span>
      {isThis ? (
        <Badge tone="ok">{text.thisSession}</Badge>
      ) : (
        <Button
          aria-label={text.endSessionOf(name, timeInSentence(usedAt))}
          isPending={isPending}
          onClick={onEnd}
        >
          {text.endSession}
        </Button>
      )}
    </li>
  );
}
