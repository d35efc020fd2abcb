import { type AdminQuoteDetail, type Measurements, noSinkName, type PositionOnTop } from '@app/contracts';
import { formatSize } from '@app/pricing';
import { DescriptionList } from '../../lib/page/description-list';
import { shortTime } from '../../lib/status/short-time';
import { agreedHowLabels } from '../quotes/agreement-text';
import { text } from './text';

interface MeasuredDetailsProps {
  measurements: Measurements;
  quote: Pick<AdminQuoteDetail, 'length' | 'width' | 'quantity' | 'sinkType' | 'isMeasured'>;
}

export function MeasuredDetails({ measurements, quote }: MeasuredDetailsProps) {
  const { lengthMm, widthMm, sink, taps, how, note, recordedAt, by } = measurements;
  const isAsQuoted = lengthMm === quote.length && widthMm === quote.width;
  return (
    <div className="num">
      <DescriptionList
        rows={[
          [
            text.size,
            <span key="size">
              <span className="font-strong">{formatSize({ lengthMm, widthMm })}</span>
              <span className="text-ink-3">
                , {isAsQuoted ? text.asQuoted : text.quotedAs(quote.length, quote.width)}
              </span>
            </span>,
          ],
          [text.keptPrice, quote.isMeasured && !isAsQuoted && text.keptPriceDetail(how === 'on-site')],
          [text.quantity, quote.quantity > 1 && String(quote.quantity)],
          [text.sink, sink ? placeText(sink) : hasSink(quote) && text.toBeAgreed],
          ...taps.map((tap, index) => [text.tap(index + 1, taps.length), placeText(tap)] as const),
          [text.labels.how, agreedHowLabels[how]],
          [
            text.labels.note,
            note && (
              <span key="note" className="whitespace-pre-line">
                {note}
              </span>
            ),
          ],
          [text.recorded, text.by(shortTime(recordedAt), by)],
        ]}
      />
    </div>
  );
}

const hasSink = ({ sinkType }: MeasuredDetailsProps['quote']): boolean =>
  sinkType !== null && sinkType.name !== noSinkName;

const placeText = ({ fromLeftMm, fromBackMm }: PositionOnTop): string => text.place(fromLeftMm, fromBackMm);
