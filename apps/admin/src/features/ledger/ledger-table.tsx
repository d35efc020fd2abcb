import type { LedgerLine } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { cx, wholeReferences } from '@app/ui';
import { SimpleTable } from '../../lib/page/simple-table';
import { meansWords } from '../../lib/status/means-words';
import { shortDay } from '../../lib/status/short-time';
import { text } from './text';

interface LedgerTableProps {
  entries: readonly LedgerLine[];
  onUndo: (entry: LedgerLine) => void;
}

/** Newest first, with what had been received after each. */
export const LedgerTable = ({ entries, onUndo }: LedgerTableProps) => (
  <SimpleTable
    label={text.entries}
    columns={text.columns}
    numbersFrom={2}
    className="[&_tbody_th]:whitespace-nowrap"
    rows={entries.map((entry) => ({
      id: entry.id,
      name: dayOf(entry),
      cells: [
        <EntryWords key="what" entry={entry} onUndo={onUndo} />,
        <span
          translate="no"
          key="amount"
          className={cx('whitespace-nowrap', !isStanding(entry) && 'text-ink-3 line-through')}
        >
          {formatPounds(entry.amount)}
        </span>,
        <span translate="no" key="received" className="whitespace-nowrap">
          {formatPounds(entry.receivedAfter)}
        </span>,
      ],
    }))}
  />
);

/** '21 Nov', 'Today': of what was paid on another day nobody knows the time. */
const dayOf = ({ movedAt }: LedgerLine): string => shortDay(movedAt).replace(/,.*/, '');

const isStanding = ({ isUndone, isCounted }: LedgerLine): boolean => !isUndone && isCounted;

function EntryWords({ entry, onUndo }: { entry: LedgerLine; onUndo: (entry: LedgerLine) => void }) {
  const { kind, means, by, note, isCounted, isUndone, canBeUndone, amount } = entry;
  const details = [kind !== 'payment' && meansWords[means].toLowerCase(), by && text.by(by)].filter(Boolean);
  return (
    <span className="block leading-tight">
      {kind === 'payment' ? meansWords[means] : text.kinds[kind]}
      <span className="block text-caption text-ink-3">{details.join(', ')}</span>
      {note && <span className="block text-caption text-ink-2">{wholeReferences(note)}</span>}
      {isUndone && <span className="block text-caption text-ink-3">{text.undone}</span>}
      {!isCounted && <span className="block text-caption text-ink-3">{text.notCounted}</span>}
      {canBeUndone && (
        <button
          type="button"
          aria-label={text.undoOf(formatPounds(amount), meansWords[means].toLowerCase())}
          onClick={() => onUndo(entry)}
          className="text-caption font-label text-chalk hover:underline max-wide:-my-2 max-wide:py-3.5"
        >
          {text.undo}
        </button>
      )}
    </span>
  );
}
