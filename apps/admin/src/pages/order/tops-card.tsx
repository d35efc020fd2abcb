import type { AdminOrderDetail, AdminOrderTop } from '@app/contracts';
import { formatPounds, formatSizeToCut, quantityPrefix } from '@app/pricing';
import { Badge, cx, Reference } from '@app/ui';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { stageLabels, stateTones } from '../../features/quotes/state-labels';
import { shortThickness } from '../../features/quotes/stone-text';
import { HoldBadges } from '../../features/production/hold-badges';
import { StoneThumbnail } from '../../features/quotes/stone-thumbnail';
import { timeInSentence } from '../../lib/status/short-time';
import { MoveAll } from './next/move-all';
import { TopDetails, type TopDetailsProps } from './top-details';
import { CardBody, FoldingCard } from './folding-card';
import { StageMenu } from './stage-menu';
import { text } from './text';

interface TopsCardProps extends Omit<TopDetailsProps, 'top'> {
  isOpen: (top: AdminOrderTop) => boolean;
  onToggle: (top: AdminOrderTop) => void;
}

export function TopsCard({ isOpen, onToggle, ...detailsProps }: TopsCardProps) {
  const { order } = detailsProps;
  const [only, another] = order.tops;
  if (only && !another) return <OneTop top={only} {...detailsProps} />;
  return (
    <FoldingCard title={text.tops} summary={countsOf(order.tops)}>
      <ul className="border-t border-line">
        {order.tops.map((top, index) => (
          <TopRow
            key={top.id}
            top={top}
            position={index + 1}
            isOpen={isOpen(top)}
            onToggle={() => onToggle(top)}
          >
            {top.stage ? <TopDetails top={top} {...detailsProps} /> : <EndedTop top={top} />}
          </TopRow>
        ))}
      </ul>
      <CardBody className="pt-3 empty:hidden">
        <MoveAll quoteId={order.tops[0]?.id ?? ''} reference={order.reference} tops={order.tops} />
      </CardBody>
    </FoldingCard>
  );
}

const OneTop = ({ top, ...detailsProps }: TopDetailsProps) => (
  <FoldingCard
    title={`${quantityPrefix(top.quantity)}${top.color.name}, ${sizeOf(top)}`}
    summary={
      <>
        {text.fromQuote} <Reference>{top.ordered.reference}</Reference>
      </>
    }
  >
    {top.stage ? <TopDetails top={top} {...detailsProps} /> : <EndedTop top={top} />}
  </FoldingCard>
);

interface TopRowProps {
  top: AdminOrderTop;
  position: number;
  isOpen: boolean;
  onToggle: () => void;
  children: React.ReactNode;
}

function TopRow({ top, position, isOpen, onToggle, children }: TopRowProps) {
  const id = useId();
  const { stage, color, thickness, totalPrice, ordered, proposal } = top;
  const isChanged = ordered.totalPrice !== totalPrice;
  return (
    <li className="border-b border-line last:border-0">
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 has-[button:hover]:bg-raised wide:grid-cols-[minmax(0,1fr)_136px_84px_16px] wide:px-5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          // The button covers the whole row; the other controls are above it.
          className="flex min-w-0 items-center gap-3 text-left before:absolute before:inset-0"
        >
          <span className={cx('size-9.5 flex-none', !stage && 'opacity-50')}>
            <StoneThumbnail color={color} />
          </span>
          <span className="min-w-0 flex-1 leading-tight">
            <span className={cx('block font-label [overflow-wrap:anywhere]', !stage && 'text-ink-3')}>
              {position}. {quantityPrefix(top.quantity)}
              {color.name}
            </span>
            <span className="num block text-caption text-ink-3">
              {sizeOf(top)}, {shortThickness(thickness)}, <Reference>{top.reference}</Reference>
            </span>
            <HoldBadges holds={top.holds} isDrawingUnsigned={top.unsignedDrawing !== null} />
          </span>
        </button>
        <span className="max-wide:order-3 max-wide:pl-12.5 [&>button]:relative">
          {stage ? (
            <StageMenu top={{ ...top, stage, isCompleted: top.status === 'completed' }} />
          ) : (
            <Badge tone="bad">{endedTextOf(top).badge}</Badge>
          )}
        </span>
        <span className="num text-right leading-tight max-wide:order-4 max-wide:py-2">
          <span translate="no" className={cx('block', !stage && 'text-ink-3 line-through')}>
            {formatPounds(totalPrice)}
          </span>
          {isChanged && !proposal && (
            <span translate="no" className="block text-caption text-ink-3">
              {text.wasPrice(formatPounds(ordered.totalPrice))}
            </span>
          )}
        </span>
        <ChevronDown
          className={cx('size-4 justify-self-end text-ink-3', isOpen && 'rotate-180')}
          strokeWidth={1.75}
        />
      </div>
      <div id={id}>{isOpen && children}</div>
    </li>
  );
}

const EndedTop = ({ top }: { top: AdminOrderTop }) => (
  <CardBody>
    <p className="text-small text-ink-2 [overflow-wrap:anywhere]">{endedDetailsOf(top)}</p>
  </CardBody>
);

function endedDetailsOf(top: AdminOrderTop): string {
  const { cancellation } = top;
  if (!cancellation) return endedTextOf(top).sentence;
  const { cancelledAt, by, reason, refunded } = cancellation;
  const refundText = Number(refunded) > 0 ? text.refunded(formatPounds(refunded)) : text.nothingBack;
  return [text.cancelledBy(timeInSentence(cancelledAt), by), reason && text.reason(reason), refundText]
    .filter(Boolean)
    .join(' ');
}

function endedTextOf({ cancellation, status }: AdminOrderTop) {
  if (cancellation) return text.ended.cancelled;
  return status === 'declined' ? text.ended.declined : text.ended.refunded;
}

const sizeOf = ({ length, width, agreedSize }: AdminOrderTop) =>
  formatSizeToCut({ lengthMm: length, widthMm: width }, agreedSize);

/** '1 ready, 2 in production, 1 cancelled': the most advanced first. */
function countsOf(tops: AdminOrderDetail['tops']): string {
  const stages = Object.keys(stateTones)
    .filter((state) => state in stageLabels)
    .reverse();
  const count = (matches: (top: AdminOrderTop) => boolean) => tops.filter(matches).length;
  return [
    ...stages.map(
      (stage) =>
        [count((top) => top.stage === stage), stageLabels[stage as keyof typeof stageLabels]] as const,
    ),
    ...Object.values(text.ended).map(
      (ended) => [count((top) => top.stage === null && endedTextOf(top) === ended), ended.badge] as const,
    ),
  ]
    .filter(([number]) => number > 0)
    .map(([number, label]) => `${number} ${label.toLowerCase()}`)
    .join(', ');
}
