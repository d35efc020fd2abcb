import { positionRows } from '@app/configuration';
import { type AdminQuoteDetail, keepsQuotedPrice, type Measurements } from '@app/contracts';
import { formatSize } from '@app/pricing';
import { DescriptionList } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { agreedHowLabels } from '../quotes/agreement-text';
import { drawingRecord, drawingText } from './drawing-record';
import { partsOf } from './measurement-fields';
import { templateRow } from './template-row';
import { text } from './text';

interface MeasuredDetailsProps {
  measurements: Measurements;
  quote: Pick<
    AdminQuoteDetail,
    'length' | 'width' | 'quantity' | 'sinkType' | 'cutouts' | 'isMeasured' | 'making'
  >;
}

export function MeasuredDetails({ measurements, quote }: MeasuredDetailsProps) {
  const { lengthMm, widthMm, layout, how, note, recordedAt, by } = measurements;
  const isAsQuoted = lengthMm === quote.length && widthMm === quote.width;
  // The owner may have set another number since.
  const isKeptByRule = how === 'on-site' && keepsQuotedPrice(quote, measurements);
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
          [
            text.keptPrice,
            quote.isMeasured &&
              !isAsQuoted &&
              text.keptPriceDetail(isKeptByRule ? quote.making.sizeToleranceMm : null),
          ],
          [text.quantity, quote.quantity > 1 && String(quote.quantity)],
          ...positionRows(layout, partsOf(quote)),
          templateRow(layout),
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
          [drawingText.drawing, quote.isMeasured && drawingRecord(measurements)],
        ]}
      />
    </div>
  );
}
