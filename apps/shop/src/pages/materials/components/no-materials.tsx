import { buttonClass } from '@app/ui';
import { text } from '../text';
import { OutlineDrawing } from './outline-drawing';
import { PhoneButton } from './phone-button';

/** Nothing in the catalogue is on sale. */
export const NoMaterials = () => (
  <section className="wrap pb-16 tablet:pb-26">
    <div className="grid max-w-155 justify-items-start gap-4.5">
      <div className="w-full">
        <OutlineDrawing reading={text.noneDrawing} />
      </div>
      <h2 className="font-display text-h3">{text.none}</h2>
      <p className="text-ink-2">{text.noneAdvice}</p>
      <PhoneButton className={buttonClass({ kind: 'secondary' })} />
    </div>
  </section>
);
