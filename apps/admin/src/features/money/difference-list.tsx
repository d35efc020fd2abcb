import { ledgerLimits, paths, type BooksDifference } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Badge, Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { TextField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { moment, shortTime } from '../../lib/status/short-time';
import { OrderLinks } from './order-links';
import { text } from './text';

const changes = ['money', 'tasks'] as const;

/** Differences between the books, each with what can be done about it. */
export function DifferenceList({ differences }: { differences: readonly BooksDifference[] }) {
  const [settling, setSettling] = useState<BooksDifference | null>(null);
  return (
    <>
      <ul className="num grid">
        {differences.map((difference) => (
          <li
            key={difference.id}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-2.5 first:border-0"
          >
            <Difference difference={difference} />
            {difference.closedAt === null ? (
              <Button onClick={() => setSettling(difference)} aria-label={nameOf(text.settle, difference)}>
                {text.settle}
              </Button>
            ) : (
              <Reopen difference={difference} />
            )}
          </li>
        ))}
      </ul>
      {settling && <SettleDialog difference={settling} onClose={() => setSettling(null)} />}
    </>
  );
}

const wordsOf = ({ verdict, kind }: BooksDifference) => text.differenceWords[verdict][kind];
const amountOf = ({ ours, theirs }: BooksDifference) =>
  ours !== null && theirs !== null
    ? `${text.ours} ${formatPounds(ours)}, ${text.theirs} ${formatPounds(theirs)}`
    : formatPounds(theirs ?? ours ?? '0.00');
const nameOf = (deed: string, difference: BooksDifference) =>
  `${deed}: ${wordsOf(difference)}, ${amountOf(difference)}`;

function Difference({ difference }: { difference: BooksDifference }) {
  const { at, transactionCode, transactionId, quotes, isEntered, closedAt, closedBy, note } = difference;
  return (
    <div className="grid min-w-0 flex-1 basis-72 gap-0.5 text-admin [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-strong">{wordsOf(difference)}</span>
        <span>{amountOf(difference)}</span>
        {isEntered && <Badge tone="neutral">{text.entered}</Badge>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-caption text-ink-3">
        {shortTime(at)} <code>{transactionCode ?? transactionId}</code>
        <OrderLinks quotes={quotes} />
      </p>
      {note && <p className="text-ink-2">{note}</p>}
      {closedAt && (
        <p className="text-caption text-ink-3">
          {closedBy ? text.closedBy(closedBy, moment(closedAt)) : text.goneByItself(moment(closedAt))}
        </p>
      )}
    </div>
  );
}

function Reopen({ difference }: { difference: BooksDifference }) {
  const reopen = useAdminMutation({
    run: () => apiMutation('PUT', paths.booksDifference(difference.id), { note: null }),
    changes,
    failure: text.reopenFailed,
    onDone: () => showToast({ title: text.reopened }),
  });
  // What has gone by itself comes back by itself.
  if (difference.note === null) return null;
  return (
    <Button
      kind="ghost"
      isPending={reopen.isPending}
      onClick={() => reopen.mutate()}
      aria-label={nameOf(text.reopen, difference)}
    >
      {text.reopen}
    </Button>
  );
}

const SettleDialog = ({ difference, onClose }: { difference: BooksDifference; onClose: () => void }) => (
  <SendDialog
    title={text.settleTitle}
    description={`${wordsOf(difference)}, ${amountOf(difference)}. ${text.settleDetail}`}
    start={{ note: '' }}
    send={({ note }) => apiMutation('PUT', paths.booksDifference(difference.id), { note: note.trim() })}
    changes={changes}
    sent={() => ({ title: text.settled })}
    failure={text.settleFailed}
    submit={text.settle}
    isNarrow
    onClose={onClose}
  >
    {(form) => (
      <TextField
        form={form}
        name="note"
        label={text.note}
        hint={text.noteHint}
        isRequired={text.noteMissing}
        maxLength={ledgerLimits.note}
      />
    )}
  </SendDialog>
);
