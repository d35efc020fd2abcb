import { FlatPartPage } from '../../features/catalogue/flat-part-page';
import { PriceChanges } from '../../features/price-change/price-changes';
import { CatalogueWarnings } from '../../features/warnings/catalogue-warnings';

export const SinkTypesPage = () => (
  <FlatPartPage
    kind="sink-types"
    actions={<PriceChanges kind="sink-types" />}
    notices={<CatalogueWarnings list="sink-types" />}
  />
);
