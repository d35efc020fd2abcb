import { howToMeasurePath } from '@app/contracts';
import { ExternalLink } from '../../../lib/external-link';
import { text } from '../text';

/** Opens a new tab, so that the input stays visible. */
export const HowToMeasureLink = () => (
  <ExternalLink
    href={howToMeasurePath}
    className="-my-3 inline-flex min-h-11 items-center gap-1.5 text-small font-label text-chalk hover:underline"
  >
    {text.howToMeasure}
  </ExternalLink>
);
