import { setCompany } from '@app/content';
import { paths, type PublicCompanyResponse } from '@app/contracts';
import { apiQuery } from '@app/web-client';

/** The owner may have changed the delivery fee since the page was rendered. */
export const refreshCompany = (): Promise<void> =>
  apiQuery<PublicCompanyResponse>(paths.publicCompany).then(setCompany, () => undefined);
