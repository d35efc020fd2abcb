import type { Point } from '@app/drawing';
import { useId, useState, type ReactNode } from 'react';
import { buttonClass } from '../button/button-class';
import { SmallDialog } from '../dialog/small-dialog';
import { drawPicture, openPicture } from '../picture/draw-picture';
import { CornersStep, type MarkedSheet } from './corners-step';
import { OutlineStep } from './outline-step';
import { tracerText as text } from './tracer-text';

export interface TemplateTracerProps {
  /** The top with this cut-out. */
  preview: (outline: readonly Point[]) => ReactNode;
  onUse: (outline: Point[]) => void;
  onClose: () => void;
}

/** Traces a basin's cut-out on a photo of its paper template. The photo never leaves the device. */
export function TemplateTracer({ preview, onUse, onClose }: TemplateTracerProps) {
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null);
  const [sheet, setSheet] = useState<MarkedSheet | null>(null);
  const [isMarked, setMarked] = useState(false);
  return (
    <SmallDialog isOpen onClose={onClose} title={text.title} description={text.intro} width="plan">
      <div className="mt-4">
        {!photo && <ChoosePhoto onChoose={setPhoto} />}
        {photo && sheet && isMarked && (
          <OutlineStep
            photo={photo}
            sheet={sheet}
            preview={preview}
            onUse={onUse}
            onBack={() => setMarked(false)}
          />
        )}
        {photo && !(sheet && isMarked) && (
          <CornersStep
            photo={photo}
            marked={sheet}
            onMark={(marked) => {
              setSheet(marked);
              setMarked(true);
            }}
            onOtherPhoto={() => {
              setPhoto(null);
              setSheet(null);
            }}
          />
        )}
      </div>
    </SmallDialog>
  );
}

const longestSidePx = 2_400;

export function ChoosePhoto({ onChoose }: { onChoose: (photo: HTMLCanvasElement) => void }) {
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const picture = await openPicture(file).catch(() => null);
    const photo = picture && drawPicture(picture, longestSidePx);
    picture?.close();
    setFailed(!photo);
    if (photo) onChoose(photo);
  };
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-2 pl-5 text-ink-2">
        {text.how.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <div className="relative has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-chalk">
        <input
          id={id}
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <label htmlFor={id} className={`${buttonClass({ isFullWidth: true })} cursor-pointer`}>
          {text.choose}
        </label>
      </div>
      <p role="status" className="text-small font-label text-warn">
        {hasFailed && text.unreadable}
      </p>
    </div>
  );
}
