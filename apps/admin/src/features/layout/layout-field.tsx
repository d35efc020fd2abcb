import {
  conflictingPartsOf,
  editableLayout,
  hasParts,
  isPlaced,
  type Contradiction,
  toLayout,
  toPlaces,
  withBasin,
  withOutline,
  withoutPlaces,
  withRoom,
  type TopParts,
} from '@app/configuration';
import { layoutLimits, type SizeLimits, type TopLayout } from '@app/contracts';
import type { Size } from '@app/pricing';
import { LayoutEditor, RoomEditor } from '@app/ui';
import { SwitchRow } from '../../lib/controls';
import { BasinField } from './basin-field';

interface LayoutFieldProps {
  label: string;
  hint: string;
  parts: TopParts;
  /** null: not entered yet. */
  size: Size | null;
  stone: { hexCode: string; stripUrl: string | null } | null;
  sizeLimits: SizeLimits;
  layout: TopLayout | null;
  /** Where the editor starts; null: where parts usually go. */
  startsWith?: TopLayout | null;
  /** Why the top cannot be made with this layout. */
  problems: readonly Contradiction[];
  onChange: (layout: TopLayout | null) => void;
}

/** Positions of basins and cut-outs, if they are known, and the room. A top without either has only the room. */
export function LayoutField({ parts, size, layout, onChange, ...props }: LayoutFieldProps) {
  const { label, hint, stone, sizeLimits, startsWith, problems } = props;
  const roomEditor = size && (
    <RoomEditor
      room={layout?.room}
      size={size}
      onChange={(room) => onChange(withoutPlaces(withRoom(editableLayout(layout, parts, size), room)))}
    />
  );
  if (!hasParts(parts)) return roomEditor;
  return (
    <div>
      <SwitchRow
        label={label}
        hint={hint}
        isOn={isPlaced(layout)}
        isDisabled={size === null}
        onChange={(isOn) =>
          onChange(
            isOn && size
              ? editableLayout(startsWith && isPlaced(startsWith) ? startsWith : layout, parts, size)
              : withoutPlaces(layout),
          )
        }
      />
      {layout && !isPlaced(layout) && roomEditor}
      {layout && isPlaced(layout) && size && (
        <div className="own-colors mt-3 rounded-3 border border-line bg-plan p-3">
          {parts.sinkName !== null && (
            <BasinField
              sinkName={parts.sinkName}
              basin={layout.basin}
              onChange={(basin) => onChange(withBasin(layout, basin, parts, size))}
            />
          )}
          <LayoutEditor
            top={{
              ...size,
              sinkName: parts.sinkName,
              cutoutNames: parts.cutouts.map(({ name }) => name),
              stone,
              conflictingParts: conflictingPartsOf(problems),
              limits: sizeLimits,
              maxHeightPx: 260,
            }}
            places={toPlaces(layout, parts.cutouts, size)}
            datum={layout}
            onMove={(places) => onChange(toLayout(places, parts.cutouts, size, layout))}
            onDatum={(datum) =>
              onChange(
                toLayout(toPlaces(layout, parts.cutouts, size), parts.cutouts, size, { ...layout, ...datum }),
              )
            }
            onOutline={(outline) => onChange(withOutline(layout, outline))}
            room={layout.room}
            onRoom={(room) => onChange(withRoom(layout, room))}
            limits={layoutLimits}
          />
        </div>
      )}
    </div>
  );
}
