import { Skeleton } from '@app/ui';
import { text } from '../text';

interface FromPriceProps {
  material: string;
  price: string | undefined;
}

/**
 * 'From £52.03/sq ft (£560.00/m²)' once the catalogue has loaded; live-data.ts may have written it before React
 * starts. Without scripts a phone number is shown instead.
 */
export const FromPrice = ({ material, price = '' }: FromPriceProps) => (
  <>
    <span data-from-price={material} translate="no" className="peer" suppressHydrationWarning>
      {price}
    </span>
    {!price && (
      <>
        <Skeleton className="h-4.5 w-38 peer-not-empty:hidden noscript:hidden" />
        <span className="hidden noscript:inline">{text.priceByPhone}</span>
      </>
    )}
  </>
);
