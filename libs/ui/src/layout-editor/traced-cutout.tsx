import { centreOf, type Places, type Plan, type Point } from '@app/drawing';
import { Camera, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { lazyComponent } from '../lazy/chunk-view';
import { PlanDrawing, type PlanDrawingProps } from '../plan/plan-drawing';
import { tracerText as text } from '../template-tracer/tracer-text';

const TemplateTracer = lazyComponent(() =>
  import(/* webpackChunkName: "template-tracer" */ '../template-tracer/template-tracer').then(
    (module) => module.TemplateTracer,
  ),
);

interface TracedCutoutProps {
  top: Omit<PlanDrawingProps, 'places'>;
  places: Places;
  /** undefined: none. */
  sink: Plan['sinks'][number] | undefined;
  /** undefined: the usual cut-out of the basin's kind. */
  onOutline: (outline: Point[] | undefined) => void;
}

/** Offers to trace the paper template of a basin that is cut into the stone, and shows what was traced. */
export function TracedCutout({ top, places, sink, onOutline }: TracedCutoutProps) {
  const [isTracing, setTracing] = useState(false);
  if (!sink || sink.standsOnTop) return null;
  const isTraced = sink.outline.shape === 'polygon';
  const { reach, depth } = centreOf(sink.outline);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {isTraced && <p className="num min-w-50 flex-1 text-small">{text.traced(2 * reach, 2 * depth)}</p>}
      <Button kind="quiet" size="small" icon={Camera} onClick={() => setTracing(true)}>
        {isTraced ? text.again : text.offer}
      </Button>
      {isTraced && <IconButton icon={Trash2} label={text.remove} onClick={() => onOutline(undefined)} />}
      {isTracing && (
        <TemplateTracer
          preview={(points: readonly Point[]) => (
            <div className="own-colors rounded-2 bg-plan p-2">
              <PlanDrawing {...top} places={{ ...places, opening: { shape: 'polygon', points } }} />
            </div>
          )}
          onUse={(outline) => {
            onOutline(outline);
            setTracing(false);
          }}
          onClose={() => setTracing(false)}
        />
      )}
    </div>
  );
}
