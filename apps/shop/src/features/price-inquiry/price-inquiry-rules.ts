import { contactLimits, type SaveContactRequest } from '@app/contracts';
import type { FieldRule, Values } from '../../lib/form/check-fields';
import { personRules } from '../../lib/form/person';
import type { InquiredTop } from '../../lib/price-inquiry-slot';
import { text } from './text';

/** The rules of a contact message (specification §5), but the message is optional. */
export const priceInquiryRules = {
  ...personRules,
  message: { limit: contactLimits.message },
} satisfies Record<string, FieldRule>;

export type PriceInquiryField = keyof typeof priceInquiryRules;

export const toPriceInquiry = (
  values: Values<PriceInquiryField>,
  top: InquiredTop,
  trap: string,
): SaveContactRequest => ({
  ...values,
  phone: values.phone || null,
  message: values.message || text.wordless,
  website: trap || null,
  configuration: {
    materialId: top.material?.id ?? null,
    colorId: top.color?.id ?? null,
    thicknessId: top.thickness?.id ?? null,
    length: top.lengthMm,
    width: top.widthMm,
    ...(top.quantity > 1 && { quantity: top.quantity }),
    sinkTypeId: top.sink?.id ?? null,
    cutoutIds: top.cutouts.map(({ id }) => id),
    notes: top.notes.trim() || null,
  },
});
