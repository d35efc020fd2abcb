import { truncate, type FieldWords } from './difference-words';
import { text } from './text';

interface FieldChangeProps {
  change: FieldWords;
  /** `kept`: Live's stays, and Preview's is told beside it. */
  state: 'replaced' | 'kept';
  isInFull: boolean;
}

/** One field: the old struck through and the new strong. What is seen by that is also said. */
export function FieldChange({ change: { field, live, preview }, state, isInFull }: FieldChangeProps) {
  const shown = (value: string) => (isInFull ? value : truncate(value));
  if (state === 'kept') {
    return (
      <p>
        {field} <strong className="font-strong">{shown(live)}</strong> {text.stays},{' '}
        <span className="text-ink-3">{text.previewHas(shown(preview))}</span>
      </p>
    );
  }
  return (
    <p>
      {field} <span className="sr-only">{text.live} </span>
      <del className="text-ink-3">{shown(live)}</del> <span className="sr-only">{text.preview} </span>
      <ins className="font-strong no-underline">{shown(preview)}</ins>
    </p>
  );
}
