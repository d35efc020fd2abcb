import { clientReports, type ClientReportRequest } from '@app/contracts';
import { dtoOf, optionalAmount, optionalText, requiredLine, requiredOneOf } from '../platform/validation';

/** What a browser tells of itself. */
export class ClientReportDto extends dtoOf<ClientReportRequest>({
  app: requiredOneOf(clientReports.apps),
  kind: requiredOneOf(clientReports.kinds),
  page: requiredLine(clientReports.longestPage),
  message: optionalText(clientReports.longestMessage),
  value: optionalAmount,
}) {}
