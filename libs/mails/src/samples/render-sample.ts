import type { MailKind, RenderedMail } from '../mail-data';
import { renderMail } from '../render-mail';
import type { MailSample } from './mail-sample';

/** A sample as its mail. */
export const renderSample = ({ kind, data }: MailSample): RenderedMail => renderMail<MailKind>(kind, data);
