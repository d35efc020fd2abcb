import type { BankLine, BankLineDecision } from '@app/contracts';
import { Button } from '@app/ui';
import { useState } from 'react';
import { Card } from '../../lib/page';
import { type Choice, later, type OrderChoice, setAside } from './choice';
import { StatementLine } from './statement-line';
import { text } from './text';

interface StatementLinesProps {
  lines: readonly BankLine[];
  /** Lines of earlier files that wait for a decision. */
  isKept?: boolean;
  isSaving: boolean;
  onSave: (lines: BankLineDecision[]) => void;
}

const isReady = ({ state }: BankLine) => state === 'matched' || state === 'recorded';
const isPayout = ({ state }: BankLine) => state === 'payout';
const isDone = ({ state }: BankLine) => state === 'imported' || state === 'set-aside';

export function StatementLines({ lines: credits, isKept = false, isSaving, onSave }: StatementLinesProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  /** Orders that staff looked up, by line. */
  const [added, setAdded] = useState<Readonly<Record<string, OrderChoice[]>>>({});
  const suggested = (line: BankLine): Choice => {
    if (isKept && isPayout(line)) return setAside;
    return isReady(line) ? (line.orders[0]?.quoteId ?? later) : later;
  };
  const choiceOf = (line: BankLine): Choice => choices[line.id] ?? suggested(line);
  const decisions = credits.flatMap((line): BankLineDecision[] => {
    const choice = choiceOf(line);
    return choice === later ? [] : [{ id: line.id, quoteId: choice === setAside ? null : choice }];
  });
  const group = (title: string, detail: string, lines: readonly BankLine[]) =>
    lines.length > 0 && (
      <Card title={title} detail={detail} aside={lines.length}>
        <ul aria-label={title} className="divide-y divide-line border-t border-line">
          {lines.map((line) => (
            <StatementLine
              key={line.id}
              line={line}
              orders={[...line.orders, ...(added[line.id] ?? [])]}
              choice={choiceOf(line)}
              onChoose={(choice) => setChoices((now) => ({ ...now, [line.id]: choice }))}
              onFound={(order) => {
                const isListed = line.orders.some(({ quoteId }) => quoteId === order.quoteId);
                if (!isListed) setAdded((now) => ({ ...now, [line.id]: [order] }));
                setChoices((now) => ({ ...now, [line.id]: order.quoteId }));
              }}
            />
          ))}
        </ul>
      </Card>
    );
  const open = credits.filter((line) => !isReady(line) && !isDone(line) && !isPayout(line));
  const toKeep = open.filter((line) => !line.isKept).length;
  return (
    <>
      {isKept ? (
        group(text.kept, text.keptDetail, credits)
      ) : (
        <>
          {group(text.ready, text.readyDetail, credits.filter(isReady))}
          {group(text.open, text.openDetail, open)}
        </>
      )}
      {credits.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            kind="primary"
            isDisabled={decisions.length + toKeep === 0}
            isPending={isSaving}
            onClick={() => onSave(decisions)}
          >
            {isSaving ? text.sending : text.submit(decisions.length, toKeep)}
          </Button>
          <p className="text-caption text-ink-3">{text.receipts}</p>
        </div>
      )}
      {!isKept && (
        <>
          {group(text.payouts, text.payoutsDetail, credits.filter(isPayout))}
          {group(text.done, text.doneDetail, credits.filter(isDone))}
        </>
      )}
    </>
  );
}
