import { clientReports, type ClientReportRequest } from '@app/contracts';
import { RequiredOneOf } from '../platform/validation/one-of';
import { OptionalText, RequiredLine } from '../platform/validation/plain-text';
import { Amount } from '../platform/validation/form-rules';

/** What a browser tells of itself. */
export class ClientReportDto implements ClientReportRequest {
  @RequiredOneOf(clientReports.apps)
  app: ClientReportRequest['app'];

  @RequiredOneOf(clientReports.kinds)
  kind: ClientReportRequest['kind'];

  @RequiredLine(clientReports.longestPage)
  page: string;

  @OptionalText(clientReports.longestMessage)
  message?: string | null;

  @Amount()
  value?: number | string | null;
}
