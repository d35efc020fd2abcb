import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import type { TestApi } from '../../testing/servers/start-api';
import { MailComposers, MailTools } from '..';

/** For the mails of a module, composed in a test. */
export const mailToolsOf = ({ app }: TestApi, now = () => new Date(), composers = new MailComposers()) =>
  new MailTools(composers, app.get(Statements), { now }, app.get(AppConfig));
