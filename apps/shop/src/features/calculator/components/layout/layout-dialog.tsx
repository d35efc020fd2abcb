import {
  blockersAmong,
  contradictionsOfSelection,
  editableLayout,
  endsOf,
  hasParts,
  priceSelection,
  placementProblems,
  toLayout,
  toPlaces,
  withBasin,
  withOutline,
  withoutPlaces,
  withRoom,
  type Selection,
} from '@app/configuration';
import { layoutLimits, quoteLimits, type TopLayout, type TradePrices } from '@app/contracts';
import { formatGbp, toPence, type Size } from '@app/pricing';
import { Button, cx, LayoutEditor, RoomFields, SmallDialog } from '@app/ui';
import { useRef, useState } from 'react';
import { HowToMeasureLink } from '../how-to-measure-link';
import { BasinField } from './basin-field';
import { withValidRoom } from './draft-problems';
import { layoutText } from './layout-text';

interface LayoutDialogProps {
  selection: Selection & { size: Size };
  trade: TradePrices | null;
  onUse: (layout: TopLayout | null) => void;
  onClose: () => void;
}

/**
 * Where basins and cut-outs go, and the room; a top without either has only the room. The calculator gets the layout when
 * the visitor presses 'Use …'.
 */
export function LayoutDialog({ selection, trade, onUse, onClose }: LayoutDialogProps) {
  const { size, sink, cutouts, color, material, thickness } = selection;
  const parts = { sinkName: sink?.name ?? null, cutouts, endsMm: endsOf(material, thickness) };
  const [layout, setLayout] = useState(() => editableLayout(withValidRoom(selection.layout), parts, size));
  // A press can come before a typed position is rendered.
  const latest = useRef(layout);
  const change = (changed: TopLayout) => setLayout((latest.current = changed));
  const edited = { ...selection, layout };
  const price = priceSelection(edited, trade);
  const contradictions = [...contradictionsOfSelection(edited), ...placementProblems(edited)];
  const blockers = blockersAmong(contradictions);
  const places = toPlaces(layout, cutouts, size);
  const hasPlaces = hasParts(parts);
  const text = hasPlaces ? layoutText.places : layoutText.room;
  const room = {
    room: layout.room,
    onRoom: (entered: TopLayout['room']) => change(withRoom(layout, entered)),
  };
  return (
    <SmallDialog isOpen onClose={onClose} title={text.title} description={text.intro} width="plan">
      <HowToMeasureLink />
      <div className="mt-2">
        {hasPlaces ? (
          <>
            {parts.sinkName !== null && (
              <BasinField
                sinkName={parts.sinkName}
                basin={layout.basin}
                onChange={(basin) => change(withBasin(layout, basin, parts, size))}
              />
            )}
            <LayoutEditor
              top={{
                ...size,
                sinkName: parts.sinkName,
                cutoutNames: cutouts.map(({ name }) => name),
                conflictingParts: blockers.flatMap(({ partNames }) => partNames),
                stone: color,
                limits: quoteLimits,
                maxHeightPx: 320,
              }}
              places={places}
              datum={layout}
              onMove={(moved) => change(toLayout(moved, cutouts, size, layout))}
              onDatum={(datum) => change(toLayout(places, cutouts, size, { ...layout, ...datum }))}
              onOutline={(outline) => change(withOutline(layout, outline))}
              {...room}
              limits={layoutLimits}
              priceOfAnother={({ kind, index }) => {
                const part = kind === 'sink' ? sink : cutouts[index];
                const pence = toPence(part?.priceModifier ?? '0');
                return pence > 0 ? `+ ${formatGbp(pence)}` : '';
              }}
            />
          </>
        ) : (
          <RoomFields room={room.room} size={size} onChange={room.onRoom} />
        )}
        <div role="status" className="mt-4 grid gap-1">
          {contradictions.map(({ sentence, isNotice }) => (
            <p key={sentence} className={cx('text-small', isNotice ? 'text-ink-2' : 'font-label text-warn')}>
              {sentence}
            </p>
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <p aria-live="polite" className="num text-lead font-strong">
            {price.kind === 'priced' && formatGbp(price.total)}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button kind="ghost" onClick={() => onUse(hasPlaces ? withoutPlaces(latest.current) : null)}>
              {text.leaveOpen}
            </Button>
            <Button onClick={() => onUse(hasPlaces || latest.current.room ? latest.current : null)}>
              {text.use}
            </Button>
          </div>
        </div>
      </div>
    </SmallDialog>
  );
}
