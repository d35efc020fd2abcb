import type { Attachment } from '@app/contracts';
import type { FoundAttachment } from '../attachments';

/** What was sent along, as staff read it; whose it is they know already. */
export const toAttachment = ({ quoteId: _known, ...attachment }: FoundAttachment): Attachment => attachment;
