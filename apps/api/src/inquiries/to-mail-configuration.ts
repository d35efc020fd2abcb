import type { MailConfiguration } from '@app/mails';
import type { InquiryConfiguration } from './inquiry-configuration';

/** What an inquiry asks about, as a mail shows it: names without ids. */
export const toMailConfiguration = (asked: InquiryConfiguration): MailConfiguration => ({
  material: asked.material?.name ?? null,
  color: asked.color?.name ?? null,
  thickness: asked.thickness?.name ?? null,
  length: asked.lengthMm,
  width: asked.widthMm,
  sink: asked.sinkType?.name ?? null,
  cutouts: asked.cutouts.map(({ name }) => name),
  notes: asked.notes,
});
