import {
  paths,
  restoreConfirmation,
  type RestoreCheck,
  type RestoreReport,
  type RestoreState,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isSignedOut } from '../../lib/api/create-query-client';
import { isAnswered, sentenceOf } from '../../lib/api/show-failure';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { problemOfFile, InvalidFile, sendFile } from './send-file';
import { text } from './text';

type RestorePhase =
  | { kind: 'idle' }
  | { kind: 'checking' | 'restoring'; file: File; sent: number }
  | { kind: 'checked'; file: File; check: RestoreCheck }
  | { kind: 'refused'; error: unknown; of: 'check' | 'restore' }
  /** No answer came: nobody knows yet whether it was begun, or it is known to go on. */
  | { kind: 'lost'; goesOn: boolean }
  | { kind: 'done'; report: RestoreReport | null };

interface Begin {
  file: File;
  check: RestoreCheck;
  heldBefore: string | null | undefined;
}

const rowsOf = ({ tables }: RestoreReport) => tables.reduce((sum, { rows }) => sum + rows, 0);
const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
/** The session's end has its own toast and leads to the gate. */
const isTold = (error: unknown) => error !== null && !isStopped(error) && !isSignedOut(error);

export function useRestore() {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const [lostAt, setLostAt] = useState(0);
  const way = useRef<AbortController | null>(null);
  const begin = () => {
    setSent(0);
    way.current = new AbortController();
    return { signal: way.current.signal, onSent: setSent };
  };
  const checking = useMutation({
    mutationFn: async ({ chosen, mostBytes }: { chosen: File; mostBytes: number }) => {
      const sending = begin();
      const problem = await problemOfFile(chosen, mostBytes);
      if (problem) throw new InvalidFile(problem);
      return sendFile<RestoreCheck>(paths.checkRestore, chosen, sending);
    },
  });
  const restoring = useMutation({
    mutationFn: ({ file: checked, check: { digest } }: Begin) =>
      sendFile<RestoreReport>(
        `${paths.restore}?${new URLSearchParams({ digest, confirmation: restoreConfirmation }).toString()}`,
        checked,
        begin(),
      ),
    onSuccess: (report) => {
      showToast({ title: text.done, description: text.doneToast(rowsOf(report)), tone: 'ok' });
      // All that was known is of before, also who is signed in.
      void client.invalidateQueries();
    },
    onError: (error) => {
      if (isStopped(error)) showToast({ title: text.stopped, description: text.stoppedDetail });
      if (!isTold(error)) return;
      setLostAt(Date.now());
      void client.invalidateQueries({ queryKey: [paths.restore] });
      if (!isAnswered(error)) return;
      showToast({ title: text.failed, description: sentenceOf(error), tone: 'bad' });
    },
  });
  // What was only to be checked is of no use to anybody once nobody looks; a restore goes on.
  const isChecking = useRef(false);
  useEffect(() => {
    isChecking.current = checking.isPending;
  }, [checking.isPending]);
  useEffect(() => () => void (isChecking.current && way.current?.abort()), []);

  const state = useRestoreState(restoring.isPending || restoring.isError);
  const { data: now, dataUpdatedAt } = state;

  function phaseNow(): RestorePhase {
    if (!file) return { kind: 'idle' };
    if (restoring.isPending) return { kind: 'restoring', file, sent };
    if (restoring.data) return { kind: 'done', report: restoring.data };
    if (isTold(restoring.error)) return afterFailure(restoring.error);
    if (checking.isPending) return { kind: 'checking', file, sent };
    if (isTold(checking.error)) return { kind: 'refused', error: checking.error, of: 'check' };
    return checking.data ? { kind: 'checked', file, check: checking.data } : { kind: 'idle' };
  }

  /** Where nobody answered, what has come of it shows in the state that is asked for afterwards. */
  function afterFailure(error: unknown): RestorePhase {
    const refused: RestorePhase = { kind: 'refused', error, of: 'restore' };
    if (isAnswered(error)) return refused;
    if (!now || state.isError || dataUpdatedAt <= lostAt) return { kind: 'lost', goesOn: false };
    if (now.isUnderWay) return { kind: 'lost', goesOn: true };
    const isDone = now.heldSince !== null && now.heldSince !== restoring.variables?.heldBefore;
    return isDone ? { kind: 'done', report: null } : refused;
  }

  const phase = phaseNow();
  const isDoneUnseen = phase.kind === 'done' && !phase.report;
  useEffect(() => {
    if (isDoneUnseen) void client.invalidateQueries();
  }, [client, isDoneUnseen]);

  const check = (chosen: File) => {
    setFile(chosen);
    restoring.reset();
    checking.mutate({ chosen, mostBytes: now?.mostBytes ?? Infinity });
  };
  return {
    phase,
    state: now,
    /** The data is being replaced, or may be. */
    isUnderWay: phase.kind === 'restoring' || phase.kind === 'lost',
    /** Somebody writes large parts of the data, here or elsewhere. */
    isOtherUnderWay: phase.kind !== 'restoring' && (now?.isUnderWay ?? false),
    check,
    checkAgain: () => file && check(file),
    restore: () =>
      file &&
      checking.data &&
      restoring.mutate({ file, check: checking.data, heldBefore: now && now.heldSince }),
    stop: () => way.current?.abort(),
    leave: () => {
      setFile(null);
      checking.reset();
      restoring.reset();
    },
  };
}

export type Restore = ReturnType<typeof useRestore>;

const whileWaitingMs = 1_000;
/** Somebody else, or a command, may begin one. */
const otherwiseMs = 15_000;

/** What is held back since a restore, and whether one is under way, whoever began it. */
export const useRestoreState = (isWaiting: boolean) =>
  useAdminQuery<RestoreState>(paths.restore, {
    refreshMs: ({ isUnderWay }) => (isWaiting || isUnderWay ? whileWaitingMs : otherwiseMs),
  });
