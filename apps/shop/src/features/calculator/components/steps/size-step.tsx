import type { Contradiction } from '@app/configuration';
import { quoteLimits, type Thickness } from '@app/contracts';
import { Button, Field, Pill, UnitInput } from '@app/ui';
import { suggestedMm } from '@app/configuration';
import { useRef, type ReactNode } from 'react';
import { PhoneLink } from '../../../../lib/contact-links';
import { focusField } from '../../focus-field';
import { text } from '../../text';
import { ChoiceGroup } from './choice-group';
import { Contradictions } from '../contradictions';

type Side = 'length' | 'width';

interface SizeStepProps {
  values: Record<Side, string>;
  errors: Record<Side, string | null>;
  onChange: (side: Side, value: string) => void;
  onBlur: (side: Side) => void;
  thicknesses: readonly Thickness[];
  thickness: Thickness | null;
  onChooseThickness: (thicknessId: number) => void;
  thicknessError: string | null;
  contradictions: readonly Contradiction[];
  /** Shown below the measurements of a top that is too large. */
  oversize?: ReactNode;
}

export function SizeStep(props: SizeStepProps) {
  const phone = (
    <>
      {text.overWidth}{' '}
      <PhoneLink
        phone={text.phone}
        className="-my-3 inline-flex min-h-11 items-center font-label text-chalk hover:underline"
      />
    </>
  );
  return (
    <>
      {/* Both hints take two lines where one of them may need two, so that the inputs are level. */}
      <div className="grid grid-cols-1 gap-5 min-[420px]:grid-cols-2 min-[420px]:max-[900px]:[&_p[id$=-hint]]:min-h-[2lh]">
        <SideField side="length" {...props} />
        <SideField side="width" {...props} aside={phone} />
      </div>
      {props.oversize}
      <Contradictions contradictions={props.contradictions} about="size" />
      <div className="mt-5">
        <p aria-hidden className="mb-1.5 text-label font-label">
          {text.thickness}
        </p>
        <ChoiceGroup
          field="thickness"
          label={text.thickness}
          error={props.thicknessError}
          className="flex flex-wrap gap-2"
        >
          {props.thicknesses.map((thickness) => (
            <Pill
              key={thickness.id}
              name="thickness"
              value={String(thickness.id)}
              label={thickness.displayName}
              isChosen={thickness.id === props.thickness?.id}
              onChoose={() => props.onChooseThickness(thickness.id)}
            />
          ))}
        </ChoiceGroup>
        <Contradictions contradictions={props.contradictions} about="thickness" />
      </div>
    </>
  );
}

/** Where Enter, or 'next' on a phone's keyboard, moves the focus. */
const fieldAfter = { length: 'width', width: 'thickness' } as const;

const hints: Record<Side, string> = { length: text.lengthHint, width: text.widthHint };

function SideField({
  side,
  values,
  errors,
  onChange,
  onBlur,
  aside,
}: SizeStepProps & { side: Side; aside?: ReactNode }) {
  const { min, max } = side === 'length' ? quoteLimits.lengthMm : quoteLimits.widthMm;
  const container = useRef<HTMLDivElement>(null);
  const suggestion = errors[side] ? suggestedMm(values[side], { min, max }) : null;
  const applySuggestion = (mm: number) => {
    onChange(side, String(mm));
    container.current?.querySelector('input')?.focus();
  };
  return (
    <div data-field={side} ref={container}>
      <Field label={text[side]} hint={hints[side]} error={errors[side]} aside={aside}>
        {(control) => (
          <UnitInput
            {...control}
            unit={text.mm}
            name={side}
            min={min}
            max={max}
            enterKeyHint="next"
            value={values[side]}
            onChange={(event) => onChange(side, event.target.value)}
            onBlur={() => values[side] && onBlur(side)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') focusField(event.currentTarget.closest('section'), fieldAfter[side]);
            }}
          />
        )}
      </Field>
      {suggestion !== null && (
        <Button kind="secondary" size="small" className="mt-2" onClick={() => applySuggestion(suggestion)}>
          {text.suggestedMm(suggestion)}
        </Button>
      )}
    </div>
  );
}
