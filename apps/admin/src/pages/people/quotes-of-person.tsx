import type { PersonRecord } from '@app/contracts';
import { quantityPrefix, toPence } from '@app/pricing';
import { Badge, Button } from '@app/ui';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { stageTones, stageLabels } from '../../features/quotes/state-labels';
import { shortDay } from '../../lib/status/short-time';
import { orderPath, quotePath } from '../../lib/use-url-state';
import { RecordLines } from './record-lines';
import { text } from './text';

type QuoteOfPerson = PersonRecord['quotes'][number];

/** Passed in by the page: features do not import each other. */
export type RenderJobDialog = (quotes: readonly QuoteOfPerson[], onClose: () => void) => ReactNode;

interface QuotesOfPersonProps {
  quotes: readonly QuoteOfPerson[];
  renderJobDialog: RenderJobDialog;
}

export function QuotesOfPerson({ quotes, renderJobDialog }: QuotesOfPersonProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMaking, setMaking] = useState(false);
  const free = quotes.filter(({ job, status }) => job === null && status !== 'declined');
  const wanted = free.filter(({ id }) => chosen.includes(id));
  const isOffered = free.length > 1;
  return (
    <RecordLines
      title={text.ordersAndQuotes}
      lines={quotes.map((quote) => ({
        ...lineOf(quote),
        start: isOffered && free.includes(quote) && (
          <input
            type="checkbox"
            aria-label={text.choose(quote.reference)}
            checked={chosen.includes(quote.id)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(checked ? [...chosen, quote.id] : chosen.filter((id) => id !== quote.id))
            }
            className="size-4.5 flex-none accent-(--color-chalk) max-wide:size-6"
          />
        ),
      }))}
    >
      {isOffered && (
        <Button
          icon={FolderOpen}
          className="mt-3"
          isDisabled={wanted.length < 2}
          onClick={() => setMaking(true)}
        >
          {wanted.length < 2 ? text.makeJob : text.makeJobOf(wanted.length)}
        </Button>
      )}
      {isMaking && renderJobDialog(wanted, () => setMaking(false))}
    </RecordLines>
  );
}

function lineOf(quote: QuoteOfPerson) {
  const { id, reference, order, status, stage, color, length, width, quantity, job } = quote;
  return {
    key: id,
    to: order ? orderPath(order.id) : quotePath(id),
    title: order?.reference ?? reference,
    end: stage ? (
      <Badge tone={stageTones[stage]}>{stageLabels[stage]}</Badge>
    ) : (
      <Badge tone="neutral">{text.quoteStatus[status]}</Badge>
    ),
    detail: text.size(length, width, `${quantityPrefix(quantity)}${color}`),
    foot: [
      shortDay(quote.createdAt),
      stage || toPence(quote.received) > 0
        ? text.received(quote.received, quote.totalPrice)
        : text.total(quote.totalPrice),
      ...(job ? [job.name] : []),
    ],
  };
}
