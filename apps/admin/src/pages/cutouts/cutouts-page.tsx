import { FlatPartPage } from '../../features/catalogue/flat-part-page';
import { PriceChanges } from '../../features/price-change/price-changes';
import { CatalogueWarnings } from '../../features/warnings/catalogue-warnings';

export const CutoutsPage = () => (
  <FlatPartPage
    kind="cutouts"
    actions={<PriceChanges kind="cutouts" />}
    notices={<CatalogueWarnings list="cutouts" />}
  />
);
