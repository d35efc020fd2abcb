import { roomRows } from '@app/configuration';
import type { QuoteResponse } from '@app/contracts';
import { RoomDrawing } from '@app/ui';
import { text } from '../text';

/** Where the top goes, as measured, and what has to be known of it. */
export function QuoteRoom({ quote }: { quote: QuoteResponse }) {
  const { layout, notices = [], length: lengthMm, width: widthMm } = quote;
  const room = layout?.room;
  return (
    <div className="mb-8 grid gap-2 text-small text-ink-2 tablet:mb-10">
      {room && (
        <>
          <h2 className="text-label font-strong text-ink">{text.room}</h2>
          <RoomDrawing room={room} size={{ lengthMm, widthMm }} />
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {roomRows(room).map(([name, words]) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {notices.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
