import { quoteIdPattern, type InquiryForm, type InquiryStatus } from '@app/contracts';
import type { Statement, StatementRunner } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import type { InquiryName } from './add-inquiry-event';

const lock = (form: InquiryForm): Statement => ({
  name: `lock-${form}-inquiry`,
  text: `SELECT status FROM ${form}_inquiry WHERE id = $1 FOR NO KEY UPDATE`,
});
const lockStatements = { contact: lock('contact'), trade: lock('trade') };

/**
 * Where an inquiry stands, and nobody else moves it before this transaction ends.
 * @throws AppError `inquiry/not-found`; an id that nobody was ever given is not even looked for
 */
export async function lockInquiry(tx: StatementRunner, { form, id }: InquiryName): Promise<InquiryStatus> {
  const [inquiry] = quoteIdPattern.test(id)
    ? await tx.run<{ status: InquiryStatus }>(lockStatements[form], [id])
    : [];
  if (!inquiry) throw new AppError('inquiry/not-found');
  return inquiry.status;
}
