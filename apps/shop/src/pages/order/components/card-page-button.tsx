import { Button } from '@app/ui';
import { PhoneLink } from '../../../lib/contact-links';
import { text } from '../text';
import type { useCardPage } from '../use-card-page';

const words = text.money;

/** Submits the surrounding form, which opens a card page; shows why there is none. */
export const CardPageButton = ({
  page: { isPending, failure },
  children,
}: {
  page: ReturnType<typeof useCardPage>;
  children: string;
}) => (
  <>
    <Button type="submit" isFullWidth isPending={isPending}>
      {isPending ? words.opening : children}
    </Button>
    {failure && (
      <p role="alert" className="mt-3 text-bad">
        {failure} <PhoneLink phone={text.company.phone} />
      </p>
    )}
    <p className="mt-2.5 text-small text-ink-3">{words.secure}</p>
  </>
);
