import { Button } from '@app/ui';
import { PhoneLink } from '../../../lib/contact-links';
import type { useCardPage } from '../../../features/deposit/hooks/use-card-page';
import { text } from '../text';

const paymentsText = text.payments;

/** Submits the surrounding form, which opens a card page; shows the error if none could be created. */
export const CardPageButton = ({
  page: { isPending, failure },
  children,
}: {
  page: Pick<ReturnType<typeof useCardPage>, 'isPending' | 'failure'>;
  children: string;
}) => (
  <>
    <Button type="submit" isFullWidth isPending={isPending}>
      {isPending ? paymentsText.opening : children}
    </Button>
    {failure && (
      <p role="alert" className="mt-3 text-bad">
        {failure.message} <PhoneLink phone={text.company.phone} />
      </p>
    )}
    <p className="mt-2.5 text-small text-ink-3">{paymentsText.secure}</p>
  </>
);
