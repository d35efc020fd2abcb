import { inquiryConfigurationLimits, paths, type AskedConfiguration, type Material } from '@app/contracts';
import { PlanDrawing } from '@app/ui';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { DescriptionList } from '../../lib/page/description-list';
import { text } from './text';

/** The top that an inquiry asks about: to scale, however large, and part by part as it was called then. */
export function RequestedTop({ top }: { top: AskedConfiguration }) {
  const { material, color, thickness, lengthMm, widthMm, sinkType, cutouts, notes } = top;
  const materials = useAdminQuery<Material[]>(paths.materials, { isEnabled: color !== null });
  const stone = materials.data?.flatMap((sold) => sold.colors).find(({ id }) => id === color?.id);
  const unsaid = <span className="text-ink-3">{text.notSaid}</span>;
  return (
    <>
      <div className="own-colors mb-3.5 rounded-dialog bg-plan px-4.5 pt-4 pb-3">
        <PlanDrawing
          lengthMm={lengthMm}
          widthMm={widthMm}
          sinkName={sinkType?.name ?? null}
          cutoutNames={cutouts.map(({ name }) => name)}
          stone={stone ?? null}
          limits={inquiryConfigurationLimits}
          maxHeightPx={200}
          // The lettering of a very long top is higher than its drawing.
          className="[&>svg]:overflow-visible"
        />
      </div>
      <DescriptionList
        rows={[
          [text.parts.stone, material ? text.stone(material.name, color?.name ?? null) : unsaid],
          [text.parts.size, lengthMm !== null && widthMm !== null ? text.size(lengthMm, widthMm) : unsaid],
          [text.parts.thickness, thickness?.name ?? unsaid],
          [text.parts.sink, sinkType?.name ?? text.none],
          [text.parts.cutouts, cutouts.map(({ name }) => name).join(', ') || text.none],
          [text.parts.notes, notes],
        ]}
      />
    </>
  );
}
