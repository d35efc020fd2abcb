import { Button, buttonClass } from '@app/ui';
import { RotateCw } from 'lucide-react';
import { PhoneButton } from '../../../lib/contact-links';
import { text } from '../text';
import { OutlineDrawing } from './outline-drawing';

interface MaterialsFailedProps {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The list did not load: why, a retry, and a phone number. */
export const MaterialsFailed = ({ message, isRetrying, onRetry }: MaterialsFailedProps) => (
  <section role="alert" className="wrap pb-16 tablet:pb-26">
    <div className="grid max-w-155 gap-4.5">
      <OutlineDrawing label={text.failedDrawing} isBroken />
      <h2 className="font-display text-h3 wrap-anywhere">{text.failed(message)}</h2>
      <p className="text-ink-2">{text.failedText}</p>
      <div className="flex flex-wrap gap-3">
        <Button isPending={isRetrying} onClick={onRetry}>
          {!isRetrying && <RotateCw className="size-4.5" strokeWidth={1.5} />}
          {text.retry}
        </Button>
        <PhoneButton phone={text.phone} className={buttonClass({ kind: 'quiet' })} />
      </div>
    </div>
  </section>
);

/** Nothing is on sale. */
export const NoMaterials = () => (
  <section className="wrap pb-16 tablet:pb-26">
    <div className="grid max-w-155 justify-items-start gap-4.5">
      <div className="w-full">
        <OutlineDrawing label={text.noneDrawing} />
      </div>
      <h2 className="font-display text-h3">{text.none}</h2>
      <p className="text-ink-2">{text.noneText}</p>
      <PhoneButton phone={text.phone} className={buttonClass({ kind: 'secondary' })} />
    </div>
  </section>
);
